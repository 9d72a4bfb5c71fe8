import Foundation

/// The keyboard of a window. A key calls a command, goes to the responders as a press, writes, or
/// scrolls.
@MainActor
final class Keyboard {
  private unowned let window: UIWindow
  /// The presses of the keys that are down, by the text that their keys write without modifiers.
  private var held: [String: UIPress] = [:]

  init(_ window: UIWindow) { self.window = window }

  var isHeld: Bool { !held.isEmpty }

  /// Handles a key that goes down. Returns whether a command or a responder has used it.
  func down(_ key: UIKey, isRepeat: Bool) -> Bool {
    window.reader?.stir()
    if let reader = window.reader, reader.takeFirst(key) { return true }
    guard let first = frontResponder else { return false }
    let writes = (first as? any UIKeyInput) != nil && key.writes
    if let command = command(for: key, from: first, writes: writes) { return command() }
    if !isRepeat, let edit = editing(by: key, from: first) { return edit() }
    if isRepeat, held[key.charactersIgnoringModifiers] != nil, !writes { return true }
    let press = UIPress(key, phase: .began, timestamp: window.now, responder: first)
    let event = UIPressesEvent([press], timestamp: window.now)
    if !isRepeat {
      // A key that goes down twice has gone up in between.
      _ = up(key)
      first.pressesBegan([press], with: event)
      if !event.isLeftOver {
        held[key.charactersIgnoringModifiers] = press
        return true
      }
    }
    if !writes, let text = first as? any MovesByKeys, text.move(by: key) { return true }
    guard writes, let input = first as? any UIKeyInput else {
      if let reader = window.reader, reader.takeLast(key) { return true }
      return first.scrolls(by: key)
    }
    key.write(into: input)
    return true
  }

  /// Handles a key that goes up. Returns whether a responder had used it when it went down.
  func up(_ key: UIKey) -> Bool {
    guard let press = held.removeValue(forKey: key.charactersIgnoringModifiers) else {
      return false
    }
    end(press, .ended)
    return true
  }

  /// Cancels the presses of all keys that are down, as the user has left the window.
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
    // A responder that is gone by now is not called.
    guard let responder = press.responder else { return }
    if phase == .ended {
      responder.pressesEnded([press], with: event)
    } else {
      responder.pressesCancelled([press], with: event)
    }
  }

  /// The first responder in the window; without one, the front view controller.
  var frontResponder: UIResponder? {
    if let first = UIResponder.first, first.isInWindow(window) { return first }
    var front = window.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front?.keyResponder ?? window
  }

  /// Returns the call of the first command for the key in the responder chain from `first`. If the
  /// key writes, commands without `wantsPriorityOverSystemBehavior` are skipped.
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
  /// The front view controller within containers: the one on top, or the selected one.
  fileprivate var keyResponder: UIResponder {
    (self as? any ShowsOneChild)?.shownChild?.keyResponder ?? self
  }
}

extension UIResponder {
  func isInWindow(_ window: UIWindow) -> Bool {
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
    // A character that needs Shift, such as a plus, may be given without Shift.
    return modifierFlags == flags.subtracting(.shift) && input == key.characters
      && input != key.charactersIgnoringModifiers
  }
}

extension UIKey {
  /// Whether the key inserts or deletes text in a responder that takes text.
  fileprivate var writes: Bool {
    guard modifierFlags.isDisjoint(with: [.control, .command]) else { return false }
    if characters == UIKeyCommand.inputDelete || keyCode == .keyboardDeleteOrBackspace {
      return true
    }
    // Characters below U+0020 are control characters.
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
  /// Handles a key that goes down, or repeats while down. Returns true if a command or a responder
  /// has used it.
  @discardableResult
  package func keyDown(_ key: UIKey, isRepeat: Bool = false) -> Bool {
    keyboard.down(key, isRepeat: isRepeat)
  }

  /// Handles a key that goes up. Returns true if a responder had used it when it went down.
  @discardableResult
  package func keyUp(_ key: UIKey) -> Bool { keyboard.up(key) }

  /// Whether a responder has used a key that is still down.
  package var hasKeysDown: Bool { keyboard.isHeld }

  /// Cancels the presses of all keys that are down.
  package func cancelKeys() { keyboard.cancel() }

  /// Presses a key and releases it.
  package func press(_ key: UIKey) {
    keyDown(key)
    keyUp(key)
  }
}

/// A responder that takes text from a keyboard while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  /// Inserts text. The Return key inserts a line break.
  func insertText(_ text: String)
  func deleteBackward()
}

/// A responder in which keys such as arrows move the place at which other keys write.
@MainActor
protocol MovesByKeys: UIResponder {
  /// Handles a key that does not write. Returns whether the key has moved the place.
  func move(by key: UIKey) -> Bool
}
