import Foundation

/// Fills groups of a compositional layout with items, and places the views that are attached to
/// them.
@MainActor
struct GroupFilling {
  struct Item {
    var frame: CGRect
    var zIndex = 0
    var estimatesWidth = false
    var estimatesHeight = false
  }

  /// A view that is attached to an item, such as a badge.
  struct Attachment {
    var kind: String
    var item: Int
    var frame: CGRect
    var zIndex: Int
  }

  private(set) var items: [Item] = []
  private(set) var attachments: [Attachment] = []
  /// The number of items in the section.
  let count: Int
  private let measured: (Int) -> CGSize?

  /// - Parameters:
  ///   - count: The number of items in the section.
  ///   - measured: Returns the size that an item's cell prefers.
  init(count: Int, measured: @escaping (Int) -> CGSize?) {
    self.count = count
    self.measured = measured
  }

  var isComplete: Bool { items.count >= count }

  /// Moves the items from an index on, and the views that are attached to them.
  mutating func shift(from first: Int, _ axis: ScrollAxis, by distance: CGFloat) {
    guard distance != 0 else { return }
    for item in first..<items.count { items[item].frame.origin[axis] += distance }
    // The attachments are in the order of their items.
    for index in attachments.indices.reversed() {
      guard attachments[index].item >= first else { break }
      attachments[index].frame.origin[axis] += distance
    }
  }

  /// Places the next items into the group, and returns the size of the group with them.
  mutating func place(
    _ group: NSCollectionLayoutGroup, size: CGSize, at origin: CGPoint
  ) -> CGSize {
    let insets = group.contentInsets
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let room = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    let first = items.count
    var result = size
    if case .line(let axis, let subitems, let number) = group.content {
      let filled = placeLine(group, axis, subitems, number, in: room, at: start)
      let dimensions = group.layoutSize
      if dimensions.widthDimension.isEstimated {
        result.width = filled.width + insets.leading + insets.trailing
      }
      if dimensions.heightDimension.isEstimated {
        result.height = filled.height + insets.top + insets.bottom
      }
    } else {
      placeCustom(group, in: room, at: start)
    }
    if items.count > first { attach(group, to: first, CGRect(origin: origin, size: result)) }
    return result
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

  // MARK: Lines

  private mutating func placeLine(
    _ group: NSCollectionLayoutGroup, _ axis: ScrollAxis, _ subitems: [NSCollectionLayoutItem],
    _ number: Int?, in room: CGSize, at start: CGPoint
  ) -> CGSize {
    let cross: ScrollAxis = axis == .vertical ? .horizontal : .vertical
    let between = group.interItemSpacing
    let spacing = between?.spacing ?? 0
    // A group with an estimated size contains each of its subitems once.
    let isOpen =
      axis == .vertical
      ? group.layoutSize.heightDimension.isEstimated : group.layoutSize.widthDimension.isEstimated
    let most = number ?? (isOpen ? subitems.count : Int.max)
    var (along, across): (CGFloat, CGFloat) = (0, 0)
    var placed = 0
    /// The indices of the items before which flexible spacing lies.
    var flexible: [Int] = []
    while !subitems.isEmpty, placed < most, !isComplete {
      let item = subitems[placed % subitems.count]
      let edges = item.edgeSpacing
      let ends = edges?.ends(axis)
      var size = self.size(of: item, in: room)
      if let number, !isOpen {
        let share = (room[axis] - spacing * CGFloat(number - 1)) / CGFloat(max(number, 1))
        size[axis] = max(share - (edges?.least(axis) ?? 0), 0)
      }
      let gap = placed == 0 ? 0 : spacing
      let needed = gap + size[axis] + (edges?.least(axis) ?? 0)
      // Rounding: fractions of a width that add up to the whole may exceed it by this many points.
      if number == nil, !isOpen, placed > 0, along + needed > room[axis] + 1e-6 { break }
      let first = items.count
      if placed > 0, between?.isFlexibleSpacing == true { flexible.append(first) }
      if ends?.start?.isFlexibleSpacing == true { flexible.append(first) }
      along += gap + (ends?.start?.spacing ?? 0)
      var place = start
      place[axis] += along
      if let inner = item as? NSCollectionLayoutGroup {
        size = self.place(inner, size: size, at: place)
        if items.count == first { break }
      } else {
        add(item, CGRect(origin: place, size: size))
      }
      if let edges {
        shift(from: first, cross, by: edges.start(cross, free: room[cross] - size[cross]))
      }
      along += size[axis] + (ends?.end?.spacing ?? 0)
      if ends?.end?.isFlexibleSpacing == true { flexible.append(items.count) }
      across = max(across, size[cross] + (edges?.least(cross) ?? 0))
      placed += 1
    }
    if !isOpen, !flexible.isEmpty {
      let share = max(room[axis] - along, 0) / CGFloat(flexible.count)
      for first in flexible { shift(from: first, axis, by: share) }
    }
    return axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func size(of item: NSCollectionLayoutItem, in room: CGSize) -> CGSize {
    var size = item.layoutSize.size(in: room)
    guard item.layoutSize.widthDimension.isEstimated || item.layoutSize.heightDimension.isEstimated,
      !(item is NSCollectionLayoutGroup), let own = measured(items.count)
    else { return size }
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
    let own = frame.inset(by: item.contentInsets)
    items.append(
      Item(
        frame: own,
        estimatesWidth: item.layoutSize.widthDimension.isEstimated,
        estimatesHeight: item.layoutSize.heightDimension.isEstimated))
    attach(item, to: items.count - 1, own)
  }

  private mutating func attach(_ owner: NSCollectionLayoutItem, to item: Int, _ frame: CGRect) {
    for supplementary in owner.supplementaryItems {
      attachments.append(
        Attachment(
          kind: supplementary.elementKind, item: item, frame: supplementary.frame(in: frame),
          zIndex: supplementary.zIndex))
    }
  }
}

extension CGRect {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
