import Foundation

/// The line below a cell.
@MainActor
struct CellSeparator {
  /// Nil until the program has set it.
  var ownInset: UIEdgeInsets?
  /// What the table has for all of its rows.
  var tableInset: UIEdgeInsets?
  /// How the table has it; nil for no line.
  var color: UIColor?
  /// Without the line at its end, in a table of groups.
  var isLastOfGroup = false
  private var line: UIView?

  init() {}

  /// Has the line in the cell, or not, as color and place in the group say.
  mutating func show(in cell: UITableViewCell) {
    if color == nil || isLastOfGroup {
      line?.removeFromSuperview()
      line = nil
    } else {
      let view = line ?? UIView()
      view.isUserInteractionEnabled = false
      view.backgroundColor = color
      if line == nil { cell.addSubview(view) }
      line = view
    }
    cell.setNeedsLayout()
  }

  func layout(in cell: UITableViewCell) {
    guard let line else { return }
    let height = 1 / max(cell.window?.screen?.scale ?? 1, 1)
    let inset = cell.separatorInset
    line.frame = CGRect(
      x: inset.left, y: cell.bounds.height - height,
      width: max(cell.bounds.width - inset.left - inset.right, 0), height: height)
    cell.bringSubviewToFront(line)
  }
}
