import Foundation
import PantographTouches
import UIKit
import ViewTesting

/// A table in a window, with data that a test changes and a delegate that logs its calls.
@MainActor
final class TableScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window: UIWindow
  let table: UITableView
  let fingers: Fingers
  var sections: [[String]]
  var headers: [String?] = []
  var heights: [IndexPath: CGFloat] = [:]
  var heard: [String] = []
  /// The calls that are logged.
  var listens: Set<String> = []
  var made = 0
  var refusesSelection = false
  var redirect: IndexPath?
  var actions: ((IndexPath) -> UISwipeActionsConfiguration?)?
  var olderActions: [UITableViewRowAction]?
  var menu: UIMenu?
  var isEditable = false
  var isMovable = false

  init(
    _ sections: [[String]], style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 480), rowHeight: CGFloat? = 44
  ) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    fingers = Fingers(window)
    self.sections = sections
    super.init()
    window.isHidden = false
    if let rowHeight { table.rowHeight = rowHeight }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  convenience init(rows: Int) {
    self.init([(0..<rows).map { "row \($0)" }])
  }

  var y: Double { Double(table.contentOffset.y) }

  /// The texts of the visible rows.
  var seen: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func tap(_ x: Double, _ y: Double) {
    fingers.down(0, x, y)
    fingers.wait(30)
    fingers.lift()
  }

  private func note(_ kind: String, _ path: IndexPath) {
    if listens.contains(kind) { heard.append("\(kind) \(path.section).\(path.row)") }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    note("cell", indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if cell.tag == 0 {
      made += 1
      cell.tag = made
    }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isMovable }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    heard.append("commit \(editingStyle) \(indexPath.section).\(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    heard.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note("height", indexPath)
    return heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("willDisplay", indexPath) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("didEndDisplaying", indexPath) }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willSelect", indexPath)
    return refusesSelection ? nil : redirect ?? indexPath
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    actions?(indexPath)
  }

  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { olderActions }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  static let selection: Set<String> = [
    "didHighlight", "didUnhighlight", "willSelect", "willDeselect", "didSelect", "didDeselect",
  ]
}
