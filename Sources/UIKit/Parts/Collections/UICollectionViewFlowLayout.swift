import Foundation
import QuartzCore

/// A layout of items in lines, in sections with a header and a footer.
///
/// The items of a full line are distributed over its length. A last line of equal items has the same
/// spacing as the lines before; one of different items has the minimum spacing.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// An item size or estimate that lets the cells determine their sizes.
  public static let automaticSize = CGSize(width: -1, height: -1)

  /// UIKit's: the documented default is 10 points, between lines and between items.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
  /// UIKit's documented default, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }
  /// UIKit's: the documented default size.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
  /// The estimated size. If it is not zero, the cells determine their sizes.
  open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize != oldValue) } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(scrollDirection != oldValue) }
  }
  /// The default size of headers. Only the length along the scroll axis applies; zero means no
  /// header.
  open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
  open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(sectionInsetReference != oldValue) }
  }
  /// Whether headers stay at the visible edge as long as their section is visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  private var sections: [FlowSection] = []
  private var contentSize = CGSize.zero
  private var isArranged = false
  /// The sizes that cells prefer.
  private var preferredSizes: [IndexPath: CGSize] = [:]
  /// The z index of pinned headers and footers, above the items.
  private static let pinnedHeight = 10

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private func changed(_ isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  var axis: ScrollAxis { scrollDirection == .vertical ? .vertical : .horizontal }
  private var crossAxis: ScrollAxis { axis == .vertical ? .horizontal : .vertical }
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.itemDelegate as? any UICollectionViewDelegateFlowLayout
  }

  // MARK: Arranging

  open override func prepare() {
    super.prepare()
    if !isArranged { arrange() }
  }

  private func arrange() {
    isArranged = true
    sections = []
    contentSize = .zero
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let width = view.bounds.size[crossAxis] - inset.start(crossAxis) - inset.end(crossAxis)
    let delegate = flowDelegate
    var end: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let arranged = FlowSection(
        measures(of: section, in: view, delegate), from: end, width: max(width, 0), axis: axis,
        scale: view.layoutScale)
      end = arranged.end
      sections.append(arranged)
    }
    contentSize =
      axis == .vertical
      ? CGSize(width: max(width, 0), height: end) : CGSize(width: end, height: max(width, 0))
  }

  private func measures(
    of section: Int, in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Measures {
    let sizes = (0..<view.numberOfItems(inSection: section)).map {
      itemSize(at: IndexPath(item: $0, section: section), in: view, delegate)
    }
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    return FlowSection.Measures(
      itemSizes: sizes, inset: inset(of: section, in: view, delegate),
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      header: header[axis], footer: footer[axis])
  }

  private func inset(
    of section: Int, in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> UIEdgeInsets {
    var inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let more: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: more = view.safeAreaInsets
    case .fromLayoutMargins: more = view.layoutMargins
    }
    // Insets that are already part of the adjusted content inset are not added again.
    let counted = view.adjustedContentInset
    if axis == .vertical {
      inset.left += max(more.left - counted.left, 0)
      inset.right += max(more.right - counted.right, 0)
    } else {
      inset.top += max(more.top - counted.top, 0)
      inset.bottom += max(more.bottom - counted.bottom, 0)
    }
    return inset
  }

  private func itemSize(
    at path: IndexPath, in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if let preferred = preferredSizes[path] { return preferred }
    let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    guard measuresCells, size == itemSize || size == Self.automaticSize else {
      return checked(size)
    }
    let estimate = estimatedItemSize == .zero ? size : estimatedItemSize
    // UIKit's default `itemSize`.
    return estimate == Self.automaticSize ? CGSize(width: 50, height: 50) : checked(estimate)
  }

  private func checked(_ size: CGSize) -> CGSize {
    require(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "the size of an item must be zero or more, not \(size.width) × \(size.height)")
    return size
  }

  private var measuresCells: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let least = rect.origin[axis]
    let most = least + rect.size[axis]
    var found: [UICollectionViewLayoutAttributes] = []
    for (number, section) in sections.enumerated()
    where section.end >= least && section.start <= most {
      let extras = [
        (UICollectionView.elementKindSectionHeader, section.header),
        (UICollectionView.elementKindSectionFooter, section.footer),
      ]
      let path = IndexPath(item: 0, section: number)
      for (kind, frame) in extras where frame != nil {
        guard let attributes = edgeAttributes(kind, path) else { continue }
        if attributes.lies(in: rect) { found.append(attributes) }
      }
      for item in section.items(from: least, to: most, axis: axis)
      where section.items[item].reaches(into: rect) {
        let path = IndexPath(item: item, section: number)
        if let attributes = itemAttributes(path) { found.append(attributes) }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    edgeAttributes(elementKind, indexPath) ?? emptyAttributes(elementKind, indexPath)
  }

  /// Returns the attributes of a header or footer without a size, which is not shown.
  private func emptyAttributes(
    _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    guard sections.indices.contains(indexPath.section), kinds.contains(elementKind) else {
      return nil
    }
    return makeAttributes(
      of: CollectionElement(
        category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  // Computed directly and not through the overridable methods, because overrides often call these
  // methods in turn.
  private func itemAttributes(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = makeAttributes(of: .cell(indexPath))
    attributes.frame = sections[indexPath.section].items[indexPath.item]
    return attributes
  }

  private func edgeAttributes(
    _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
      let frame = isHeader ? section.header : section.footer
    else { return nil }
    let attributes = makeAttributes(
      of: CollectionElement(
        category: .supplementaryView, kind: elementKind, indexPath: indexPath))
    attributes.frame = frame
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      attributes.frame = pinned(frame, of: section, isHeader: isHeader)
      attributes.zIndex = Self.pinnedHeight
    }
    return attributes
  }

  private func pinned(_ frame: CGRect, of section: FlowSection, isHeader: Bool) -> CGRect {
    guard let view = collectionView else { return frame }
    let inset = view.adjustedContentInset
    var frame = frame
    let length = frame.size[axis]
    if isHeader {
      let edge = view.bounds.origin[axis] + inset.start(axis)
      let last = section.end - (section.footer?.size[axis] ?? 0) - length
      frame.origin[axis] = min(max(frame.origin[axis], edge), max(last, frame.origin[axis]))
    } else {
      let edge = view.bounds.origin[axis] + view.bounds.size[axis] - inset.end(axis) - length
      let first = section.start + (section.header?.size[axis] ?? 0)
      frame.origin[axis] = max(min(frame.origin[axis], edge), min(first, frame.origin[axis]))
    }
    return frame
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    // Preferred sizes stay valid if only the positions of items have changed.
    if context.invalidateEverything
      || !context.invalidateDataSourceCounts && flow?.invalidateFlowLayoutDelegateMetrics != false
    {
      preferredSizes = [:]
    }
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics != false
      || flow?.invalidateFlowLayoutAttributes != false
    {
      isArranged = false
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    if newBounds.size[crossAxis] != view.bounds.size[crossAxis] { return true }
    return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      let view = collectionView
    else { return context }
    // Scrolling only moves pinned headers and footers.
    let isOther = newBounds.size[crossAxis] != view.bounds.size[crossAxis]
    flow.invalidateFlowLayoutDelegateMetrics = isOther
    flow.invalidateFlowLayoutAttributes = isOther
    return flow
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  override func itemsMoved(_ place: (IndexPath) -> IndexPath?) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in preferredSizes {
      if let path = place(path) { moved[path] = size }
    }
    preferredSizes = moved
  }

  override func asksForPreference(of element: CollectionElement, isNew: Bool) -> Bool {
    measuresCells && element.category == .cell && preferredSizes[element.indexPath] == nil
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard measuresCells, preferredAttributes.representedElementCategory == .cell else {
      return false
    }
    preferredSizes[preferredAttributes.indexPath] = checked(preferredAttributes.size)
    return preferredAttributes.size != originalAttributes.size
  }
}

/// The parts of a flow layout that an invalidation affects.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is called again for sizes and spacings.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the flow layout arranges its items again.
  open var invalidateFlowLayoutAttributes = true
}
