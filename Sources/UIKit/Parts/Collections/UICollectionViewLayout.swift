import Foundation

/// Says where the views of a collection view are. Subclasses do; this one has none.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  private var decorationMakers: [String: (CGRect) -> UICollectionReusableView] = [:]

  public override init() { super.init() }

  /// As a storyboard makes it, which sets what it says afterwards.
  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init()
    coder.endObject(self)
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  // MARK: What subclasses say

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Called before the layout is asked for anything, whenever it was invalidated.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// Of all views that are in the rectangle at least in part.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Has everything asked for again at the next layout.
  open func invalidateLayout() {
    invalidateLayout(with: makeContext())
  }

  /// Has asked again what the context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.contents.invalidated(by: context)
  }

  /// Asked before the bounds change, by scrolling, too: whether the layout is another then.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the size that a cell would like to have changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = Self.invalidationContextClass
    guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else {
      Misuse.stop(
        "the invalidationContextClass of \(Self.self) is \(type), which is no kind of"
          + " UICollectionViewLayoutInvalidationContext")
    }
    return type.init()
  }

  /// Of the class that the layout has for them.
  func makeAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let type: AnyClass = Self.layoutAttributesClass
    guard let type = type as? UICollectionViewLayoutAttributes.Type else {
      Misuse.stop(
        "the layoutAttributesClass of \(Self.self) is \(type), which is no kind of"
          + " UICollectionViewLayoutAttributes")
    }
    let attributes = type.init()
    attributes.indexPath = element.indexPath
    attributes.representedElementCategory = element.category
    attributes.representedElementKind = element.kind
    return attributes
  }

  /// The items have other places, or none, before the layout is invalidated.
  func itemsMoved(_ place: (IndexPath) -> IndexPath?) {}

  /// Whether a view is asked which size it would like to have; `isNew` where it has just come.
  func asksForPreference(of element: CollectionElement, isNew: Bool) -> Bool {
    isNew || collectionView?.contents.isInvalidated == true
  }

  // MARK: Scrolling

  /// Where content that was let go rests, instead of the proposed place.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would rest.
  ///   - velocity: Of the offset, in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// The offset after an update, or under another layout.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Changes

  /// Called after `prepare()` with the changes that are about to be shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called within the animation of the changes.
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Where an item that is inserted comes from; at its place, and not yet to be seen, unless that is overridden.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Where an item that is deleted goes; it fades where it was, unless that is overridden.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.faded(collectionView?.contents.lastAttributes(of: .cell(itemIndexPath)))
  }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.faded(
      collectionView?.contents.lastAttributes(
        of: CollectionElement(
          category: .supplementaryView, kind: elementKind, indexPath: elementIndexPath)))
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.faded(
      collectionView?.contents.lastAttributes(
        of: CollectionElement(
          category: .decorationView, kind: elementKind, indexPath: decorationIndexPath)))
  }

  private static func faded(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.duplicate
    copy?.alpha = 0
    return copy
  }

  // MARK: Decoration

  /// The class of views that belong to the layout and show no data.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationMakers[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      Misuse.stop("\(viewClass) is no UICollectionReusableView and cannot be a decoration view")
    }
    decorationMakers[elementKind] = { UICollectionView.make(type, $0) }
  }

  func makeDecoration(_ kind: String, _ frame: CGRect) -> UICollectionReusableView {
    guard let make = decorationMakers[kind] else {
      Misuse.stop(
        "\(type(of: self)) has no decoration view of the kind \(kind): register one with"
          + " register(_:forDecorationViewOfKind:)")
    }
    return make(frame)
  }
}

/// What of a layout is to be asked for again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Everything, and the data source, too, as after `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// How many items there are has changed.
  open internal(set) var invalidateDataSourceCounts = false
  /// Added to the offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content size until the layout says another one.
  open var contentSizeAdjustment = CGSize.zero
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Nothing but the offset is another.
  var isOnlyScrolling = false

  public required override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// One change of a batch, as a layout hears of it. A section's paths have the item `NSNotFound`.
@preconcurrency @MainActor
public final class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// Nil for what is inserted.
  public let indexPathBeforeUpdate: IndexPath?
  /// Nil for what is deleted.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
