import Foundation

/// The standard commands of editing, which menus and keys send along the responder chain.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func pasteAndMatchStyle(_ sender: Any?)
  func pasteAndGo(_ sender: Any?)
  func pasteAndSearch(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func duplicate(_ sender: Any?)
  func move(_ sender: Any?)
  func rename(_ sender: Any?)
  func export(_ sender: Any?)
  func find(_ sender: Any?)
  func findAndReplace(_ sender: Any?)
  func findNext(_ sender: Any?)
  func findPrevious(_ sender: Any?)
  func useSelectionForFind(_ sender: Any?)
  func printContent(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

/// A standard command of editing: its selector, its title in a menu and the call of its method.
@MainActor
struct StandardEditAction {
  let selector: Selector
  let title: String
  let call: @MainActor (any UIResponderStandardEditActions, Any?) -> Void

  /// The commands of a menu for text, in the order of iOS.
  static let ofMenus = [
    StandardEditAction(selector: "cut:", title: "Cut") { $0.cut($1) },
    StandardEditAction(selector: "copy:", title: "Copy") { $0.copy($1) },
    StandardEditAction(selector: "paste:", title: "Paste") { $0.paste($1) },
    StandardEditAction(selector: "pasteAndMatchStyle:", title: "Paste and Match Style") {
      $0.pasteAndMatchStyle($1)
    },
    StandardEditAction(selector: "pasteAndGo:", title: "Paste and Go") { $0.pasteAndGo($1) },
    StandardEditAction(selector: "pasteAndSearch:", title: "Paste and Search") {
      $0.pasteAndSearch($1)
    },
    StandardEditAction(selector: "select:", title: "Select") { $0.select($1) },
    StandardEditAction(selector: "selectAll:", title: "Select All") { $0.selectAll($1) },
    StandardEditAction(selector: "delete:", title: "Delete") { $0.delete($1) },
    StandardEditAction(selector: "toggleBoldface:", title: "Bold") { $0.toggleBoldface($1) },
    StandardEditAction(selector: "toggleItalics:", title: "Italic") { $0.toggleItalics($1) },
    StandardEditAction(selector: "toggleUnderline:", title: "Underline") { $0.toggleUnderline($1) },
  ]

  /// The commands that only keys and programs send.
  private static let others = [
    StandardEditAction(selector: "duplicate:", title: "Duplicate") { $0.duplicate($1) },
    StandardEditAction(selector: "move:", title: "Move") { $0.move($1) },
    StandardEditAction(selector: "rename:", title: "Rename") { $0.rename($1) },
    StandardEditAction(selector: "export:", title: "Export") { $0.export($1) },
    StandardEditAction(selector: "find:", title: "Find") { $0.find($1) },
    StandardEditAction(selector: "findAndReplace:", title: "Find and Replace") {
      $0.findAndReplace($1)
    },
    StandardEditAction(selector: "findNext:", title: "Find Next") { $0.findNext($1) },
    StandardEditAction(selector: "findPrevious:", title: "Find Previous") { $0.findPrevious($1) },
    StandardEditAction(selector: "useSelectionForFind:", title: "Use Selection for Find") {
      $0.useSelectionForFind($1)
    },
    StandardEditAction(selector: "printContent:", title: "Print") { $0.printContent($1) },
    StandardEditAction(selector: "makeTextWritingDirectionLeftToRight:", title: "Left to Right") {
      $0.makeTextWritingDirectionLeftToRight($1)
    },
    StandardEditAction(selector: "makeTextWritingDirectionRightToLeft:", title: "Right to Left") {
      $0.makeTextWritingDirectionRightToLeft($1)
    },
    StandardEditAction(selector: "increaseSize:", title: "Bigger") { $0.increaseSize($1) },
    StandardEditAction(selector: "decreaseSize:", title: "Smaller") { $0.decreaseSize($1) },
  ]

  static let all: [Selector: StandardEditAction] = Dictionary(
    uniqueKeysWithValues: (ofMenus + others).map { ($0.selector, $0) })

  /// The keys that send a command while Command or Control is held, as in most programs.
  static let keys: [String: Selector] = [
    "x": "cut:", "c": "copy:", "v": "paste:", "a": "selectAll:", "b": "toggleBoldface:",
    "i": "toggleItalics:", "u": "toggleUnderline:", "f": "find:", "g": "findNext:",
    "d": "duplicate:",
  ]
}

extension UIResponder {
  /// Calls the responder's method for the action: one of its `interfaceActions`, or a standard
  /// command of editing. Returns false if it has no such method.
  @discardableResult
  func performIfKnown(_ action: Selector, sender: Any?) -> Bool {
    if let method = interfaceAction(named: action.description) {
      method.call(self, sender, nil)
      return true
    }
    guard let standard = StandardEditAction.all[action] else { return false }
    standard.call(self, sender)
    return true
  }

  /// Sends the action to the first responder in the chain from here that handles it now. Returns
  /// false if there is none.
  @discardableResult
  func performInChain(_ action: Selector, sender: Any?) -> Bool {
    guard let target = target(forAction: action, withSender: sender) as? UIResponder else {
      return false
    }
    UIApplication.note(target, "performs \(action)")
    return target.performIfKnown(action, sender: sender)
  }
}

extension Keyboard {
  /// Returns the call of the standard command of editing for the key; nil if no responder in the
  /// chain handles the command now.
  func editing(by key: UIKey, from first: UIResponder) -> (() -> Bool)? {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    guard flags == .control || flags == .command,
      let action = StandardEditAction.keys[key.charactersIgnoringModifiers.lowercased()],
      first.target(forAction: action, withSender: nil) != nil
    else { return nil }
    return { first.performInChain(action, sender: key) }
  }
}
