import Foundation

/// The context menus of a collection view's items.
@MainActor
final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let view: UICollectionView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The items of the menu that is open or about to open.
  private var paths: [IndexPath] = []
  private weak var cell: UICollectionViewCell?

  init(_ view: UICollectionView) {
    self.view = view
  }

  func isWanted() {
    if interaction.view == nil { view.addInteraction(interaction) }
  }

  private var delegate: (any UICollectionViewDelegate)? { view.itemDelegate }

  private func preview() -> UITargetedPreview? {
    cell.flatMap { $0.superview == nil ? nil : UITargetedPreview(view: $0) }
  }

  private func showEditMenu(of cell: UICollectionViewCell, at path: IndexPath) -> Bool {
    guard let delegate, delegate.collectionView(view, shouldShowMenuForItemAt: path) else {
      return false
    }
    let view = view
    return CellEditMenu(cell: cell) { [weak delegate] action, sender in
      delegate?.collectionView(view, canPerformAction: action, forItemAt: path, withSender: sender)
        ?? false
    } perform: { [weak delegate] action, sender in
      delegate?.collectionView(view, performAction: action, forItemAt: path, withSender: sender)
    }.show()
  }

  /// Asks for the menu of the item at the point, or of all selected items if that is one of them;
  /// beside the items, for the menu of none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let path = view.indexPathForItem(at: location).flatMap {
      view.cellForItem(at: $0) == nil ? nil : $0
    }
    cell = path.flatMap { view.cellForItem(at: $0) }
    if let cell, let path, showEditMenu(of: cell, at: path) { return nil }
    let selected = view.indexPathsForSelectedItems ?? []
    paths = path.map { selected.contains($0) && selected.count > 1 ? selected : [$0] } ?? []
    return delegate?.collectionView(
      view, contextMenuConfigurationForItemsAt: paths, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let path = paths.first else { return nil }
    return delegate?.collectionView(
      view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path) ?? preview()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let path = paths.first else { return nil }
    return delegate?.collectionView(
      view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path) ?? preview()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
