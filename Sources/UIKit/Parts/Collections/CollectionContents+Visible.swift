import Foundation

/// The cells of layouts that return the attributes of an item again as long as it has the same place.
extension CollectionContents {
  func visibleAttributes() -> VisibleAttributes? {
    guard view.dataSource != nil, !view.bounds.isEmpty else { return nil }
    return layout.visibleAttributes(in: view.flipped(view.bounds), counts: loadedCounts())
  }

  /// Returns the attributes of a view before the current update, or else its current ones.
  func lastAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    view.updates.attributesOfBefore[element] ?? shown[element]?.shownAttributes
  }

  /// Places the views. Cells that show the same attributes as before stay as they are.
  func place(_ visible: VisibleAttributes, isLast: Bool) {
    if placeAtEnds(visible, isLast: isLast) { return }
    var wanted: [UICollectionViewLayoutAttributes] = []
    wanted.reserveCapacity(visible.cells.count + visible.others.count)
    var unchanged: [UICollectionReusableView?] = []
    unchanged.reserveCapacity(visible.cells.count)
    let before = placed
    var next = 0
    for cell in visible.cells {
      wanted.append(cell.attributes)
      while next < before.count, before[next].cell.isBefore(cell) { next += 1 }
      let isSame =
        next < before.count && before[next].cell.attributes === cell.attributes
        && before[next].view.shownObject === cell.attributes && before[next].view.isDisplayed
      unchanged.append(isSame ? before[next].view : nil)
    }
    wanted += visible.others
    place(wanted, unchanged, isLast: isLast)
    var now: [PlacedCell] = []
    now.reserveCapacity(visible.cells.count)
    for (index, cell) in visible.cells.enumerated() {
      guard let view = unchanged[index] ?? shown[cell.attributes.element] else { continue }
      now.append(PlacedCell(cell: cell, view: view))
    }
    placed = now
  }

  /// Removes cells and adds others at the ends of the visible ones, as in a frame of a scroll; mostly there are
  /// none. Returns false if more has changed.
  private func placeAtEnds(_ visible: VisibleAttributes, isLast: Bool) -> Bool {
    let cells = visible.cells
    guard visible.others.isEmpty, shown.count == placed.count, let first = cells.first,
      let firstPlaced = placed.first
    else { return false }
    var (old, new) = (0, 0)
    while old < placed.count, placed[old].cell.isBefore(first) { old += 1 }
    while new < cells.count, cells[new].isBefore(firstPlaced.cell) { new += 1 }
    let count = PlacedCell.countSame(placed, from: old, cells, from: new)
    guard count > 0, old == 0 || new == 0 else { return false }
    if count == placed.count, count == cells.count { return true }
    // The last cells may have got other attributes.
    var end = old + count
    while end < placed.count, new + end - old < cells.count {
      guard placed[end].cell.isAt(cells[new + end - old]) else { return false }
      end += 1
    }
    let changed = Array(placed[(old + count)..<end])
    let leaving = Array(placed[..<old]) + Array(placed[end...])
    for each in leaving where shown[each.cell.attributes.element] !== each.view { return false }
    var now = placed
    placed = []
    now.removeLast(now.count - old - count)
    now.removeFirst(old)
    for each in leaving where !each.view.isCarried {
      recycle(each.cell.attributes.element)
    }
    let before = placeViews(of: cells[..<new], besides: changed, isLast: isLast)
    if !before.isEmpty { now.insert(contentsOf: before, at: 0) }
    now += placeViews(of: cells[(new + count)...], besides: changed, isLast: isLast)
    placed = now
    return true
  }

  /// Places the views of cells, except of those that show the same already, and returns them. After a reload only
  /// those that are there are returned.
  private func placeViews(
    of cells: ArraySlice<VisibleCell>, besides changed: [PlacedCell], isLast: Bool
  ) -> [PlacedCell] {
    var found: [PlacedCell] = []
    for cell in cells {
      var view: UICollectionReusableView?
      if !needsReload, !changed.contains(cell) {
        view = placeView(cell.attributes, isLast: isLast)
      } else {
        view = shown[cell.attributes.element]
      }
      if let view { found.append(PlacedCell(cell: cell, view: view)) }
    }
    return found
  }
}

extension [PlacedCell] {
  /// Whether the view of a cell shows exactly the attributes of this one.
  @MainActor fileprivate func contains(_ cell: VisibleCell) -> Bool {
    for placed in self where placed.shows(cell) { return true }
    return false
  }
}

/// A cell when it was last placed, with its view.
@MainActor
struct PlacedCell {
  let cell: VisibleCell
  let view: UICollectionReusableView

  /// Whether the view shows exactly the attributes of a cell.
  func shows(_ other: VisibleCell) -> Bool {
    cell.attributes === other.attributes && view.shownObject === other.attributes
      && view.isDisplayed
  }

  /// Returns the number of cells, from two places on, that the same views show already. Buffers, because arrays would
  /// count a reference for each cell.
  static func countSame(
    _ placed: [PlacedCell], from old: Int, _ cells: [VisibleCell], from new: Int
  ) -> Int {
    let most = min(placed.count - old, cells.count - new)
    return placed.withUnsafeBufferPointer { placed in
      cells.withUnsafeBufferPointer { cells in
        var count = 0
        while count < most, placed[old + count].shows(cells[new + count]) { count += 1 }
        return count
      }
    }
  }
}

extension CollectionContents {
  /// Returns the paths of visible elements in order. After a reload no element is visible until the
  /// next layout.
  func visiblePaths(of kind: String?) -> [IndexPath] {
    guard !needsReload else { return [] }
    return shown.keys.filter { $0.kind == kind && $0.category != .decorationView }
      .map(\.indexPath).sorted()
  }
}
