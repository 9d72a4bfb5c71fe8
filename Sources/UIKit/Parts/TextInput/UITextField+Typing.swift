import Foundation

/// A keyboard writes at the end of the text.
extension UITextField: UIKeyInput {
  func ownInsertText(_ text: String) {
    guard text != "\n" else { return endByReturn() }
    replace(at: NSRange(location: (self.text ?? "").utf16.count, length: 0), with: text)
  }

  func ownDeleteBackward() {
    guard let last = text?.last else { return }
    let length = last.utf16.count
    replace(at: NSRange(location: text!.utf16.count - length, length: length), with: "")
  }

  private func replace(at range: NSRange, with string: String) {
    let mayChange = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: string)
    guard mayChange ?? true else { return }
    // The delegate may have set another text meanwhile.
    let (old, start) = (text ?? "", min(range.location, (text ?? "").utf16.count))
    let length = min(range.length, old.utf16.count - start)
    text = NSString(string: old).replacingCharacters(
      in: NSRange(location: start, length: length), with: string)
    sendActions(for: .editingChanged)
    tell(Self.textDidChangeNotification)
  }

  func tell(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func endByReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard handlers.contains(where: { $0.events.contains(.editingDidEndOnExit) }) else { return }
    sendActions(for: .editingDidEndOnExit)
    _ = resignFirstResponder()
  }
}
