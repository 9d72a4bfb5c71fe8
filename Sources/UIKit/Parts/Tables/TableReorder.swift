import Foundation
import QuartzCore

/// The row of a table view that a finger carries by its reorder control.
@MainActor
final class TableReorder {
  private unowned let table: UITableView
  @exclusivity(unchecked) private var carried: Carried?

  private struct Carried {
    let cell: UITableViewCell
    let source: IndexPath
    var target: IndexPath
    let start: CGPoint
  }

  /// The width of the control at the end of a row, in points.
  private static let controlWidth: CGFloat = 60

  init(_ table: UITableView) {
    self.table = table
  }

  func takes(_ point: CGPoint) -> UITableViewCell? {
    guard table.isEditing, let path = table.indexPathForRow(at: point),
      let cell = table.cellForRow(at: path), cell.showsReorderControl,
      case let distance = table.beginsAtRight
        ? point.x - cell.frame.minX : cell.frame.maxX - point.x,
      distance <= Self.controlWidth
    else { return nil }
    return cell
  }

  func begin(_ row: UIView) -> Bool {
    guard let cell = row as? UITableViewCell, let path = table.indexPath(for: cell) else {
      return false
    }
    carried = Carried(cell: cell, source: path, target: path, start: cell.center)
    return true
  }

  func move(by distance: CGPoint) {
    guard var carried else { return }
    carried.cell.center.y = carried.start.y + distance.y
    let proposed = table.tiles.rows.row(at: carried.cell.center.y) ?? carried.target
    guard proposed != carried.target else { return }
    let target =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: carried.source, toProposedIndexPath: proposed)
      ?? proposed
    carried.target = table.tiles.rows.contains(target) ? target : carried.target
    self.carried = carried
    // Our value, in seconds: short, because rows move for each place that the finger passes.
    UIView.animate(withDuration: 0.2) { self.makeRoom(carried) }
  }

  /// Moves the rows between the old and the new place by the height of the carried row.
  private func makeRoom(_ carried: Carried) {
    let rows = table.tiles.rows
    let height = carried.cell.bounds.height
    for (path, cell) in table.tiles.cells where cell !== carried.cell {
      var top = rows.row(path).lowerBound
      if path > carried.source, path <= carried.target { top -= height }
      if path < carried.source, path >= carried.target { top += height }
      cell.frame.origin.y = top
    }
  }

  func drop(isCancelled: Bool) -> (from: String, to: String)? {
    guard let carried else { return nil }
    self.carried = nil
    let names = (table.rowName(carried.source), table.rowName(carried.target))
    guard !isCancelled, carried.target != carried.source else {
      // Our value, in seconds, as above.
      UIView.animate(withDuration: 0.2) { self.table.tiles.layout() }
      return names
    }
    table.dataSource?.tableView(table, moveRowAt: carried.source, to: carried.target)
    table.moveRow(at: carried.source, to: carried.target)
    return names
  }
}

extension UITableView: RowReordering {
  func reorderedRow(at point: CGPoint) -> UIView? { carrying.takes(point) }
  func beginReordering(_ row: UIView, at point: CGPoint) -> Bool { carrying.begin(row) }
  func moveReordered(by distance: CGPoint) { carrying.move(by: distance) }
  func endReordering(isCancelled: Bool) -> (from: String, to: String)? {
    carrying.drop(isCancelled: isCancelled)
  }
}
