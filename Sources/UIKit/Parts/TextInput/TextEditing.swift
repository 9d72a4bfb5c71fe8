import Foundation

/// A view whose text is edited with the window's keys while the view is the first responder. Keys
/// write at the end of the text.
@MainActor
protocol TextEditing: UIView, UIKeyInput, EditedText {
  static var textDidBeginEditingNotification: Notification.Name { get }
  static var textDidEndEditingNotification: Notification.Name { get }
  static var textDidChangeNotification: Notification.Name { get }

  var editedText: String { get set }

  // MARK: The delegate

  var mayBeginEditing: Bool { get }
  func didBeginEditing()
  var mayEndEditing: Bool { get }
  func didEndEditing()
  func mayReplace(_ range: NSRange, by string: String) -> Bool
  /// Called after the text has changed and before the notification is posted.
  func didReplace()
}

extension TextEditing {
  var textBeforeInsertion: String? { editedText }

  /// Begins editing if the delegate allows it. Returns whether editing has begun.
  ///
  /// - Parameter become: `becomeFirstResponder()` of the superclass.
  func beginEditing(_ become: () -> Bool) -> Bool {
    guard mayBeginEditing else { return false }
    // A text field's delegate is called before the notifications about its input view, a text
    // view's after them.
    return self is UITextField
      ? InputArea.holding { ownBeginEditing(become) } : ownBeginEditing(become)
  }

  private func ownBeginEditing(_ become: () -> Bool) -> Bool {
    guard become() else { return false }
    ApplicationEvent.report(
      ApplicationEvent(.gotKeyboard, "\(eventName) got the keyboard", of: self, title: eventTitle))
    didBeginEditing()
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing if the delegate allows it. Returns whether editing has ended.
  ///
  /// - Parameter resign: `resignFirstResponder()` of the superclass.
  func endEditing(_ resign: () -> Bool) -> Bool {
    let wasFirst = isFirstResponder
    if wasFirst, !mayEndEditing { return false }
    guard resign() else { return false }
    if wasFirst {
      didEndEditing()
      post(Self.textDidEndEditingNotification)
    }
    return true
  }

  /// The name of the field in reported events: its accessibility label or its placeholder.
  private var eventTitle: String? {
    [accessibilityLabel, (self as? UITextField)?.placeholder].compactMap { $0 }
      .first { !$0.isEmpty }
  }

  private var eventName: String {
    "\(type(of: self))" + (eventTitle.map { " “\($0)”" } ?? "")
  }

  func append(_ text: String) {
    replace(NSRange(location: editedText.utf16.count, length: 0), by: text)
  }

  func deleteLastCharacter() {
    guard let last = editedText.last else { return }
    let length = last.utf16.count
    replace(NSRange(location: editedText.utf16.count - length, length: length), by: "")
  }

  private func replace(_ range: NSRange, by string: String) {
    guard mayReplace(range, by: string) else { return }
    // The delegate may have changed the text in the meantime.
    let old = editedText as NSString
    let start = min(range.location, old.length)
    editedText = old.replacingCharacters(
      in: NSRange(location: start, length: min(range.length, old.length - start)), with: string)
    didReplace()
    post(Self.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
