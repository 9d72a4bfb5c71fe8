import Foundation

/// The keys that modify other keys.
/// The raw values are UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a keyboard, as a press reports it.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types.
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  /// The position of the key on an English keyboard, derived from the text that the key writes.
  public let keyCode: UIKeyboardHIDUsage

  /// Creates a key.
  ///
  /// - Parameter plain: The text that the key writes without modifiers; nil for `characters` in
  ///   small letters.
  package init(
    _ characters: String, plain: String? = nil, modifierFlags: UIKeyModifierFlags = []
  ) {
    self.characters = characters
    let plain = plain ?? characters.lowercased()
    charactersIgnoringModifiers =
      UIKeyCommand.named.contains(characters) ? characters : plain
    self.modifierFlags = modifierFlags
    keyCode = UIKeyboardHIDUsage(writing: charactersIgnoringModifiers)
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// A button or key that goes down and up.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  open private(set) var key: UIKey?
  open private(set) var type: PressType
  open package(set) var phase: Phase
  open package(set) var timestamp: TimeInterval
  /// The force of the press, from 0 to 1.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  open private(set) weak var responder: UIResponder?

  package init(_ key: UIKey?, phase: Phase, timestamp: TimeInterval, responder: UIResponder?) {
    self.key = key
    self.phase = phase
    self.timestamp = timestamp
    self.responder = responder
    type =
      switch key?.characters {
      case UIKeyCommand.inputUpArrow: .upArrow
      case UIKeyCommand.inputDownArrow: .downArrow
      case UIKeyCommand.inputLeftArrow: .leftArrow
      case UIKeyCommand.inputRightArrow: .rightArrow
      case UIKeyCommand.inputEscape: .menu
      default: .select
      }
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// Buttons and keys that go down and up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open private(set) var allPresses: Set<UIPress>
  /// Whether no responder has used the presses.
  var isLeftOver = false

  package init(_ presses: Set<UIPress>, timestamp: TimeInterval) {
    allPresses = presses
    super.init(type: .presses, timestamp: timestamp)
  }
}
