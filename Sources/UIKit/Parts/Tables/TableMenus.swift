import Foundation

/// The menu that a long press on a row of a table opens.
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

  /// Nil where the recognizer is another.
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
