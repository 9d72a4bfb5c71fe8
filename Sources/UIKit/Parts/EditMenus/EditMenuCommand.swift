import Foundation

/// A command in the bubble of an edit menu.
@MainActor
struct EditMenuCommand {
  let title: String
  let image: UIImage?
  let isEnabled: Bool
  let isDestructive: Bool
  /// The commands that replace those in the bubble; empty for a command that does something.
  let children: [EditMenuCommand]
  let perform: () -> Void

  init(
    title: String, image: UIImage? = nil, isEnabled: Bool = true, isDestructive: Bool = false,
    children: [EditMenuCommand] = [], perform: @escaping () -> Void = {}
  ) {
    self.title = title
    self.image = image
    self.isEnabled = isEnabled
    self.isDestructive = isDestructive
    self.children = children
    self.perform = perform
  }

  /// Returns the standard commands that a responder in the chain handles now.
  static func standard(from responder: UIResponder, sender: Any?) -> [UICommand] {
    StandardEditAction.ofMenus.compactMap { action in
      guard responder.target(forAction: action.selector, withSender: sender) != nil else {
        return nil
      }
      return UICommand(title: action.title, action: action.selector)
    }
  }

  /// Returns the commands for the elements of a menu. Inline menus are part of their menu; other
  /// menus within it replace the commands in the bubble.
  static func all(
    of elements: [UIMenuElement], from responder: UIResponder, sender: Any
  ) -> [EditMenuCommand] {
    var commands: [EditMenuCommand] = []
    for element in elements {
      switch element {
      case let action as UIAction where !action.attributes.contains(.hidden):
        commands.append(
          EditMenuCommand(
            title: action.title, image: action.image,
            isEnabled: !action.attributes.contains(.disabled),
            isDestructive: action.attributes.contains(.destructive)
          ) { action.perform(from: sender) })
      case let command as UICommand
      where !command.attributes.contains(.hidden)
        && responder.target(forAction: command.action, withSender: sender) != nil:
        commands.append(
          EditMenuCommand(
            title: command.title, image: command.image,
            isEnabled: !command.attributes.contains(.disabled),
            isDestructive: command.attributes.contains(.destructive)
          ) { [weak responder] in responder?.performInChain(command.action, sender: sender) })
      case let menu as UIMenu:
        let children = all(of: menu.children, from: responder, sender: sender)
        if menu.options.contains(.displayInline) || menu.title.isEmpty {
          commands += children
        } else if !children.isEmpty {
          commands.append(
            EditMenuCommand(title: menu.title, image: menu.image, children: children))
        }
      case let deferred as UIDeferredMenuElement:
        // Elements that come later are not shown: the bubble is there already.
        deferred.provide { commands += all(of: $0, from: responder, sender: sender) }
      default: break
      }
    }
    return commands
  }
}
