import Foundation

/// A view whose text is edited with the window's keys while the view is the first responder. Keys
/// replace the selection.
@MainActor
protocol TextEditing: UIView, UITextInput, EditedText {
  static var textDidBeginEditingNotification: Notification.Name { get }
  static var textDidEndEditingNotification: Notification.Name { get }
  static var textDidChangeNotification: Notification.Name { get }

  var clearsOnInsertion: Bool { get set }
  var editedText: String { get }
  /// Replaces a range of the text, without any report.
  func setText(_ text: String, in range: NSRange)
  var inputState: TextInputState { get }
  /// The places of the shown characters, in the coordinates of the view.
  var letterPlaces: TextPlaces { get }
  /// Returns the offset in the shown text, which differs from the text of a secure field.
  func shownOffset(of offset: Int) -> Int
  func textOffset(ofShown offset: Int) -> Int
  /// Called after the selection has changed.
  func selectionChanged()
  func setDirection(_ direction: NSWritingDirection)

  // MARK: The delegate

  var mayBeginEditing: Bool { get }
  func didBeginEditing()
  var mayEndEditing: Bool { get }
  func didEndEditing()
  func mayReplace(_ range: NSRange, by string: String) -> Bool
  /// Called after the text has changed and before the notification is posted.
  func didReplace()

  // MARK: The menu

  /// Whether the user may change the text.
  var takesEdits: Bool { get }
  /// Returns whether a tap at the point opens a link.
  func hasLink(at point: CGPoint) -> Bool
  /// Returns the delegate's menu for the selection; nil for the suggested commands.
  func editMenu(_ suggested: [UIMenuElement]) -> UIMenu?
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
    TextMenu.isWanted(on: self)
    ApplicationEvent.report(
      ApplicationEvent(.gotKeyboard, "\(eventName) got the keyboard", of: self, title: eventTitle))
    setNeedsLayout()
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
      setNeedsLayout()
      didEndEditing()
      post(Self.textDidEndEditingNotification)
    }
    return true
  }

  /// The name of the field in reported events: its accessibility label or its placeholder.
  private var eventTitle: String? {
    [statedLabel, (self as? UITextField)?.placeholder].compactMap { $0 }
      .first { !$0.isEmpty }
  }

  private var eventName: String {
    "\(type(of: self))" + (eventTitle.map { " “\($0)”" } ?? "")
  }

  /// Writes text in place of the selection, or of the provisional text of an input method.
  func write(_ text: String) {
    let range = limited(clearsOnInsertion ? everything : inputState.marked ?? inputState.selected)
    clearsOnInsertion = false
    replace(range, by: text)
  }

  /// Deletes the selection; without one, the character before the place at which keys write.
  func deleteSelection() {
    var range = limited(inputState.selected)
    if range.length == 0 {
      guard let start = step(from: range.location, .left) else { return }
      range = NSRange(location: start, length: range.location - start)
    }
    replace(range, by: "")
  }

  private var everything: NSRange { NSRange(location: 0, length: editedText.utf16.count) }

  private func replace(_ range: NSRange, by string: String) {
    guard mayReplace(range, by: string) else { return }
    // The delegate may have changed the text in the meantime.
    change(limited(range), by: string)
  }

  /// Replaces a range of the text, and places the selection after the new text.
  func change(_ range: NSRange, by string: String) {
    inputState.inputDelegate?.textWillChange(self)
    let before = inputState.selected
    setText(string, in: range)
    (inputState.selected, inputState.marked) = (before, nil)
    setSelection(NSRange(location: range.location + string.utf16.count, length: 0))
    didReplace()
    post(Self.textDidChangeNotification)
    inputState.inputDelegate?.textDidChange(self)
  }

  /// Places the selection at the end, as after the program has set the text.
  func selectEnd() {
    inputState.marked = nil
    inputState.selected = NSRange(location: editedText.utf16.count, length: 0)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
