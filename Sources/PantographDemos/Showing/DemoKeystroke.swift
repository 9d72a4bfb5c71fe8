import UIKit

/// A key of a keyboard as it goes down or up, for an application that takes keys.
public struct DemoKeystroke: Hashable, Sendable {
  /// What a key does.
  public enum Phase: Hashable, Sendable {
    /// It goes down or up.
    case down, up
    /// It stays down, and says so again.
    case again
  }

  /// The keys that change what another one means.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// A bit for each key.
    public let rawValue: Int

    /// Those of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Writes large letters.
    public static let shift = Modifiers(rawValue: 1)
    /// Has letters be commands.
    public static let control = Modifiers(rawValue: 2)
    /// The left Alt key, or Option.
    public static let alternate = Modifiers(rawValue: 4)
    /// The key that has a window system's sign, or an apple.
    public static let command = Modifiers(rawValue: 8)
    /// Large letters are locked.
    public static let capsLock = Modifiers(rawValue: 16)
  }

  /// As `DemoKey` names it: what it writes without modifiers, or one of `esc`, `enter`, `space`, `tab`, `backspace`,
  /// `delete`, `left`, `right`, `up`, `down`, `home`, `end`, `pageup`, `pagedown` and `f1` to `f12`.
  public var name: String
  /// What it writes; empty where it writes nothing.
  public var characters: String
  /// What is held down with it.
  public var modifiers: Modifiers
  /// Whether it goes down or up.
  public var phase: Phase

  /// A key of that name, which writes its name where that is one letter, unless said otherwise.
  public init(
    _ name: String, characters: String? = nil, modifiers: Modifiers = [], phase: Phase = .down
  ) {
    self.name = name
    self.characters = characters ?? (name.count == 1 ? name : name == "space" ? " " : "")
    self.modifiers = modifiers
    self.phase = phase
  }

  /// For a window of the application.
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

  /// What `UIKey` and `UIKeyCommand` call the keys that have names.
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

  /// What it does where no application takes it.
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
