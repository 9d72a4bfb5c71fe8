import Foundation
import QuartzCore

/// A function that returns the section at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ environment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections that consist of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  @exclusivity(unchecked) open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  @exclusivity(unchecked) private(set) var sections: [CompositionalSection] = [] {
    didSet { knownItems.itemsMoved() }
  }
  /// The headers and footers of the whole layout.
  @exclusivity(unchecked) private(set) var boundaries: [CompositionalSection.Edge] = []
  @exclusivity(unchecked) private var contentSize = CGSize.zero
  @exclusivity(unchecked) private var isArranged = false
  @exclusivity(unchecked) private var measured = MeasuredSizes()
  /// The views whose content has changed since they were measured.
  @exclusivity(unchecked) private var outdated: Set<CollectionElement> = []
  /// The new preferred sizes of cells in long sections since the sections were arranged.
  @exclusivity(unchecked) private var resized: [IndexPath: CGSize] = [:]
  /// Whether the pending invalidation is only due to a cell's preferred size.
  @exclusivity(unchecked) private var isMeasuring = false
  /// The attributes of the visible items.
  @exclusivity(unchecked) var knownItems = KnownItems()
  /// The number of pixels per point, while many attributes are made.
  @exclusivity(unchecked) private var knownScale: CGFloat?
  private static let pinnedHeight = 10

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
    registerListBackground()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
    registerListBackground()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
    registerListBackground()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
    registerListBackground()
  }

  public required init?(coder: NSCoder) { nil }

  var scrollAxis: ScrollAxis { axis }
  private var axis: ScrollAxis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  // MARK: Arranging

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let resized = resized
    self.resized = [:]
    if isArranged { return moveSections(resized) }
    isArranged = true
    knownItems.removeAll()
    sections = []
    boundaries = []
    let room = room(of: view)
    var end: CGFloat = 0
    for item in configuration.boundarySupplementaryItems where item.isBefore {
      addBoundary(item, in: room, at: &end)
    }
    for number in 0..<view.numberOfSections {
      let own = referenceInsets(configuration.contentInsetsReference, of: view)
      let surroundings = LayoutSurroundings(room, insets: own, view.traitCollection)
      guard let section = provider(number, surroundings) else {
        Misuse.stop("the section provider of a compositional layout has no section \(number)")
      }
      if number > 0 { end += configuration.interSectionSpacing }
      let environment = LayoutSurroundings(
        room, insets: referenceInsets(section.contentInsetsReference, of: view),
        view.traitCollection)
      let path = IndexPath(item: 0, section: number)
      // Only the sizes of headers and footers: those of cells would be copied with the next change.
      let edges = measured.others
      let arranged = CompositionalSection(
        section, number: number, count: view.numberOfItems(inSection: number),
        sizes: measured.cells[number], in: environment, from: end, axis: axis
      ) { edges[.supplementary($0, path)] }
      end = arranged.end
      sections.append(arranged)
    }
    close(in: room, at: end)
  }

  /// Adds the footers of the whole layout behind the sections.
  private func close(in room: CGSize, at end: CGFloat) {
    var end = end
    for item in configuration.boundarySupplementaryItems where !item.isBefore {
      addBoundary(item, in: room, at: &end)
    }
    contentSize =
      axis == .vertical
      ? CGSize(width: room.width, height: end) : CGSize(width: end, height: room.height)
  }

  /// Moves the sections from the first one on that contains a cell with a new preferred size.
  private func moveSections(_ resized: [IndexPath: CGSize]) {
    guard let first = resized.keys.map(\.section).min(), sections.indices.contains(first),
      let view = collectionView
    else { return }
    for (path, size) in resized {
      sections[path.section].resize(path.item, size)
      let item = sections[path.section].firstItem(besides: path.item)
      knownItems.line.itemsMoved(from: item, in: path.section)
    }
    var end = sections[first].start
    for number in first..<sections.count {
      if number > first { end += configuration.interSectionSpacing }
      sections[number] = sections[number].moved(to: end)
      end = sections[number].end
    }
    boundaries.removeAll { !$0.item.isBefore }
    close(in: room(of: view), at: end)
  }

  private func room(of view: UICollectionView) -> CGSize {
    let inset = view.adjustedContentInset
    return CGSize(
      width: max(view.bounds.width - inset.left - inset.right, 0),
      height: max(view.bounds.height - inset.top - inset.bottom, 0))
  }

  private func addBoundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, in room: CGSize, at end: inout CGFloat
  ) {
    let measured = measured[.supplementary(item.elementKind, IndexPath(index: 0))]
    var place = BoundaryPlace(item, in: room, axis: axis, measured: measured)
    place.move(to: axis == .vertical ? CGPoint(x: 0, y: end) : CGPoint(x: end, y: 0))
    boundaries.append((item, place.frame))
    end += place.length
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  // MARK: Answers

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect, withItems: true).filter { $0.lies(in: rect) }
  }

  /// Returns the attributes of the views near a rectangle, except of cells.
  func otherAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    hasOtherViews ? attributes(in: rect, withItems: false) : []
  }

  private func attributes(
    in rect: CGRect, withItems: Bool
  ) -> [UICollectionViewLayoutAttributes] {
    let (least, most) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
    var found: [UICollectionViewLayoutAttributes] = []
    knownScale = collectionView?.layoutScale
    defer { knownScale = nil }
    for (number, section) in sections.enumerated()
    where section.end >= least && section.start <= most {
      let path = IndexPath(item: 0, section: number)
      if let background = listBackground(number) { found.append(background) }
      found += section.backgrounds.compactMap {
        layoutAttributesForDecorationView(ofKind: $0.item.elementKind, at: path)
      }
      found += section.edges.compactMap {
        layoutAttributesForSupplementaryView(ofKind: $0.item.elementKind, at: path)
      }
      let shown = rect.offsetBy(dx: shift(number).x, dy: shift(number).y)
      for item in withItems ? section.items(in: shown) : [] {
        if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: number)) {
          found.append(attributes)
        }
      }
      for attachment in section.attachments(in: shown) {
        let path = IndexPath(item: attachment.item, section: number)
        if let attributes = layoutAttributesForSupplementaryView(ofKind: attachment.kind, at: path)
        {
          found.append(attributes)
        }
      }
    }
    found += boundaries.compactMap {
      layoutAttributesForSupplementaryView(
        ofKind: $0.item.elementKind, at: IndexPath(index: 0))
    }
    return found
  }

  /// Returns the visible items among those near the rectangle.
  func updateKnownItems(
    in rect: CGRect, _ items: [(section: Int, item: Int, place: GroupFilling.Item)]
  ) -> [VisibleCell] {
    makingAttributes { knownItems.update(in: rect, scale: $0, items: items, make: $1) }
  }

  /// Runs work with the number of pixels per point, and with a function that makes the attributes of an item.
  func makingAttributes(
    _ work: (
      _ scale: CGFloat, (IndexPath, GroupFilling.Item) -> UICollectionViewLayoutAttributes
    ) -> [VisibleCell]
  ) -> [VisibleCell] {
    let scale = collectionView?.layoutScale ?? 1
    knownScale = scale
    defer { knownScale = nil }
    return work(scale) { path, place in
      let attributes = makeAttributes(of: .cell(path))
      attributes.frame = onPixel(place.frame)
      attributes.take(place)
      return attributes
    }
  }

  /// Returns the distance that a section's items have been scrolled across the layout's axis.
  func shift(_ section: Int) -> CGPoint {
    guard sections[section].orthogonal != nil else { return .zero }
    return collectionView?.orthogonal.offset(section) ?? .zero
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    let section = sections[indexPath.section]
    let place = section.item(indexPath.item)
    let attributes = makeAttributes(of: .cell(indexPath))
    let shift = shift(indexPath.section)
    attributes.frame = onPixel(place.frame).offsetBy(dx: -shift.x, dy: -shift.y)
    attributes.take(place)
    attributes.list = section.section.list?.place(of: indexPath, count: section.count)
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = makeAttributes(of: .supplementary(elementKind, indexPath))
    if indexPath.count == 1 {
      guard let edge = boundaries.first(where: { $0.item.elementKind == elementKind }) else {
        return nil
      }
      take(edge, attributes)
      if edge.item.pinToVisibleBounds {
        attributes.frame = pinned(attributes.frame, edge.item, 0...contentSize[axis])
      }
      return attributes
    }
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    if let edge = section.edges.first(where: { $0.item.elementKind == elementKind }) {
      take(edge, attributes)
      if edge.item.pinToVisibleBounds {
        attributes.frame = pinned(attributes.frame, edge.item, section.start...section.end)
      }
      if let list = section.section.list {
        attributes.list = ListPlace(
          appearance: list.appearance, role: edge.item.isBefore ? .header : .footer)
      }
      return attributes
    }
    guard let attachment = section.attachment(elementKind, of: indexPath.item) else { return nil }
    let shift = shift(indexPath.section)
    attributes.frame = onPixel(attachment.frame).offsetBy(dx: -shift.x, dy: -shift.y)
    attributes.zIndex = attachment.zIndex
    attributes.estimatesWidth = false
    attributes.estimatesHeight = false
    return attributes
  }

  private func take(
    _ edge: CompositionalSection.Edge, _ attributes: UICollectionViewLayoutAttributes
  ) {
    attributes.frame = onPixel(edge.frame)
    attributes.zIndex =
      edge.item.pinToVisibleBounds
      ? max(edge.item.zIndex, Self.pinnedHeight) : edge.item.zIndex
    attributes.estimatesWidth = edge.item.layoutSize.widthDimension.isEstimated
    attributes.estimatesHeight = edge.item.layoutSize.heightDimension.isEstimated
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    if elementKind == ListBackgroundView.kind { return listBackground(indexPath.section) }
    guard
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
    let scale = knownScale ?? collectionView?.layoutScale ?? 1
    func whole(_ number: CGFloat) -> CGFloat { (number * scale).rounded() / scale }
    return CGRect(
      x: whole(frame.minX), y: whole(frame.minY), width: frame.width, height: frame.height)
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let keepsSizes = context.invalidateDataSourceCounts || context.isOnlyScrolling || isMeasuring
    if context.invalidateEverything || !keepsSizes {
      measured = MeasuredSizes()
      knownItems.removeAll()
    }
    if context.invalidateEverything || !keepsSizes || context.invalidateDataSourceCounts {
      resized = [:]
    }
    // A new size alone moves long sections, and does not arrange them again.
    let isMoving = isMeasuring && !resized.isEmpty && !context.invalidateDataSourceCounts
    isMeasuring = false
    if !context.isOnlyScrolling, !isMoving || context.invalidateEverything { isArranged = false }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    if newBounds.size != view.bounds.size { return true }
    // Loops, as each call of a closure on the main actor checks the actor.
    for boundary in boundaries where boundary.item.pinToVisibleBounds { return true }
    for section in sections {
      for edge in section.edges where edge.item.pinToVisibleBounds { return true }
    }
    return false
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isOnlyScrolling = newBounds.size == collectionView?.bounds.size
    return context
  }

  override func itemsMoved(_ place: (IndexPath) -> IndexPath?) {
    var moved = MeasuredSizes()
    // Headers and footers are measured again.
    for (section, sizes) in measured.cells {
      for (item, size) in sizes {
        if let path = place(IndexPath(item: item, section: section)) { moved[.cell(path)] = size }
      }
    }
    measured = moved
    outdated = []
    knownItems.removeAll()
  }

  override func visibleAttributes(in rect: CGRect, counts: [Int]) -> VisibleAttributes? {
    outdated.isEmpty ? ownVisibleAttributes(in: rect, counts: counts) : nil
  }

  override func measureAgain(_ element: CollectionElement) { outdated.insert(element) }

  override func asksForPreference(of element: CollectionElement, isNew: Bool) -> Bool {
    guard measured[element] == nil || outdated.contains(element) else { return false }
    let path = element.indexPath
    switch element.category {
    case .cell:
      guard path.count == 2, sections.indices.contains(path.section),
        (0..<sections[path.section].count).contains(path.item)
      else { return false }
      let item = sections[path.section].item(path.item)
      return item.estimatesWidth || item.estimatesHeight
    case .supplementaryView:
      let attributes = layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: path)
      return attributes.map { $0.estimatesWidth || $0.estimatesHeight } ?? false
    case .decorationView: return false
    }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    measured[preferredAttributes.element] = preferredAttributes.size
    outdated.remove(preferredAttributes.element)
    isMeasuring = preferredAttributes.size != originalAttributes.size
    if isMeasuring { noteSize(of: preferredAttributes) }
    return isMeasuring
  }

  /// Notes the new size of a cell that only moves the sections from its own on; otherwise all
  /// sections will be arranged again.
  private func noteSize(of attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard isArranged, attributes.representedElementCategory == .cell, path.count == 2,
      sections.indices.contains(path.section), sections[path.section].isRepeated
    else {
      resized = [:]
      isArranged = false
      return
    }
    resized[path] = attributes.size
  }

  // MARK: For the collection view

  /// Compositional layouts are mirrored.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var orthogonalPlaces: [Int: OrthogonalPlace] { ownOrthogonalPlaces }
  override func scrollsAcross(_ element: CollectionElement) -> Bool { ownScrollsAcross(element) }
  override func adjustVisible(_ attributes: [UICollectionViewLayoutAttributes]) {
    ownAdjustVisible(attributes)
  }
  override var hasSwipeActions: Bool {
    sections.contains { $0.section.list?.hasSwipeActions == true }
  }
  override func swipeActions(
    _ path: IndexPath, isTrailing: Bool
  ) -> UISwipeActionsConfiguration? { ownSwipeActions(path, isTrailing: isTrailing) }
}
