import Foundation

/// One section of a compositional layout: the frames of its items, headers, footers and
/// backgrounds.
@MainActor
final class CompositionalSection {
  typealias Edge = (item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)

  let section: NSCollectionLayoutSection
  let environment: any NSCollectionLayoutEnvironment
  private var filling: GroupFilling
  /// The groups of a long section, which are placed when they are visible; nil for other sections.
  private var repeated: RepeatedGroups?
  /// Finds the items and the attachments that are visible.
  private var itemIndex = FrameIndex([])
  private var attachmentIndex = FrameIndex([])
  private(set) var edges: [Edge] = []
  private(set) var backgrounds: [(item: NSCollectionLayoutDecorationItem, frame: CGRect)] = []
  /// The scroll view of a section that scrolls by itself; nil for other sections.
  private(set) var orthogonal: OrthogonalPlace?
  /// The start of the section along the scroll axis, in points.
  let start: CGFloat
  private(set) var end: CGFloat
  private let number: Int
  private let sizes: [Int: CGSize]?
  private let axis: ScrollAxis
  private let measuredEdge: (String) -> CGSize?

  /// Computes the frames of a section.
  ///
  /// - Parameters:
  ///   - number: The index of the section.
  ///   - count: The number of items.
  ///   - sizes: The sizes that cells prefer, by item.
  ///   - repeated: The groups of the same section at another start; nil to place them.
  ///   - environment: The collection view's size within its insets, and the section's insets.
  ///   - start: The start of the section along the scroll axis.
  ///   - axis: The scroll axis.
  ///   - measuredEdge: Returns the size that the header or footer of a kind prefers.
  init(
    _ section: NSCollectionLayoutSection, number: Int, count: Int, sizes: [Int: CGSize]?,
    repeated: RepeatedGroups? = nil, in environment: any NSCollectionLayoutEnvironment,
    from start: CGFloat, axis: ScrollAxis, measuredEdge: @escaping (String) -> CGSize?
  ) {
    self.section = section
    self.environment = environment
    self.number = number
    self.sizes = sizes
    filling = GroupFilling(count: count) { sizes?[$0] }
    self.start = start
    self.axis = axis
    self.measuredEdge = measuredEdge
    end = start
    let room = environment.container.contentSize
    let insets = section.contentInsets.adding(environment.container.contentInsets)
    let inner = CGSize(
      width: max(room.width - insets.leading - insets.trailing, 0),
      height: max(room.height - insets.top - insets.bottom, 0))
    let follows =
      section.supplementariesFollowContentInsets
      && section.supplementaryContentInsetsReference != .none
    let (edgeRoom, edgeInsets) = follows ? (inner, insets) : (room, .zero)
    end += section.list?.gapBefore(isFirst: number == 0) ?? 0
    let backgroundStart = end
    for item in section.boundarySupplementaryItems where item.isBefore {
      addEdge(item, edgeRoom, edgeInsets)
    }
    end += axis == .vertical ? insets.top : insets.leading
    self.repeated =
      repeated
      ?? RepeatedGroups(section, count: count, sizes: sizes ?? [:], in: inner, insets, axis)
    if let repeated = self.repeated {
      end = repeated.place(from: end)
    } else {
      placeAll(inner, insets)
    }
    end += axis == .vertical ? insets.bottom : insets.trailing
    for item in section.boundarySupplementaryItems where !item.isBefore {
      addEdge(item, edgeRoom, edgeInsets)
    }
    let length = end - backgroundStart
    end += section.list?.gapAfter ?? 0
    for item in section.decorationItems {
      let frame =
        axis == .vertical
        ? CGRect(x: 0, y: backgroundStart, width: room.width, height: length)
        : CGRect(x: backgroundStart, y: 0, width: length, height: room.height)
      backgrounds.append((item, frame.inset(by: item.contentInsets)))
    }
  }

  /// Returns the same section at another start.
  func moved(to start: CGFloat) -> CompositionalSection {
    CompositionalSection(
      section, number: number, count: count, sizes: sizes, repeated: repeated, in: environment,
      from: start, axis: axis, measuredEdge: measuredEdge)
  }

  /// Whether the section is long, so that a new size of a cell only moves what is behind the cell.
  var isRepeated: Bool { repeated != nil }

  /// Sets the size that an item's cell prefers, for `moved(to:)`.
  func resize(_ item: Int, _ size: CGSize) { repeated?.resize(item, size) }

  /// Returns the first item that moves with an item of a long section.
  func firstItem(besides item: Int) -> Int { repeated?.firstItem(besides: item) ?? 0 }

  /// Returns the indices of the items near a rectangle; nil for a section that is not long.
  func itemsOfGroups(near rect: CGRect) -> Range<Int>? { repeated?.itemsOfGroups(near: rect) }

  // MARK: Items

  var count: Int { filling.count }

  func item(_ index: Int) -> GroupFilling.Item { repeated?.item(index) ?? filling.items[index] }

  /// Returns the items that overlap a rectangle, in ascending order.
  func items(in rect: CGRect) -> [Int] {
    if let repeated { return repeated.items(in: rect) }
    return itemIndex.indices(near: rect).filter { filling.items[$0].frame.reaches(into: rect) }
  }

  /// Visits the items that overlap a rectangle, in ascending order.
  func visitItems(in rect: CGRect, _ visit: (Int, GroupFilling.Item) -> Void) {
    if let repeated { return repeated.visitItems(in: rect, visit) }
    for index in itemIndex.indices(near: rect) where filling.items[index].frame.reaches(into: rect)
    {
      visit(index, filling.items[index])
    }
  }

  func attachments(in rect: CGRect) -> [GroupFilling.Attachment] {
    if let repeated { return repeated.attachments(in: rect) }
    return attachmentIndex.indices(near: rect).map { filling.attachments[$0] }
      .filter { $0.frame.reaches(into: rect) }
  }

  func attachment(_ kind: String, of item: Int) -> GroupFilling.Attachment? {
    guard (0..<count).contains(item) else { return nil }
    return (repeated?.attachments(besides: item) ?? filling.attachments)
      .first { $0.kind == kind && $0.item == item }
  }

  /// Whether the section has views besides its items.
  var hasOtherViews: Bool {
    section.list != nil || !edges.isEmpty || !backgrounds.isEmpty
      || (repeated?.hasAttachments ?? !filling.attachments.isEmpty)
  }

  func hasAttachments(_ kind: String) -> Bool {
    (repeated?.firstAttachments ?? filling.attachments).contains { $0.kind == kind }
  }

  // MARK: Groups

  private func placeAll(_ inner: CGSize, _ insets: NSDirectionalEdgeInsets) {
    if section.orthogonalScrollingBehavior == .none {
      fill(inner, insets)
    } else {
      fillAcross(inner, insets)
    }
    itemIndex = FrameIndex(filling.items.lazy.map(\.frame))
    attachmentIndex = FrameIndex(filling.attachments.lazy.map(\.frame))
  }

  /// Places groups one after the other along the scroll axis.
  private func fill(_ inner: CGSize, _ insets: NSDirectionalEdgeInsets) {
    let group = section.group
    let cross: ScrollAxis = axis == .vertical ? .horizontal : .vertical
    let edges = group.edgeSpacing
    let size = group.layoutSize.size(in: inner)
    var isFirst = true
    while !filling.isComplete {
      if !isFirst { end += section.interGroupSpacing }
      isFirst = false
      end += edges?.ends(axis).start?.spacing ?? 0
      let origin =
        axis == .vertical
        ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
      let before = filling.items.count
      let placed = filling.place(group, size: size, at: origin)
      if let edges {
        filling.shift(
          from: before, cross, by: edges.start(cross, free: inner[cross] - placed[cross]))
      }
      end += placed[axis] + (edges?.ends(axis).end?.spacing ?? 0)
      require(filling.items.count > before, "a group of a compositional layout has no items")
    }
  }

  /// Places groups side by side across the scroll axis, for a section that scrolls by itself.
  private func fillAcross(_ inner: CGSize, _ insets: NSDirectionalEdgeInsets) {
    let group = section.group
    let cross: ScrollAxis = axis == .vertical ? .horizontal : .vertical
    let edges = group.edgeSpacing
    let size = group.layoutSize.size(in: inner)
    var origin =
      axis == .vertical ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
    let start = origin
    var extent: CGFloat = 0
    var groups: [ClosedRange<Double>] = []
    while !filling.isComplete {
      if !groups.isEmpty { origin[cross] += section.interGroupSpacing }
      origin[cross] += edges?.ends(cross).start?.spacing ?? 0
      let before = filling.items.count
      let placed = filling.place(group, size: size, at: origin)
      require(filling.items.count > before, "a group of a compositional layout has no items")
      let first = Double(origin[cross] - start[cross])
      groups.append(first...first + Double(placed[cross]))
      origin[cross] += placed[cross] + (edges?.ends(cross).end?.spacing ?? 0)
      extent = max(extent, placed[axis])
    }
    let length = origin[cross] - start[cross]
    let vertical = axis == .vertical
    orthogonal = OrthogonalPlace(
      frame: CGRect(
        origin: start,
        size: vertical
          ? CGSize(width: inner.width, height: extent)
          : CGSize(width: extent, height: inner.height)),
      contentSize: vertical
        ? CGSize(width: length, height: extent) : CGSize(width: extent, height: length),
      axis: cross, groups: groups, behavior: section.orthogonalScrollingBehavior,
      properties: section.orthogonalScrollingProperties,
      margin: vertical
        ? (insets.leading, insets.trailing) : (insets.top, insets.bottom))
    end += extent
  }

  // MARK: Edges

  private func addEdge(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ inner: CGSize,
    _ insets: NSDirectionalEdgeInsets
  ) {
    var edge = BoundaryPlace(item, in: inner, axis: axis, measured: measuredEdge(item.elementKind))
    let origin =
      axis == .vertical
      ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
    edge.move(to: origin)
    edges.append((item, edge.frame))
    end += edge.length
  }
}

/// The place of a header or a footer at an edge of a section or of the whole layout.
@MainActor
struct BoundaryPlace {
  private(set) var frame: CGRect
  /// The room that the view takes along the scroll axis, in points; 0 if it overlaps the items.
  let length: CGFloat

  /// - Parameters:
  ///   - room: The size of the section within its insets.
  ///   - measured: The size that the view prefers; nil if it is not known.
  init(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, in room: CGSize, axis: ScrollAxis,
    measured: CGSize?
  ) {
    let cross: ScrollAxis = axis == .vertical ? .horizontal : .vertical
    var size = item.layoutSize.size(in: room)
    let insets = item.contentInsets
    if let measured {
      if item.layoutSize.widthDimension.isEstimated {
        size.width = measured.width + insets.leading + insets.trailing
      }
      if item.layoutSize.heightDimension.isEstimated {
        size.height = measured.height + insets.top + insets.bottom
      }
    }
    let edges = item.edgeSpacing
    let before = edges?.ends(axis).start?.spacing ?? 0
    let after = edges?.ends(axis).end?.spacing ?? 0
    let free = room[cross] - size[cross]
    var shift: CGFloat =
      switch item.alignment {
      case .topLeading, .bottomLeading: 0
      case .topTrailing, .bottomTrailing: free
      case .none, .top, .bottom, .leading, .trailing: free / 2
      }
    if let edges { shift = edges.start(cross, free: free) }
    length = item.extendsBoundary ? before + size[axis] + after : 0
    var origin = CGPoint.zero
    origin[cross] = shift
    origin[axis] = item.extendsBoundary || !item.isBefore ? before : 0
    if !item.extendsBoundary, !item.isBefore { origin[axis] = -size[axis] }
    frame = CGRect(
      x: origin.x + item.offset.x, y: origin.y + item.offset.y, width: size.width,
      height: size.height
    ).inset(by: insets)
  }

  mutating func move(to origin: CGPoint) {
    frame = frame.offsetBy(dx: origin.x, dy: origin.y)
  }
}

extension NSDirectionalEdgeInsets {
  func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}
