import Foundation

extension UICollectionView: MenuList {
  func menuCell(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else {
      return nil
    }
    return (path, cell)
  }

  /// Returns all selected items if the pressed one is one of several.
  func menuPaths(at path: IndexPath) -> [IndexPath] {
    let selected = indexPathsForSelectedItems ?? []
    return selected.contains(path) && selected.count > 1 ? selected : [path]
  }

  var hasMenuBesideCells: Bool { true }

  func showsEditMenu(at path: IndexPath) -> Bool {
    itemDelegate?.collectionView(self, shouldShowMenuForItemAt: path) ?? false
  }

  func canPerform(_ action: Selector, at path: IndexPath, _ sender: Any?) -> Bool {
    itemDelegate?.collectionView(
      self, canPerformAction: action, forItemAt: path, withSender: sender) ?? false
  }

  func perform(_ action: Selector, at path: IndexPath, _ sender: Any?) {
    itemDelegate?.collectionView(self, performAction: action, forItemAt: path, withSender: sender)
  }

  func menuConfiguration(
    at paths: [IndexPath], _ point: CGPoint
  ) -> UIContextMenuConfiguration? {
    itemDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath?
  ) -> UITargetedPreview? {
    path.flatMap {
      itemDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
    }
  }

  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath?
  ) -> UITargetedPreview? {
    path.flatMap {
      itemDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
    }
  }

  func menuWillPerform(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    itemDelegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    itemDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    itemDelegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
