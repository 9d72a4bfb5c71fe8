import UIKit

/// A key that goes down or up, for an application that handles keys.
public struct DemoKeystroke: Hashable, Sendable {
  /// The phase of a key.
  public enum Phase: Hashable, Sendable {
    /// The key goes down or up.
    case down, up
    /// The key is held down and repeats.
    case again
  }

  /// The modifier keys.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The modifier keys, one bit for each.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Shift key, for capital letters.
    public static let shift = Modifiers(rawValue: 1)
    /// The Control key, for commands.
    public static let control = Modifiers(rawValue: 2)
    /// The left Alt key, or Option.
    public static let alternate = Modifiers(rawValue: 4)
    /// The key with the window system's logo, or the Command key.
    public static let command = Modifiers(rawValue: 8)
    /// Caps Lock is on.
    public static let capsLock = Modifiers(rawValue: 16)
  }

  /// The name as in `DemoKey`: the character without modifiers, or one of `esc`, `enter`, `space`,
  /// `tab`, `backspace`, `delete`, `left`, `right`, `up`, `down`, `home`, `end`, `pageup`,
  /// `pagedown` and `f1` to `f12`.
  public var name: String
  /// The text that the key types; may be empty.
  public var characters: String
  /// The modifier keys that are held down.
  public var modifiers: Modifiers
  /// The phase of the key.
  public var phase: Phase

  /// Creates a key. If `characters` is nil, a key whose name is one character types it, and `space`
  /// types a space.
  public init(
    _ name: String, characters: String? = nil, modifiers: Modifiers = [], phase: Phase = .down
  ) {
    self.name = name
    self.characters = characters ?? (name.count == 1 ? name : name == "space" ? " " : "")
    self.modifiers = modifiers
    self.phase = phase
  }

  /// The key for a window of the application.
  @MainActor
  var key: UIKey {
    var flags: UIKeyModifierFlags = []
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.control) { flags.insert(.control) }
    if modifiers.contains(.alternate) { flags.insert(.alternate) }
    if modifiers.contains(.command) { flags.insert(.command) }
    if modifiers.contains(.capsLock) { flags.insert(.alphaShift) }
    if let special = Self.special[name] {
      return UIKey(special, plain: special, modifierFlags: flags)
    }
    return UIKey(characters.isEmpty ? name : characters, plain: name, modifierFlags: flags)
  }

  /// The names of special keys in `UIKey` and `UIKeyCommand`.
  @MainActor private static let special: [String: String] = {
    var names = [
      "esc": UIKeyCommand.inputEscape, "enter": "\r", "space": " ", "tab": "\t",
      "backspace": "\u{8}",
      "delete": UIKeyCommand.inputDelete, "left": UIKeyCommand.inputLeftArrow,
      "right": UIKeyCommand.inputRightArrow, "up": UIKeyCommand.inputUpArrow,
      "down": UIKeyCommand.inputDownArrow, "home": UIKeyCommand.inputHome,
      "end": UIKeyCommand.inputEnd, "pageup": UIKeyCommand.inputPageUp,
      "pagedown": UIKeyCommand.inputPageDown,
    ]
    for number in 1...12 { names["f\(number)"] = "UIKeyInputF\(number)" }
    return names
  }()

  /// Returns the command of the key if no application handles it.
  func demoKey(keysAreHand: Bool) -> DemoKey? {
    if modifiers.contains(.control) {
      return ["c", "q", "w"].contains(name) && phase == .down ? .quit : nil
    }
    guard phase != .up, modifiers.isDisjoint(with: [.alternate, .command]) else { return nil }
    let written = DemoKey(characters, keysAreHand: keysAreHand)
    let key = written ?? DemoKey(name, keysAreHand: keysAreHand)
    return phase == .down || key?.repeats == true ? key : nil
  }
}
