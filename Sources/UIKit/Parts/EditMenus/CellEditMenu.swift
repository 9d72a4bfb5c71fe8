import Foundation

/// The menu of commands over a cell that is pressed for a while, which tables and collections had before context menus.
@MainActor
struct CellEditMenu {
  let cell: UIView
  /// Returns whether the delegate performs a command for the cell.
  let canPerform: (Selector, Any) -> Bool
  let perform: (Selector, Any) -> Void

  /// Shows the commands. Returns false if there are none.
  func show() -> Bool {
    let commands = commands
    return !commands.isEmpty && UIMenuController.shared.show(commands, over: cell)
  }

  /// The standard commands that the delegate performs, and then the own items of the menu that the cell performs and the
  /// delegate allows.
  var commands: [EditMenuCommand] {
    let controller = UIMenuController.shared
    let standard = StandardEditAction.ofMenus.filter { canPerform($0.selector, controller) }
      .map { action in
        EditMenuCommand(title: action.title) { perform(action.selector, controller) }
      }
    let own = (controller.menuItems ?? []).filter { item in
      cell.canPerformAction(item.action, withSender: controller)
        && canPerform(item.action, controller)
    }.map { item in
      EditMenuCommand(title: item.title) { [weak cell] in
        _ = cell?.performIfKnown(item.action, sender: controller)
      }
    }
    return standard + own
  }
}
