import Foundation

extension ScreenReader {
  /// Handles the keys with Control and Option, which belong to the reader alone, and those of a
  /// finger that is down. Returns whether the key has one of these meanings.
  func takeFirst(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    if finger.position != nil, moveFinger(key, isLong: flags.contains(.shift)) { return true }
    if flags == [.control, .alternate, .shift] { return takeShifted(key) }
    guard flags == [.control, .alternate] else { return false }
    switch key.charactersIgnoringModifiers {
    case UIKeyCommand.inputRightArrow: move(by: isMirrored ? -1 : 1)
    case UIKeyCommand.inputLeftArrow: move(by: isMirrored ? 1 : -1)
    case UIKeyCommand.inputDownArrow: if !chooseAction(by: 1) { adjust(by: -1) }
    case UIKeyCommand.inputUpArrow: if !chooseAction(by: -1) { adjust(by: 1) }
    case UIKeyCommand.inputHome: move(toEnd: false)
    case UIKeyCommand.inputEnd: move(toEnd: true)
    case UIKeyCommand.inputPageDown: scroll(.down)
    case UIKeyCommand.inputPageUp: scroll(.up)
    case " ": activate()
    case "\r": putDown()
    case UIKeyCommand.inputEscape: escape()
    default: return false
    }
    return true
  }

  /// Handles the keys with Control, Option and Shift: those of two fingers and of rotors.
  private func takeShifted(_ key: UIKey) -> Bool {
    switch key.charactersIgnoringModifiers {
    case UIKeyCommand.inputRightArrow: chooseRotor(by: isMirrored ? -1 : 1)
    case UIKeyCommand.inputLeftArrow: chooseRotor(by: isMirrored ? 1 : -1)
    case UIKeyCommand.inputDownArrow: moveInRotor(.next)
    case UIKeyCommand.inputUpArrow: moveInRotor(.previous)
    case "\r": putDown(twoFingers: true)
    default: return false
    }
    return true
  }

  /// Handles the keys that an application has not used and that do not write.
  func takeLast(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    let characters = key.charactersIgnoringModifiers
    if characters == "\t", flags.isSubset(of: .shift) {
      move(by: flags.contains(.shift) ? -1 : 1)
      return true
    }
    guard flags.isEmpty else { return false }
    switch characters {
    case " ", "\r": return activate()
    case UIKeyCommand.inputEscape: return escape()
    case UIKeyCommand.inputUpArrow: return adjust(by: 1)
    case UIKeyCommand.inputDownArrow: return adjust(by: -1)
    case UIKeyCommand.inputRightArrow: return adjust(by: isMirrored ? -1 : 1)
    case UIKeyCommand.inputLeftArrow: return adjust(by: isMirrored ? 1 : -1)
    default: return false
    }
  }

  private var isMirrored: Bool { window.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Puts one or two fingers down in the middle of the focused element.
  private func putDown(twoFingers: Bool = false) {
    guard let focus else { return }
    finger.down(at: focus.accessibilityActivationPoint, twoFingers: twoFingers)
    say(twoFingers ? "two fingers down" : "finger down")
  }

  /// Changes the places of two fingers. Returns false if only one is down.
  private func change(_ change: (KeyFinger) -> Void) -> Bool {
    guard finger.isPair else { return false }
    change(finger)
    return true
  }

  private func moveFinger(_ key: UIKey, isLong: Bool) -> Bool {
    let step = isLong ? KeyFinger.longStep : KeyFinger.step
    switch key.charactersIgnoringModifiers {
    case UIKeyCommand.inputRightArrow: finger.move(by: CGVector(dx: step, dy: 0))
    case UIKeyCommand.inputLeftArrow: finger.move(by: CGVector(dx: -step, dy: 0))
    case UIKeyCommand.inputDownArrow: finger.move(by: CGVector(dx: 0, dy: step))
    case UIKeyCommand.inputUpArrow: finger.move(by: CGVector(dx: 0, dy: -step))
    case "+", "=": return change { $0.spread(by: step) }
    case "-": return change { $0.spread(by: -step) }
    case ".": return change { $0.turn(by: KeyFinger.turn) }
    case ",": return change { $0.turn(by: -KeyFinger.turn) }
    case "\r":
      finger.lift()
      say("finger lifted")
    case UIKeyCommand.inputEscape:
      finger.cancel()
      say("finger cancelled")
    default: return false
    }
    return true
  }
}
