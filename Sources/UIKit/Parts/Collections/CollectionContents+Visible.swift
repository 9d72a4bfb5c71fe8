import Foundation

/// The cells of layouts that return the attributes of an item again as long as it has the same place.
extension CollectionContents {
  func visibleAttributes() -> VisibleAttributes? {
    guard view.dataSource != nil, !view.bounds.isEmpty else { return nil }
    return layout.visibleAttributes(in: view.flipped(view.bounds), counts: loadedCounts())
  }

  /// Places the views. Cells that show the same attributes as before stay as they are.
  func place(_ visible: VisibleAttributes, isLast: Bool) {
    var wanted: [UICollectionViewLayoutAttributes] = []
    wanted.reserveCapacity(visible.cells.count + visible.others.count)
    var unchanged: [UICollectionReusableView?] = []
    unchanged.reserveCapacity(visible.cells.count)
    let before = placed
    var next = 0
    var isAnyOther = before.count != visible.cells.count || shown.count != visible.cells.count
    for cell in visible.cells {
      wanted.append(cell.attributes)
      while next < before.count, before[next].cell.isBefore(cell) { next += 1 }
      let isSame =
        next < before.count && before[next].cell.attributes === cell.attributes
        && before[next].view.shownObject === cell.attributes && before[next].view.isDisplayed
      unchanged.append(isSame ? before[next].view : nil)
      isAnyOther = isAnyOther || !isSame
    }
    // Exactly these cells may be visible already.
    if !isAnyOther, visible.others.isEmpty { return }
    wanted += visible.others
    place(wanted, unchanged, isLast: isLast)
    var now: [(cell: VisibleCell, view: UICollectionReusableView)] = []
    now.reserveCapacity(visible.cells.count)
    for (index, cell) in visible.cells.enumerated() {
      guard let view = unchanged[index] ?? shown[cell.attributes.element] else { continue }
      now.append((cell, view))
    }
    placed = now
  }
}
