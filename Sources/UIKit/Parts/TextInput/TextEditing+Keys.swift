import Foundation

/// Keys that move the place at which keys write.
extension TextEditing {
  /// Handles an arrow key, Home or End. With Shift, the selection grows or shrinks.
  func ownMove(by key: UIKey) -> Bool {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad, .shift])
    guard flags.isEmpty else { return false }
    let selected = limited(inputState.selected)
    let isExtending = key.modifierFlags.contains(.shift)
    let anchor = inputState.anchor.flatMap { anchor -> Int? in
      anchor == selected.location || anchor == selected.upperBound ? anchor : nil
    }
    let fixed = anchor ?? selected.location
    let place = fixed == selected.location ? selected.upperBound : selected.location
    let length = editedText.utf16.count
    let direction: UITextLayoutDirection
    switch key.charactersIgnoringModifiers {
    case UIKeyCommand.inputLeftArrow: direction = .left
    case UIKeyCommand.inputRightArrow: direction = .right
    case UIKeyCommand.inputUpArrow: direction = .up
    case UIKeyCommand.inputDownArrow: direction = .down
    case UIKeyCommand.inputHome:
      extend(from: fixed, to: 0, isExtending)
      return true
    case UIKeyCommand.inputEnd:
      extend(from: fixed, to: length, isExtending)
      return true
    default: return false
    }
    let isBackward = direction == .left || direction == .up
    if !isExtending, selected.length > 0, direction == .left || direction == .right {
      let end = isBackward ? selected.location : selected.upperBound
      extend(from: end, to: end, false)
      return true
    }
    // Beyond the first or the last line, the place is the start or the end of the text.
    extend(from: fixed, to: step(from: place, direction) ?? (isBackward ? 0 : length), isExtending)
    return true
  }

  private func extend(from fixed: Int, to place: Int, _ isExtending: Bool) {
    inputState.anchor = isExtending ? fixed : nil
    let start = isExtending ? fixed : place
    setSelection(NSRange(location: min(start, place), length: abs(place - start)))
  }
}

extension UITextField: MovesByKeys {
  func move(by key: UIKey) -> Bool { ownMove(by: key) }
}

extension UITextView: MovesByKeys {
  func move(by key: UIKey) -> Bool { ownMove(by: key) }
}
