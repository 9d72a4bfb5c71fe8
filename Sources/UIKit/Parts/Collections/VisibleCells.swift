import Foundation
import QuartzCore

/// The attributes of a visible cell, which a layout returns again as the same object as long as the
/// item has the same place.
struct VisibleCell {
  let section: Int
  let item: Int
  let attributes: UICollectionViewLayoutAttributes

  func isBefore(_ other: VisibleCell) -> Bool {
    section == other.section ? item < other.item : section < other.section
  }

  /// Whether both are of the same item.
  func isAt(_ other: VisibleCell) -> Bool { section == other.section && item == other.item }
}

/// The attributes of all visible views, without duplicates: the cells in ascending order, and all
/// other views.
struct VisibleAttributes {
  var cells: [VisibleCell] = []
  var others: [UICollectionViewLayoutAttributes] = []
}

/// The visible items of a compositional layout when it was last asked for them.
///
/// While a collection view scrolls, most visible items stay at their places in the content, so the
/// attributes of only a few items are new in each frame.
@MainActor
struct KnownItems {
  /// One item with its place in its section.
  fileprivate struct Known {
    let cell: VisibleCell
    let place: GroupFilling.Item
    /// The frame of the attributes.
    let frame: CGRect

    init(
      _ section: Int, _ item: Int, _ place: GroupFilling.Item,
      _ attributes: UICollectionViewLayoutAttributes
    ) {
      cell = VisibleCell(section: section, item: item, attributes: attributes)
      self.place = place
      frame = attributes.frame
    }
  }

  private var known: [Known] = []
  /// The items of the only section that is visible, if that is a long one.
  var line = KnownLine()
  /// The number of pixels per point for which the attributes were made.
  private var scale: CGFloat = 0
  /// The rectangle in which all visible views were searched for last, with the result; nil after a change.
  private var last: (rect: CGRect, scale: CGFloat, visible: VisibleAttributes)?

  /// Forgets all attributes, because the items are arranged again.
  mutating func removeAll() {
    known = []
    line = KnownLine()
    last = nil
  }

  var count: Int { known.count }
  /// A number of items that is made again sooner than compared.
  private static let fewItems = 2

  /// Forgets the places of the items, of which some have moved.
  mutating func itemsMoved() { last = nil }

  /// Returns the result of the last search if it was in the same rectangle: a layout that adds a cell is
  /// followed by another one.
  func last(in rect: CGRect, scale: CGFloat) -> VisibleAttributes? {
    guard let last, last.rect == rect, last.scale == scale else { return nil }
    return last.visible
  }

  /// Stores the result of a search. Views that are not cells may depend on more than the rectangle.
  mutating func store(_ visible: VisibleAttributes, in rect: CGRect, scale: CGFloat) {
    last = visible.others.isEmpty ? (rect, scale, visible) : nil
  }

  /// Replaces the items by those that are visible now.
  ///
  /// - Parameters:
  ///   - rect: The visible rectangle.
  ///   - scale: The number of pixels per point.
  ///   - items: The items near the rectangle with their places, in ascending order.
  ///   - make: Makes the attributes of an item.
  mutating func update(
    in rect: CGRect, scale: CGFloat, items: [(section: Int, item: Int, place: GroupFilling.Item)],
    make: (IndexPath, GroupFilling.Item) -> UICollectionViewLayoutAttributes
  ) -> [VisibleCell] {
    if scale != self.scale { known = [] }
    self.scale = scale
    if takeFollowing(items, make: make) {
      var cells: [VisibleCell] = []
      cells.reserveCapacity(known.count)
      for index in known.indices where known[index].frame.reaches(into: rect) {
        cells.append(known[index].cell)
      }
      return cells
    }
    let before = known
    var next = 0
    var now: [Known] = []
    now.reserveCapacity(before.count + 1)
    var cells: [VisibleCell] = []
    cells.reserveCapacity(before.count + 1)
    for (section, item, place) in items {
      while next < before.count, before[next].isBefore(section, item) { next += 1 }
      let found: Known
      if next < before.count, before[next].isOf(section, item, at: place) {
        found = before[next]
      } else {
        found = Known(section, item, place, make(IndexPath(item: item, section: section), place))
      }
      now.append(found)
      if found.frame.reaches(into: rect) { cells.append(found.cell) }
    }
    known = now
    return cells
  }

  /// Drops the items before the first of the given ones, and adds those behind the last: content that scrolls
  /// forward. Returns false if more has changed.
  private mutating func takeFollowing(
    _ items: [(section: Int, item: Int, place: GroupFilling.Item)],
    make: (IndexPath, GroupFilling.Item) -> UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let next = items.first else { return false }
    var start = 0
    while start < known.count, known[start].isBefore(next.section, next.item) { start += 1 }
    let count = known.count - start
    guard count > 0, count <= items.count else { return false }
    var same = 0
    while same < count,
      known[start + same].isOf(items[same].section, items[same].item, at: items[same].place)
    {
      same += 1
    }
    // The last ones may have got other sizes.
    guard count - same <= Self.fewItems else { return false }
    known.removeLast(count - same)
    known.removeFirst(start)
    for (section, item, place) in items[same...] {
      known.append(
        Known(section, item, place, make(IndexPath(item: item, section: section), place)))
    }
    return true
  }
}

extension KnownItems.Known {
  fileprivate func isBefore(_ section: Int, _ item: Int) -> Bool {
    cell.section == section ? cell.item < item : cell.section < section
  }

  fileprivate func isOf(_ section: Int, _ item: Int, at place: GroupFilling.Item) -> Bool {
    cell.section == section && cell.item == item && self.place.isSame(as: place)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the visible views; nil if the attributes may be changed by the program, or have to be
  /// made for each frame.
  func ownVisibleAttributes(in rect: CGRect, counts: [Int]) -> VisibleAttributes? {
    // A subclass may change the attributes that it gets, and a handler those of visible items.
    guard type(of: self) == UICollectionViewCompositionalLayout.self, counts.count == sections.count
    else { return nil }
    for (number, section) in sections.enumerated()
    where section.count != counts[number] || section.orthogonal != nil
      || section.section.list != nil || section.section.visibleItemsInvalidationHandler != nil
    {
      return nil
    }
    if let known = lastVisible(in: rect) { return known }
    var visible = VisibleAttributes()
    let axis = scrollAxis
    let (least, most) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
    if !hasOtherViews, let cells = cellsOfLongSection(in: rect, from: least, to: most) {
      visible.cells = cells
      store(visible, in: rect)
      return visible
    }
    var items: [(section: Int, item: Int, place: GroupFilling.Item)] = []
    items.reserveCapacity(knownItems.count + 2)
    for (number, section) in sections.enumerated()
    where section.end >= least && section.start <= most {
      section.visitItems(in: rect) { items.append((number, $0, $1)) }
    }
    visible.cells = updateKnownItems(in: rect, items)
    for attributes in otherAttributes(in: rect) where attributes.lies(in: rect) {
      let element = attributes.element
      var isKnown = false
      for other in visible.others where other.element == element { isKnown = true }
      if !isKnown { visible.others.append(attributes) }
    }
    store(visible, in: rect)
    return visible
  }

  /// Returns the visible views of the last search; nil if others may be visible now. Headers and footers may
  /// follow the insets of the collection view, too.
  private func lastVisible(in rect: CGRect) -> VisibleAttributes? {
    guard boundaries.isEmpty else { return nil }
    for section in sections where !section.edges.isEmpty { return nil }
    return knownItems.last(in: rect, scale: collectionView?.layoutScale ?? 1)
  }

  private func store(_ visible: VisibleAttributes, in rect: CGRect) {
    knownItems.store(visible, in: rect, scale: collectionView?.layoutScale ?? 1)
  }
}
