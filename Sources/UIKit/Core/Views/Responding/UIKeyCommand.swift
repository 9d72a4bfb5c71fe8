import Foundation

/// A key that calls a method of a responder.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  open var title = ""
  open var image: UIImage?
  /// Data of the application's own, which tells one command from another.
  open internal(set) var propertyList: Any?
  open var discoverabilityTitle: String?
  /// Whether the command takes precedence over the text that its key writes.
  open var wantsPriorityOverSystemBehavior = false
  /// The function that calls the method. It returns false if the responder does not have the
  /// method.
  private let call: (UIResponder, UIKeyCommand) -> Bool

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "UIKeyInputDelete"
  public static let f1 = "UIKeyInputF1"
  public static let f2 = "UIKeyInputF2"
  public static let f3 = "UIKeyInputF3"
  public static let f4 = "UIKeyInputF4"
  public static let f5 = "UIKeyInputF5"
  public static let f6 = "UIKeyInputF6"
  public static let f7 = "UIKeyInputF7"
  public static let f8 = "UIKeyInputF8"
  public static let f9 = "UIKeyInputF9"
  public static let f10 = "UIKeyInputF10"
  public static let f11 = "UIKeyInputF11"
  public static let f12 = "UIKeyInputF12"

  /// The names above, which stand for keys that write nothing.
  static let named: Set<String> = [
    inputUpArrow, inputDownArrow, inputLeftArrow, inputRightArrow, inputEscape, inputPageUp,
    inputPageDown, inputHome, inputEnd, inputDelete, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11,
    f12,
  ]

  /// Creates a command that calls the method of the first responder, or of the next one in the
  /// chain that has it.
  public init<Target: AnyObject>(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.title = title
    self.discoverabilityTitle = discoverabilityTitle
    call = { responder, _ in
      guard let target = responder as? Target else { return false }
      action(target)()
      return true
    }
  }

  /// Creates a command with a method that takes the command.
  public init<Target: AnyObject, Sender>(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.title = title
    self.discoverabilityTitle = discoverabilityTitle
    call = { responder, command in
      guard let target = responder as? Target, let sender = sender(command, as: Sender.self)
      else { return false }
      action(target)(sender)
      return true
    }
  }

  /// Creates a command that calls a method by its name. A responder that lists the method in its `interfaceActions`
  /// performs the command.
  public init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.title = title
    self.discoverabilityTitle = discoverabilityTitle
    call = { responder, command in
      guard responder.interfaceAction(named: action.description) != nil else { return false }
      responder.call(action, sender: command)
      return true
    }
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  func perform(from first: UIResponder) -> Bool {
    var responder: UIResponder? = first
    while let current = responder {
      if call(current, self) { return true }
      responder = current.next
    }
    return false
  }
}
