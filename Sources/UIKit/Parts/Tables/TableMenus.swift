import Foundation

/// The context menus of a table view's rows.
@MainActor
final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let table: UITableView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private var found: UIContextMenuConfiguration?

  init(_ table: UITableView) {
    self.table = table
  }

  func isWanted() {
    if interaction.view == nil { table.addInteraction(interaction) }
  }

  /// Returns whether the menu's recognizer may begin; nil for another recognizer.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    guard recognizer === interaction.press else { return nil }
    found = menu(at: recognizer.location(in: table))
    return found != nil
  }

  private func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path = table.indexPathForRow(at: point), table.cellForRow(at: path) != nil else {
      return nil
    }
    return table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: path, point: point)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    defer { found = nil }
    return found
  }
}
