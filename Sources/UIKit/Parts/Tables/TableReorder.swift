import Foundation
import QuartzCore

/// The pan on a row's reorder control, which moves the row to another place.
@MainActor
final class TableReorder {
  private unowned let table: UITableView
  private let pan = UIPanGestureRecognizer()
  private var carried: Carried?

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
    pan.addAction { [weak self] _ in self?.follow() }
  }

  func isWanted() {
    if pan.view == nil { table.addGestureRecognizer(pan) }
  }

  func moves(_ cell: UITableViewCell) -> Bool { carried?.cell === cell }

  /// Returns the cell that a finger at this point would move, so that the table view does not
  /// scroll; nil for none.
  func takes(_ point: CGPoint) -> UITableViewCell? {
    guard table.isEditing, let path = table.indexPathForRow(at: point),
      let cell = table.cellForRow(at: path), cell.showsReorderControl,
      point.x >= cell.frame.maxX - Self.controlWidth
    else { return nil }
    return cell
  }

  /// Returns whether the recognizer may begin; nil for recognizers that reordering does not affect.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    guard pan.view != nil else { return nil }
    if recognizer === table.panGestureRecognizer {
      let way = table.panGestureRecognizer.translation(in: table)
      let point = table.panGestureRecognizer.location(in: table)
      let start = CGPoint(x: point.x - way.x, y: point.y - way.y)
      return takes(start) == nil ? nil : false
    }
    guard recognizer === pan else { return nil }
    return takes(pan.location(in: table)) != nil
  }

  private func follow() {
    switch pan.state {
    case .began: begin()
    case .changed: move()
    case .ended: drop(isCancelled: false)
    case .cancelled: drop(isCancelled: true)
    case .possible, .failed: return
    }
  }

  private func begin() {
    guard let cell = takes(pan.location(in: table)), let path = table.indexPath(for: cell) else {
      return
    }
    carried = Carried(cell: cell, source: path, target: path, start: cell.center)
    table.bringSubviewToFront(cell)
    cell.layer.shadowOpacity = 0.2
    cell.layer.shadowRadius = 8
  }

  private func move() {
    guard var carried else { return }
    carried.cell.center.y = carried.start.y + pan.translation(in: table).y
    let proposed = table.tiles.rows.row(at: carried.cell.center.y) ?? carried.target
    guard proposed != carried.target else { return }
    let target =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: carried.source, toProposedIndexPath: proposed)
      ?? proposed
    carried.target = table.tiles.rows.contains(target) ? target : carried.target
    self.carried = carried
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

  private func drop(isCancelled: Bool) {
    guard let carried else { return }
    self.carried = nil
    carried.cell.layer.shadowOpacity = 0
    guard !isCancelled, carried.target != carried.source else {
      UIView.animate(withDuration: 0.2) { self.table.tiles.layout() }
      return
    }
    table.dataSource?.tableView(table, moveRowAt: carried.source, to: carried.target)
    table.moveRow(at: carried.source, to: carried.target)
  }
}
