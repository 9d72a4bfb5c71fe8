import Expectations
import Testing
import UIKit
import ViewTesting

/// A second change of a selection, of provisional text and of a key that is down.
@MainActor
struct TextSelectionTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextInputDelegate {
    var heard: [String] = []

    func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("selection") }
    func selectionWillChange(_ textInput: (any UITextInput)?) { heard.append("will select") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("did select") }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) {}
  }

  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    field.text = text
    return field
  }

  private func range(_ field: UITextField, _ start: Int, _ end: Int) -> UITextRange? {
    guard let first = field.position(from: field.beginningOfDocument, offset: start),
      let last = field.position(from: field.beginningOfDocument, offset: end)
    else { return nil }
    return field.textRange(from: first, to: last)
  }

  @Test func `a selection that stays is not reported again`() {
    let field = field("some words")
    let listener = Listener()
    field.delegate = listener
    field.inputDelegate = listener
    field.selectedTextRange = range(field, 2, 5)
    expect(listener.heard, equals: ["will select", "selection", "did select"])
    listener.heard = []
    field.selectedTextRange = range(field, 2, 5)
    expect(listener.heard.isEmpty)
    field.selectedTextRange = range(field, 2, 6)
    expect(listener.heard, equals: ["will select", "selection", "did select"])
  }

  @Test func `provisional text that is emptied is no longer there`() {
    let field = field("ab")
    field.selectedTextRange = range(field, 2, 2)
    field.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 1))
    expect(field.text == "abxyz" && field.markedTextRange != nil)
    field.setMarkedText("q", selectedRange: NSRange(location: 1, length: 0))
    expect(field.text == "abq" && field.markedTextRange != nil)
    field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    expect(field.text == "ab" && field.markedTextRange == nil)
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    expect(field.text == "ab" && field.markedTextRange == nil)
  }

  private final class Drawn: UITextField {
    override func drawPlaceholder(in rect: CGRect) {
      super.drawPlaceholder(in: rect.insetBy(dx: 3, dy: 3))
    }
  }

  @Test func `a class that calls super draws the placeholder as the field does`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    for (placeholder, isDrawn) in [("Name", true), ("", false)] {
      let field = Drawn(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.placeholder = placeholder
      window.addSubview(field)
      window.layoutIfNeeded()
      window.layer.displayTreeIfNeeded()
      expect(field.treeDescription().contains("draws"), equals: isDrawn, "“\(placeholder)”")
      field.removeFromSuperview()
    }
  }

  private final class Pressed: UIViewController {
    var times: [Double] = []
    var press: UIPress?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      press = presses.first
      times.append(presses.first?.timestamp ?? -1)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      times.append(presses.first?.timestamp ?? -1)
    }
  }

  @Test func `a press ends at the time when its key goes up`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let page = Pressed()
    window.rootViewController = page
    window.makeKeyAndVisible()
    let fingers = Fingers(window)
    fingers.wait(100)
    let key = UIKey("a")
    expect(window.keyDown(key))
    fingers.wait(500)
    expect(window.keyUp(key))
    expect(page.times.count, equals: 2)
    expect(abs(page.times[1] - page.times[0] - 0.5), isBelow: 0.01, "\(page.times)")
  }
}
