import Foundation

extension UITableView: MenuList {
  func menuCell(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    swipedRow(at: point).map { ($0.path, $0.row) }
  }
  func menuPaths(at path: IndexPath) -> [IndexPath] { [path] }
  var hasMenuBesideCells: Bool { false }

  func showsEditMenu(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false
  }

  func canPerform(_ action: Selector, at path: IndexPath, _ sender: Any?) -> Bool {
    delegate?.tableView(self, canPerformAction: action, forRowAt: path, withSender: sender) ?? false
  }

  func perform(_ action: Selector, at path: IndexPath, _ sender: Any?) {
    delegate?.tableView(self, performAction: action, forRowAt: path, withSender: sender)
  }

  func menuConfiguration(
    at paths: [IndexPath], _ point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: paths[0], point: point)
  }

  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath?
  ) -> UITargetedPreview? {
    delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath?
  ) -> UITargetedPreview? {
    delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuWillPerform(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
