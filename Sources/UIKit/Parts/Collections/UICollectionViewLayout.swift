import Foundation

/// Computes the attributes of a collection view's views. Subclasses implement the layout; this
/// class lays out nothing.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open var collectionView: UICollectionView? { ownCollectionView }
  @LooseView var ownCollectionView: UICollectionView? = nil
  private var decorationMakers: [String: (CGRect) -> UICollectionReusableView] = [:]

  public override init() { super.init() }

  /// Creates a layout for a storyboard, whose reader then sets the properties.
  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init()
    coder.endObject(self)
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  // MARK: What subclasses say

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Called after an invalidation, before any other method of the layout.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all views that intersect the rectangle.
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

  /// Invalidates the whole layout. It is computed again at the next layout pass.
  open func invalidateLayout() {
    invalidateLayout(with: makeContext())
  }

  /// Invalidates the parts of the layout that the context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.contents.invalidated(by: context)
  }

  /// Whether the layout is mirrored where text runs from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction for which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Returns whether new bounds require a new layout. Called before the bounds change, also while
  /// scrolling.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns whether a cell's preferred size requires a new layout.
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

  /// Creates attributes of the layout's own class for an element.
  func makeAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.indexPath = element.indexPath
    attributes.representedElementCategory = element.category
    attributes.representedElementKind = element.kind
    return attributes
  }

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    let type: AnyClass = Self.layoutAttributesClass
    // Most layouts have no class of their own, so that no type is searched for.
    if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
    guard let type = type as? UICollectionViewLayoutAttributes.Type else {
      Misuse.stop(
        "the layoutAttributesClass of \(Self.self) is \(type), which is no kind of"
          + " UICollectionViewLayoutAttributes")
    }
    return type.init()
  }

  /// Called before the invalidation, after an update has given items other index paths or removed
  /// them.
  func itemsMoved(_ place: (IndexPath) -> IndexPath?) {}

  /// Requests the preferred size of a view again, whose content has changed.
  func measureAgain(_ element: CollectionElement) {}

  /// Returns whether the layout requests the preferred size of a view. `isNew` is true for a view
  /// that has just appeared.
  func asksForPreference(of element: CollectionElement, isNew: Bool) -> Bool {
    isNew || collectionView?.contents.isInvalidated == true
  }

  // MARK: For the collection view

  /// The scroll views of sections that scroll by themselves.
  var orthogonalPlaces: [Int: OrthogonalPlace] { [:] }

  /// Returns whether the view of an element scrolls with its section, across the layout's axis.
  func scrollsAcross(_ element: CollectionElement) -> Bool { false }

  /// Returns the visible views, if the layout returns the attributes of an item again as long as it has
  /// the same place; nil otherwise.
  ///
  /// - Parameters:
  ///   - rect: The visible rectangle.
  ///   - counts: The number of items in each section.
  func visibleAttributes(in rect: CGRect, counts: [Int]) -> VisibleAttributes? { nil }

  /// Lets the program change the attributes of visible views.
  func adjustVisible(_ attributes: [UICollectionViewLayoutAttributes]) {}

  /// Whether a swipe along some item shows actions.
  var hasSwipeActions: Bool { false }

  /// Returns the actions that a swipe along an item shows; nil for none.
  func swipeActions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? { nil }

  // MARK: Scrolling

  /// Returns the offset at which released content rests.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which the content would rest.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Returns the content offset after an update or a layout change.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Movement by a finger

  /// Returns the place for an item that a finger carries. By default it is the place of the item at
  /// the finger, or the item's current place.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.movement.item(at: position) ?? previousIndexPath
  }

  /// Returns the attributes of the item that a finger carries.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  /// Returns the context of the invalidation for each new place of a carried item.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = movementContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns the context of the invalidation after a finger has dropped an item.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = movementContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  /// Returns a context for items that have changed places. Their preferred sizes remain valid.
  private func movementContext() -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateDataSourceCounts = true
    return context
  }

  // MARK: Changes

  /// Called after `prepare()` with the changes that are about to be animated.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called within the animation of the update's changes.
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Returns the attributes from which an inserted item animates in. By default the item fades in
  /// at its place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Returns the attributes to which a deleted item animates. By default the item fades out at its
  /// place.
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

  /// Registers a class for decoration views, which belong to the layout and show no data.
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

  /// Registers a nib for decoration views.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    guard let nib else {
      decorationMakers[elementKind] = nil
      return
    }
    decorationMakers[elementKind] = { frame in
      do {
        let view: UICollectionReusableView = try TiersAbove.interfaces.first(in: nib)
        view.frame = frame
        return view
      } catch {
        Misuse.stop("the nib of decoration views of the kind \(elementKind): \(error)")
      }
    }
  }

  func hasDecoration(_ kind: String) -> Bool { decorationMakers[kind] != nil }

  func makeDecoration(_ kind: String, _ frame: CGRect) -> UICollectionReusableView {
    guard let make = decorationMakers[kind] else {
      Misuse.stop(
        "\(type(of: self)) has no decoration view of the kind \(kind): register one with"
          + " register(_:forDecorationViewOfKind:)")
    }
    return make(frame)
  }
}

/// The parts of a layout that an invalidation affects.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid, including the data, as after `reloadData()`.
  @exclusivity(unchecked) open internal(set) var invalidateEverything = false
  /// Whether the number of items has changed.
  @exclusivity(unchecked) open internal(set) var invalidateDataSourceCounts = false
  /// The value that is added to the content offset.
  @exclusivity(unchecked) open var contentOffsetAdjustment = CGPoint.zero
  /// The value that is added to the content size until the layout computes a new one.
  @exclusivity(unchecked) open var contentSizeAdjustment = CGSize.zero
  @exclusivity(unchecked) open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The places of carried items before the change; nil if no finger carries items.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The places of carried items after the change; nil if no finger carries items.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position to which a finger has carried items.
  @exclusivity(unchecked) open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Whether only the content offset has changed.
  @exclusivity(unchecked) var isOnlyScrolling = false

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

/// One change of a batch, as passed to the layout. The index paths of sections have the item
/// `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// The index path before the update; nil for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The index path after the update; nil for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
  }

  /// Creates an item that changes nothing, for subclasses.
  public override init() {
    action = .none
    before = nil
    after = nil
  }
}
