import Foundation

extension UITextField: UIKeyInput {
  func ownInsertText(_ text: String) {
    if text == "\n" { endByReturn() } else { append(text) }
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
  var editedText: String {
    get { text ?? "" }
    set { text = newValue }
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
