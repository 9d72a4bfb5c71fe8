import Foundation

/// A table view or a collection view whose cells have context menus and menus of commands.
@MainActor
protocol MenuList: UIScrollView {
  /// Returns the visible cell at a point of the content.
  func menuCell(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
  /// Returns the rows or items that the menu of one of them is for.
  func menuPaths(at path: IndexPath) -> [IndexPath]
  /// Whether a menu without a row or an item is possible.
  var hasMenuBesideCells: Bool { get }

  // MARK: The delegate

  func showsEditMenu(at path: IndexPath) -> Bool
  func canPerform(_ action: Selector, at path: IndexPath, _ sender: Any?) -> Bool
  func perform(_ action: Selector, at path: IndexPath, _ sender: Any?)
  func menuConfiguration(at paths: [IndexPath], _ point: CGPoint) -> UIContextMenuConfiguration?
  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath?
  ) -> UITargetedPreview?
  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath?
  ) -> UITargetedPreview?
  func menuWillPerform(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
}

/// The context menus of the cells of a list.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let list: any MenuList
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The rows or items of the menu that is open or about to open, and the cell of the pressed one.
  private var paths: [IndexPath] = []
  private weak var cell: UIView?

  init(_ list: any MenuList) { self.list = list }

  func isWanted() {
    if interaction.view == nil { list.addInteraction(interaction) }
  }

  private var preview: UITargetedPreview? {
    cell.flatMap { $0.superview == nil ? nil : UITargetedPreview(view: $0) }
  }

  private func showEditMenu(of cell: UIView, at path: IndexPath) -> Bool {
    guard list.showsEditMenu(at: path) else { return false }
    return CellEditMenu(cell: cell) { [weak list] action, sender in
      list?.canPerform(action, at: path, sender) ?? false
    } perform: { [weak list] action, sender in
      list?.perform(action, at: path, sender)
    }.show()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let pressed = list.menuCell(at: location)
    cell = pressed?.cell
    guard let pressed else {
      paths = []
      return list.hasMenuBesideCells ? list.menuConfiguration(at: [], location) : nil
    }
    if showEditMenu(of: pressed.cell, at: pressed.path) { return nil }
    paths = list.menuPaths(at: pressed.path)
    return list.menuConfiguration(at: paths, location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    paths.isEmpty ? nil : list.highlightPreview(configuration, at: paths.first) ?? preview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    paths.isEmpty ? nil : list.dismissalPreview(configuration, at: paths.first) ?? preview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list.menuWillPerform(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.menuWillDisplay(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.menuWillEnd(configuration, animator) }
}
