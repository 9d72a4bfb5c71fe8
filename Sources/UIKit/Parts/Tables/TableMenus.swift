import Foundation

/// The context menus of a table view's rows.
@MainActor
final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let table: UITableView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The cell of the menu that is open or about to open.
  private weak var cell: UITableViewCell?

  init(_ table: UITableView) {
    self.table = table
  }

  func isWanted() {
    if interaction.view == nil { table.addInteraction(interaction) }
  }

  private var delegate: (any UITableViewDelegate)? { table.delegate }

  private func preview() -> UITargetedPreview? {
    cell.flatMap { $0.superview == nil ? nil : UITargetedPreview(view: $0) }
  }

  private func showEditMenu(of cell: UITableViewCell, at path: IndexPath) -> Bool {
    guard let delegate, delegate.tableView(table, shouldShowMenuForRowAt: path) else {
      return false
    }
    let table = table
    return CellEditMenu(cell: cell) { [weak delegate] action, sender in
      delegate?.tableView(table, canPerformAction: action, forRowAt: path, withSender: sender)
        ?? false
    } perform: { [weak delegate] action, sender in
      delegate?.tableView(table, performAction: action, forRowAt: path, withSender: sender)
    }.show()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = table.indexPathForRow(at: location), let cell = table.cellForRow(at: path)
    else { return nil }
    self.cell = cell
    if showEditMenu(of: cell, at: path) { return nil }
    return delegate?.tableView(
      table, contextMenuConfigurationForRowAt: path, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration) ?? preview()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.tableView(
      table, previewForDismissingContextMenuWithConfiguration: configuration) ?? preview()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
