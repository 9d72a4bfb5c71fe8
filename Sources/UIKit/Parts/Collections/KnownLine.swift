import Foundation

/// The items of a long section near the visible rectangle, when a compositional layout was last asked for them.
///
/// Content that scrolls keeps most of these items and their places. So only items that come near the rectangle are
/// placed, and those whose places may have changed.
@MainActor
struct KnownLine {
  private struct Entry {
    var place: GroupFilling.Item
    /// The attributes and their frame; nil until the item is visible.
    var attributes: UICollectionViewLayoutAttributes?
    var frame = CGRect.zero
  }

  private var section = 0
  /// The index of the first item.
  private var first = 0
  private var entries: ContiguousArray<Entry> = []
  /// The first item whose place may have changed.
  private var moved = Int.max
  /// The number of pixels per point for which the attributes were made.
  private var scale: CGFloat = 0

  /// Notes that the items of a section from an index on, and those of all sections behind it, may have other places.
  mutating func itemsMoved(from item: Int, in section: Int) {
    if section < self.section { entries = [] }
    if section == self.section { moved = min(moved, item) }
  }

  /// Replaces the items by those that are near the rectangle now, and returns the visible ones.
  ///
  /// - Parameters:
  ///   - rect: The visible rectangle.
  ///   - scale: The number of pixels per point.
  ///   - section: The index of the section.
  ///   - items: The indices of the items near the rectangle.
  ///   - place: Returns the place of an item.
  ///   - make: Makes the attributes of an item.
  mutating func update(
    in rect: CGRect, scale: CGFloat, section: Int, items: Range<Int>,
    place: (Int) -> GroupFilling.Item,
    make: (IndexPath, GroupFilling.Item) -> UICollectionViewLayoutAttributes
  ) -> [VisibleCell] {
    if section != self.section || scale != self.scale { entries = [] }
    (self.section, self.scale) = (section, scale)
    replaceMoved(place)
    take(items, place)
    var cells: [VisibleCell] = []
    cells.reserveCapacity(entries.count)
    for index in entries.indices where entries[index].place.frame.reaches(into: rect) {
      if entries[index].attributes == nil {
        let path = IndexPath(item: first + index, section: section)
        let attributes = make(path, entries[index].place)
        entries[index].attributes = attributes
        entries[index].frame = attributes.frame
      }
      guard entries[index].frame.reaches(into: rect), let attributes = entries[index].attributes
      else { continue }
      cells.append(VisibleCell(section: section, item: first + index, attributes: attributes))
    }
    return cells
  }

  /// Places the items again that may have moved. Those with the same place keep their attributes.
  private mutating func replaceMoved(_ place: (Int) -> GroupFilling.Item) {
    for index in entries.indices.dropFirst(max(moved - first, 0)) {
      let now = place(first + index)
      if !entries[index].place.isSame(as: now) { entries[index] = Entry(place: now) }
    }
    moved = Int.max
  }

  /// Removes the items that are no longer near the rectangle, and adds those that have come near it.
  private mutating func take(_ items: Range<Int>, _ place: (Int) -> GroupFilling.Item) {
    let known = first..<first + entries.count
    let common = known.clamped(to: items)
    if common.isEmpty { entries.removeAll(keepingCapacity: true) }
    guard !common.isEmpty else {
      for item in items { entries.append(Entry(place: place(item))) }
      first = items.lowerBound
      return
    }
    entries.removeLast(known.upperBound - common.upperBound)
    entries.removeFirst(common.lowerBound - known.lowerBound)
    if items.lowerBound < common.lowerBound {
      let before = (items.lowerBound..<common.lowerBound).map { Entry(place: place($0)) }
      entries.insert(contentsOf: before, at: 0)
    }
    for item in common.upperBound..<max(items.upperBound, common.upperBound) {
      entries.append(Entry(place: place(item)))
    }
    first = items.lowerBound
  }
}

extension GroupFilling.Item {
  /// Whether both places are the same, so that the same attributes belong to them.
  func isSame(as other: GroupFilling.Item) -> Bool {
    frame == other.frame && zIndex == other.zIndex && estimatesWidth == other.estimatesWidth
      && estimatesHeight == other.estimatesHeight
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the visible cells if all of them are in one long section; nil if they are not.
  func cellsOfLongSection(in rect: CGRect, from least: CGFloat, to most: CGFloat) -> [VisibleCell]?
  {
    var found: Int?
    for (number, section) in sections.enumerated()
    where section.end >= least && section.start <= most {
      guard found == nil, section.isRepeated else { return nil }
      found = number
    }
    guard let found, let items = sections[found].itemsOfGroups(near: rect) else { return nil }
    let section = sections[found]
    return makingAttributes { scale, make in
      knownItems.line.update(
        in: rect, scale: scale, section: found, items: items, place: { section.item($0) },
        make: make)
    }
  }
}
