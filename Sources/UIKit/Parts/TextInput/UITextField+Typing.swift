import Foundation

extension UITextField: UITextInput {
  func ownInsertText(_ text: String) {
    if text == "\n" { endByReturn() } else { write(text) }
  }

  private func endByReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard handlers.contains(where: { $0.events.contains(.editingDidEndOnExit) }) else { return }
    sendActions(for: .editingDidEndOnExit)
    _ = resignFirstResponder()
  }
}

extension UITextField: TextEditing {
  var editedText: String { text ?? "" }

  func setText(_ text: String, in range: NSRange) {
    self.text = (editedText as NSString).replacingCharacters(in: range, with: text)
  }

  var letterPlaces: TextPlaces {
    layoutIfNeeded()
    guard !editedText.isEmpty else {
      // A placeholder is no text: the only place is that at the start.
      return label.emptyPlaces(at: label.frame.origin)
    }
    return label.letterPlaces(at: label.frame.origin)
  }

  /// Returns the offset in the dots of a secure field, which shows one for each character.
  func shownOffset(of offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    let text = editedText
    // A place within the two units of a letter is the place before it.
    let units = min(max(offset, 0), text.utf16.count)
    return text[..<text.utf16.index(text.startIndex, offsetBy: units)].count
  }

  func textOffset(ofShown offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    return editedText.prefix(max(offset, 0)).utf16.count
  }

  func selectionChanged() { delegate?.textFieldDidChangeSelection(self) }

  func setDirection(_ direction: NSWritingDirection) {
    inputState.writingDirection = direction
    textAlignment =
      direction == .natural ? .natural : direction == .rightToLeft ? .right : .left
  }

  var mayBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  func didBeginEditing() {
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, nil)
  }

  var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func didEndEditing() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, nil)
  }

  func mayReplace(_ range: NSRange, by string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  func didReplace() { sendActions(for: .editingChanged) }
}

/// The Auto Layout content of a text field. Its text is vertically centered.
struct TextFieldContent: LayoutContent {
  let field: UITextField

  var resizesWithLayout: Bool { true }
  var textBoxHeight: CGFloat? { field.intrinsicContentSize.height }
  var layoutFont: UIFont? { field.font }
}
