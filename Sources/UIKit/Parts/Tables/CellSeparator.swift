import Foundation

/// The separator line below a cell.
@MainActor
struct CellSeparator {
  /// The inset that the program set for the cell; nil until then.
  var ownInset: UIEdgeInsets?
  /// The inset that the table view sets for all its rows.
  var tableInset: UIEdgeInsets?
  /// The line's color, which the table view sets; nil draws no line.
  var color: UIColor?
  /// Whether the cell is the last of a group, which has no line.
  var isLastOfGroup = false
  private var line: UIView?

  init() {}

  /// Adds or removes the line, depending on color and position in the group.
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
    let height = 1 / max(cell.window?.ownScreen?.scale ?? 1, 1)
    let inset = cell.separatorInset
    let bounds = cell.bounds
    line.moveIfElsewhere(
      to: cell.mirrored(
        CGRect(
          x: inset.left, y: bounds.height - height,
          width: max(bounds.width - inset.left - inset.right, 0), height: height)))
    cell.bringSubviewToFront(line)
  }
}
