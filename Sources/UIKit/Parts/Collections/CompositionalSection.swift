import Foundation

/// One section of a compositional layout: the frames of its items, headers, footers and
/// backgrounds.
@MainActor
struct CompositionalSection {
  struct Item {
    var frame: CGRect
    var zIndex = 0
    var estimatesWidth = false
    var estimatesHeight = false
  }

  private(set) var items: [Item] = []
  private(set) var edges: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
  private(set) var backgrounds: [(item: NSCollectionLayoutDecorationItem, frame: CGRect)] = []
  /// The start of the section along the scroll axis, in points.
  let start: CGFloat
  private(set) var end: CGFloat
  private let axis: ScrollAxis
  private let count: Int
  private let measured: (Int) -> CGSize?

  /// Computes the frames of a section.
  ///
  /// - Parameters:
  ///   - count: The number of items in the section.
  ///   - room: The collection view's size within its insets.
  ///   - start: The start of the section along the scroll axis.
  ///   - axis: The scroll axis.
  ///   - measured: Returns the size that an item's cell prefers.
  init(
    _ section: NSCollectionLayoutSection, count: Int, in room: CGSize, from start: CGFloat,
    axis: ScrollAxis, measured: @escaping (Int) -> CGSize?
  ) {
    self.start = start
    self.axis = axis
    self.count = count
    self.measured = measured
    end = start
    let insets = section.contentInsets
    let inner = CGSize(
      width: max(room.width - insets.leading - insets.trailing, 0),
      height: max(room.height - insets.top - insets.bottom, 0))
    for item in section.boundarySupplementaryItems where item.isBefore {
      addEdge(item, inner, insets)
    }
    let contentStart = end
    end += axis == .vertical ? insets.top : insets.leading
    var isFirst = true
    while items.count < count {
      if !isFirst { end += section.interGroupSpacing }
      isFirst = false
      let origin =
        axis == .vertical
        ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
      let before = items.count
      let size = place(section.group, size: section.group.layoutSize.size(in: inner), at: origin)
      end += size[axis]
      require(items.count > before, "a group of a compositional layout has no items")
    }
    end += axis == .vertical ? insets.bottom : insets.trailing
    let contentEnd = end
    for item in section.boundarySupplementaryItems where !item.isBefore {
      addEdge(item, inner, insets)
    }
    for item in section.decorationItems {
      let frame =
        axis == .vertical
        ? CGRect(x: 0, y: contentStart, width: room.width, height: contentEnd - contentStart)
        : CGRect(x: contentStart, y: 0, width: contentEnd - contentStart, height: room.height)
      backgrounds.append((item, frame.inset(by: item.contentInsets)))
    }
  }

  private mutating func addEdge(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ inner: CGSize,
    _ insets: NSDirectionalEdgeInsets
  ) {
    let size = item.layoutSize.size(in: inner)
    let length = size[axis]
    let place = item.extendsBoundary || !item.isBefore ? end : end - length
    let cross = axis == .vertical ? inner.width - size.width : inner.height - size.height
    let shift: CGFloat =
      switch item.alignment {
      case .topLeading, .bottomLeading: 0
      case .topTrailing, .bottomTrailing: cross
      default: cross / 2
      }
    let origin =
      axis == .vertical
      ? CGPoint(x: insets.leading + shift, y: place) : CGPoint(x: place, y: insets.top + shift)
    edges.append((item, CGRect(origin: origin, size: size).inset(by: item.contentInsets)))
    if item.extendsBoundary { end += length }
  }

  // MARK: Groups

  /// Places the next items into the group, and returns the size of the group with them.
  private mutating func place(
    _ group: NSCollectionLayoutGroup, size: CGSize, at origin: CGPoint
  ) -> CGSize {
    let insets = group.contentInsets
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let room = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    guard case .line(let axis, let subitems, let number) = group.content else {
      placeCustom(group, in: room, at: start)
      return size
    }
    let filled = placeLine(group, axis, subitems, number, in: room, at: start)
    let dimensions = group.layoutSize
    return CGSize(
      width: dimensions.widthDimension.isEstimated
        ? filled.width + insets.leading + insets.trailing : size.width,
      height: dimensions.heightDimension.isEstimated
        ? filled.height + insets.top + insets.bottom : size.height)
  }

  private mutating func placeCustom(
    _ group: NSCollectionLayoutGroup, in room: CGSize, at start: CGPoint
  ) {
    guard case .custom(let provider) = group.content else { return }
    let surroundings = LayoutSurroundings(room, insets: .zero, .current)
    for item in provider(surroundings) where items.count < count {
      items.append(
        Item(frame: item.frame.offsetBy(dx: start.x, dy: start.y), zIndex: item.zIndex))
    }
  }

  private mutating func placeLine(
    _ group: NSCollectionLayoutGroup, _ axis: ScrollAxis, _ subitems: [NSCollectionLayoutItem],
    _ number: Int?, in room: CGSize, at start: CGPoint
  ) -> CGSize {
    let isVertical = axis == .vertical
    let spacing = group.interItemSpacing?.spacing ?? 0
    // A group with an estimated size contains each of its subitems once.
    let isOpen =
      isVertical
      ? group.layoutSize.heightDimension.isEstimated : group.layoutSize.widthDimension.isEstimated
    let most = number ?? (isOpen ? subitems.count : Int.max)
    var (along, across): (CGFloat, CGFloat) = (0, 0)
    /// The index of the first item of each part; used to spread the parts over the line.
    var parts: [Int] = []
    while !subitems.isEmpty, parts.count < most, items.count < count {
      let item = subitems[parts.count % subitems.count]
      var size = self.size(of: item, in: room)
      if let number, !isOpen {
        let share = (room[axis] - spacing * CGFloat(number - 1)) / CGFloat(max(number, 1))
        size =
          isVertical
          ? CGSize(width: size.width, height: share)
          : CGSize(width: share, height: size.height)
      }
      let gap = parts.isEmpty ? 0 : spacing
      if number == nil, !isOpen, !parts.isEmpty, along + gap + size[axis] > room[axis] + 1e-6 {
        break
      }
      parts.append(items.count)
      along += gap
      let place =
        isVertical
        ? CGPoint(x: start.x, y: start.y + along) : CGPoint(x: start.x + along, y: start.y)
      let before = items.count
      if let inner = item as? NSCollectionLayoutGroup {
        size = self.place(inner, size: size, at: place)
        if items.count == before { break }
      } else {
        add(item, CGRect(origin: place, size: size))
      }
      along += size[axis]
      across = max(across, isVertical ? size.width : size.height)
    }
    if group.interItemSpacing?.isFlexibleSpacing == true, parts.count > 1 {
      let gap = (room[axis] - along) / CGFloat(parts.count - 1)
      for (index, first) in parts.enumerated() where gap > 0 {
        let last = index + 1 < parts.count ? parts[index + 1] : items.count
        for item in first..<last { items[item].frame.origin[axis] += gap * CGFloat(index) }
      }
    }
    return isVertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func size(of item: NSCollectionLayoutItem, in room: CGSize) -> CGSize {
    var size = item.layoutSize.size(in: room)
    guard !(item is NSCollectionLayoutGroup), let own = measured(items.count) else { return size }
    let insets = item.contentInsets
    if item.layoutSize.widthDimension.isEstimated {
      size.width = own.width + insets.leading + insets.trailing
    }
    if item.layoutSize.heightDimension.isEstimated {
      size.height = own.height + insets.top + insets.bottom
    }
    return size
  }

  private mutating func add(_ item: NSCollectionLayoutItem, _ frame: CGRect) {
    items.append(
      Item(
        frame: frame.inset(by: item.contentInsets),
        estimatesWidth: item.layoutSize.widthDimension.isEstimated,
        estimatesHeight: item.layoutSize.heightDimension.isEstimated))
  }
}

extension CGRect {
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
