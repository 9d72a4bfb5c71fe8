/// Takes text from a keyboard while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  /// Return is a line break.
  func insertText(_ text: String)
  func deleteBackward()
}
