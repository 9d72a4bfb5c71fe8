import Foundation

/// The items of a long section near the visible rectangle, when a compositional layout was last asked for them.
///
/// Content that scrolls keeps most of these items and their places. So only items that come near the rectangle are
/// placed, and those whose places may have changed.
@MainActor
struct KnownLine {
  private var section = 0
  /// The index of the first item.
  private var first = 0
  private var places: ContiguousArray<GroupFilling.Item> = []
  /// The attributes of each item; nil until the item is visible. They are not stored with the places, which would
  /// count a reference each time a place is read.
  private var attributes: ContiguousArray<UICollectionViewLayoutAttributes?> = []
  /// The frames of the attributes.
  private var frames: ContiguousArray<CGRect> = []
  /// The first item whose place may have changed.
  private var moved = Int.max
  /// The number of pixels per point for which the attributes were made.
  private var scale: CGFloat = 0

  /// Notes that the items of a section from an index on, and those of all sections behind it, may have other places.
  mutating func itemsMoved(from item: Int, in section: Int) {
    if section < self.section { removeAll() }
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
    if section != self.section || scale != self.scale { removeAll() }
    (self.section, self.scale) = (section, scale)
    replaceMoved(place)
    take(items, place)
    var cells: [VisibleCell] = []
    cells.reserveCapacity(places.count)
    for index in places.indices where places[index].frame.reaches(into: rect) {
      let known: UICollectionViewLayoutAttributes
      if let attributes = attributes[index] {
        known = attributes
      } else {
        known = make(IndexPath(item: first + index, section: section), places[index])
        attributes[index] = known
        frames[index] = known.frame
      }
      guard frames[index].reaches(into: rect) else { continue }
      cells.append(VisibleCell(section: section, item: first + index, attributes: known))
    }
    return cells
  }

  private mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ place: GroupFilling.Item) {
    places.append(place)
    attributes.append(nil)
    frames.append(.zero)
  }

  /// Places the items again that may have moved. Those with the same place keep their attributes.
  private mutating func replaceMoved(_ place: (Int) -> GroupFilling.Item) {
    for index in places.indices.dropFirst(max(moved - first, 0)) {
      let now = place(first + index)
      guard !places[index].isSame(as: now) else { continue }
      (places[index], attributes[index], frames[index]) = (now, nil, .zero)
    }
    moved = Int.max
  }

  /// Removes the items that are no longer near the rectangle, and adds those that have come near it.
  private mutating func take(_ items: Range<Int>, _ place: (Int) -> GroupFilling.Item) {
    let known = first..<first + places.count
    let common = known.clamped(to: items)
    first = items.lowerBound
    guard !common.isEmpty else {
      removeAll()
      for item in items { append(place(item)) }
      return
    }
    remove(common.upperBound - known.lowerBound..<known.count)
    remove(0..<common.lowerBound - known.lowerBound)
    if items.lowerBound < common.lowerBound {
      let before = (items.lowerBound..<common.lowerBound).map(place)
      places.insert(contentsOf: before, at: 0)
      attributes.insert(contentsOf: repeatElement(nil, count: before.count), at: 0)
      frames.insert(contentsOf: repeatElement(.zero, count: before.count), at: 0)
    }
    for item in common.upperBound..<max(items.upperBound, common.upperBound) {
      append(place(item))
    }
  }

  private mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    places.removeSubrange(range)
    attributes.removeSubrange(range)
    frames.removeSubrange(range)
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
