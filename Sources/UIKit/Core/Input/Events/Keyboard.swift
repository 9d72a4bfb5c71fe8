import Foundation

/// The keys of a window: a key goes to a command, to the responders as a press, writes, or scrolls.
@MainActor
final class Keyboard {
  private unowned let window: UIWindow
  /// The presses that are down, by what their keys write without modifiers.
  private var held: [String: UIPress] = [:]

  init(_ window: UIWindow) { self.window = window }

  var isHeld: Bool { !held.isEmpty }

  /// Whether somebody took the key.
  func down(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard let first = firstResponder else { return false }
    let writes = (first as? any UIKeyInput) != nil && key.writes
    if let command = command(for: key, from: first, writes: writes) { return command() }
    if isRepeat, held[key.charactersIgnoringModifiers] != nil, !writes { return true }
    let press = UIPress(key, phase: .began, timestamp: window.now, responder: first)
    let event = UIPressesEvent([press], timestamp: window.now)
    if !isRepeat {
      // A key that went down twice has been up in between.
      _ = up(key)
      first.pressesBegan([press], with: event)
      if !event.isLeftOver {
        held[key.charactersIgnoringModifiers] = press
        return true
      }
    }
    guard writes, let input = first as? any UIKeyInput else { return first.scrolls(by: key) }
    key.write(into: input)
    return true
  }

  /// Whether somebody had taken the key when it went down.
  func up(_ key: UIKey) -> Bool {
    guard let press = held.removeValue(forKey: key.charactersIgnoringModifiers) else {
      return false
    }
    end(press, .ended)
    return true
  }

  /// What is down is up, as the window's user has gone.
  func cancel() {
    let presses = held.values.sorted {
      ($0.timestamp, $0.key?.characters ?? "") < ($1.timestamp, $1.key?.characters ?? "")
    }
    held = [:]
    for press in presses { end(press, .cancelled) }
  }

  private func end(_ press: UIPress, _ phase: UIPress.Phase) {
    press.phase = phase
    press.timestamp = window.now
    let event = UIPressesEvent([press], timestamp: window.now)
    // Who has gone meanwhile hears of it no more.
    guard let responder = press.responder else { return }
    if phase == .ended {
      responder.pressesEnded([press], with: event)
    } else {
      responder.pressesCancelled([press], with: event)
    }
  }

  /// By itself the front view controller.
  private var firstResponder: UIResponder? {
    if let first = UIResponder.first, first.isInWindow(window) { return first }
    var front = window.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front?.keyResponder ?? window
  }

  /// The call of the first command from there on that is for the key. Commands without modifiers wait for what
  /// is written, unless they say otherwise.
  private func command(
    for key: UIKey, from first: UIResponder, writes: Bool
  ) -> (() -> Bool)? {
    var responder: UIResponder? = first
    while let current = responder {
      let command = current.keyCommands?.first {
        $0.isFor(key) && (!writes || $0.wantsPriorityOverSystemBehavior)
      }
      if let command {
        UIApplication.note(current, "keyCommand \(command.input ?? "")")
        return { command.perform(from: current) }
      }
      responder = current.next
    }
    return nil
  }
}

extension UIViewController {
  /// The controller that is in front within containers: the one on top, or the one that is selected.
  fileprivate var keyResponder: UIResponder {
    (self as? any ShowsOneChild)?.shownChild?.keyResponder ?? self
  }
}

extension UIResponder {
  fileprivate func isInWindow(_ window: UIWindow) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current === window { return true }
      responder = current.next
    }
    return false
  }
}

extension UIKeyCommand {
  fileprivate func isFor(_ key: UIKey) -> Bool {
    guard let input else { return false }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    if modifierFlags == flags, input.lowercased() == key.charactersIgnoringModifiers.lowercased() {
      return true
    }
    // A sign that needs Shift, such as a plus, may be named without it.
    return modifierFlags == flags.subtracting(.shift) && input == key.characters
      && input != key.charactersIgnoringModifiers
  }
}

extension UIKey {
  /// Whether it writes where somebody takes text, or takes away what was written.
  fileprivate var writes: Bool {
    guard modifierFlags.isDisjoint(with: [.control, .command]) else { return false }
    if characters == UIKeyCommand.inputDelete || keyCode == .keyboardDeleteOrBackspace {
      return true
    }
    return !UIKeyCommand.named.contains(characters) && !characters.isEmpty
      && characters.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\r" || $0 == "\n" }
  }

  @MainActor
  fileprivate func write(into input: any UIKeyInput) {
    if keyCode == .keyboardDeleteOrBackspace || characters == UIKeyCommand.inputDelete {
      input.deleteBackward()
    } else {
      input.insertText(characters == "\r" ? "\n" : characters)
    }
  }
}

extension UIWindow {
  /// A key goes down, or repeats as it stays down; true where a command or a responder took it.
  @discardableResult
  package func keyDown(_ key: UIKey, isRepeat: Bool = false) -> Bool {
    keyboard.down(key, isRepeat: isRepeat)
  }

  /// A key goes up; true where somebody had taken it.
  @discardableResult
  package func keyUp(_ key: UIKey) -> Bool { keyboard.up(key) }

  /// Whether somebody has a key that is down.
  package var hasKeysDown: Bool { keyboard.isHeld }

  /// The keys that are down are up, without having been meant.
  package func cancelKeys() { keyboard.cancel() }

  /// A key goes down and up again.
  package func press(_ key: UIKey) {
    keyDown(key)
    keyUp(key)
  }
}

/// Takes text from a keyboard while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  /// Return is a line break.
  func insertText(_ text: String)
  func deleteBackward()
}
