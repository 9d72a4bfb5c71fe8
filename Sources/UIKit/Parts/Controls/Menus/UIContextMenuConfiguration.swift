import Foundation

/// A function that makes a context menu from the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// A function that makes the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The description of a context menu to open, and of its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public typealias ElementOrder = UIMenuElementOrder

  public let identifier: any NSCopying
  let actions: UIContextMenuActionProvider?
  let preview: UIContextMenuContentPreviewProvider?
  /// The other items that the menu is for.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  @Inert("a menu has no badge")
  open var badgeCount = 0
  @Inert("a menu's elements come in their own order")
  open var preferredMenuElementOrder = UIMenuElementOrder.automatic

  /// Creates a configuration. Without a preview provider the preview is a copy of the view.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString("menu")
    actions = actionProvider
    preview = previewProvider
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}
