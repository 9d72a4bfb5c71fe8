import Foundation
import QuartzCore

/// A layout of sections that consist of groups of items. Sections with their own orthogonal
/// scrolling are not supported: all scroll along with the view.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider = (
    _ section: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: SectionProvider
  private var sections: [CompositionalSection] = []
  private var contentSize = CGSize.zero
  private var isArranged = false
  private var measured: [IndexPath: CGSize] = [:]
  /// Whether the pending invalidation is only due to a cell's preferred size.
  private var isMeasuring = false
  private static let pinnedHeight = 10

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  private var axis: ScrollAxis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }
  private var crossAxis: ScrollAxis { axis == .vertical ? .horizontal : .vertical }

  // MARK: Arranging

  open override func prepare() {
    super.prepare()
    guard !isArranged, let view = collectionView else { return }
    isArranged = true
    sections = []
    let inset = view.adjustedContentInset
    let room = CGSize(
      width: max(view.bounds.width - inset.left - inset.right, 0),
      height: max(view.bounds.height - inset.top - inset.bottom, 0))
    let surroundings = LayoutSurroundings(room, insets: .zero, view.traitCollection)
    var end: CGFloat = 0
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, surroundings) else {
        Misuse.stop("the section provider of a compositional layout has no section \(number)")
      }
      if number > 0 { end += configuration.interSectionSpacing }
      let arranged = CompositionalSection(
        section, count: view.numberOfItems(inSection: number), in: room, from: end, axis: axis
      ) { [measured] in measured[IndexPath(item: $0, section: number)] }
      end = arranged.end
      sections.append(arranged)
    }
    contentSize =
      axis == .vertical
      ? CGSize(width: room.width, height: end) : CGSize(width: end, height: room.height)
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  // MARK: Answers

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let (least, most) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
    var found: [UICollectionViewLayoutAttributes] = []
    for (number, section) in sections.enumerated()
    where section.end >= least && section.start <= most {
      let path = IndexPath(item: 0, section: number)
      found += section.backgrounds.compactMap {
        layoutAttributesForDecorationView(ofKind: $0.item.elementKind, at: path)
      }
      found += section.edges.compactMap {
        layoutAttributesForSupplementaryView(ofKind: $0.item.elementKind, at: path)
      }
      for (item, place) in section.items.enumerated() where place.frame.reaches(into: rect) {
        if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: number)) {
          found.append(attributes)
        }
      }
    }
    return found.filter { $0.lies(in: rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let place = sections[indexPath.section].items[indexPath.item]
    let attributes = makeAttributes(of: .cell(indexPath))
    attributes.frame = onPixel(place.frame)
    attributes.zIndex = place.zIndex
    attributes.estimatesWidth = place.estimatesWidth
    attributes.estimatesHeight = place.estimatesHeight
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      let edge = sections[indexPath.section].edges.first(where: {
        $0.item.elementKind == elementKind
      })
    else { return nil }
    let attributes = makeAttributes(
      of: CollectionElement(
        category: .supplementaryView, kind: elementKind, indexPath: indexPath))
    attributes.frame = onPixel(edge.frame)
    attributes.zIndex = edge.item.zIndex
    if edge.item.pinToVisibleBounds {
      attributes.frame = pinned(attributes.frame, edge.item, sections[indexPath.section])
      attributes.zIndex = max(edge.item.zIndex, Self.pinnedHeight)
    }
    return attributes
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      let background = sections[indexPath.section].backgrounds.first(where: {
        $0.item.elementKind == elementKind
      })
    else { return nil }
    let attributes = makeAttributes(
      of: CollectionElement(category: .decorationView, kind: elementKind, indexPath: indexPath))
    attributes.frame = onPixel(background.frame)
    attributes.zIndex = background.item.zIndex
    return attributes
  }

  private func onPixel(_ frame: CGRect) -> CGRect {
    let scale = collectionView?.layoutScale ?? 1
    func whole(_ number: CGFloat) -> CGFloat { (number * scale).rounded() / scale }
    return CGRect(
      x: whole(frame.minX), y: whole(frame.minY), width: frame.width, height: frame.height)
  }

  private func pinned(
    _ frame: CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem,
    _ section: CompositionalSection
  ) -> CGRect {
    guard let view = collectionView else { return frame }
    var frame = frame
    let (inset, length) = (view.adjustedContentInset, frame.size[axis])
    if item.isBefore {
      let edge = view.bounds.origin[axis] + inset.start(axis)
      frame.origin[axis] = min(
        max(frame.origin[axis], edge), max(section.end - length, frame.origin[axis]))
    } else {
      let edge = view.bounds.origin[axis] + view.bounds.size[axis] - inset.end(axis) - length
      frame.origin[axis] = max(
        min(frame.origin[axis], edge), min(section.start, frame.origin[axis]))
    }
    return frame
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let keepsSizes = context.invalidateDataSourceCounts || context.isOnlyScrolling || isMeasuring
    if context.invalidateEverything || !keepsSizes { measured = [:] }
    isMeasuring = false
    if !context.isOnlyScrolling { isArranged = false }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    if newBounds.size != view.bounds.size { return true }
    return sections.contains { $0.edges.contains { $0.item.pinToVisibleBounds } }
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isOnlyScrolling = newBounds.size == collectionView?.bounds.size
    return context
  }

  override func itemsMoved(_ place: (IndexPath) -> IndexPath?) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in measured {
      if let path = place(path) { moved[path] = size }
    }
    measured = moved
  }

  override func asksForPreference(of element: CollectionElement, isNew: Bool) -> Bool {
    let path = element.indexPath
    guard element.category == .cell, measured[path] == nil,
      sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return false }
    let place = sections[path.section].items[path.item]
    return place.estimatesWidth || place.estimatesHeight
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    measured[preferredAttributes.indexPath] = preferredAttributes.size
    isMeasuring = preferredAttributes.size != originalAttributes.size
    return isMeasuring
  }
}

/// The configuration of all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
}
