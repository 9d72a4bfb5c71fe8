import Foundation

/// A controller of a view that replaces a keyboard. It writes into the first responder.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The view of the controller as an input view; nil if the view is of another class.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// The text that the first responder edits.
  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = FirstResponderText()

  /// Ends editing, which hides the view.
  open func dismissKeyboard() { UIResponder.first?.resignFirstResponder() }

  open var primaryLanguage: String?
  /// Whether a key for other keyboards is needed. There are none.
  open var needsInputModeSwitchKey: Bool { false }
  open func advanceToNextInputMode() { inert("there are no other keyboards") }
  @Inert("nothing can be spoken to")
  open var hasDictationKey = false
  /// Whether the view has access to data outside; there is nothing that it could not access.
  open var hasFullAccess: Bool { true }

  open override func loadView() {
    // The height of iOS's keyboard on an upright telephone, in points.
    view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: likelyBounds.width, height: 216), inputViewStyle: .keyboard)
  }
}

/// The text that a custom keyboard edits.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

/// The text of the first responder. Keys write at its end.
@MainActor
private final class FirstResponderText: UITextDocumentProxy {
  private var input: (any UIKeyInput)? { UIResponder.first as? any UIKeyInput }

  let documentIdentifier = UUID()
  var hasText: Bool { input?.hasText ?? false }
  func insertText(_ text: String) { input?.insertText(text) }
  func deleteBackward() { input?.deleteBackward() }

  var documentContextBeforeInput: String? {
    (UIResponder.first as? any EditedText)?.textBeforeInsertion
  }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { nil }

  /// Does nothing, as keys write at the end of the text.
  func adjustTextPosition(byCharacterOffset offset: Int) {}
  func setMarkedText(_ markedText: String, selectedRange: NSRange) { insertText(markedText) }
  func unmarkText() {}
}

/// A view that knows the text before the place where keys write.
@MainActor
protocol EditedText: UIView {
  var textBeforeInsertion: String? { get }
}
