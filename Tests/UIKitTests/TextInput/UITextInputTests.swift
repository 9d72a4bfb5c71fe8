import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Positions, ranges and places of edited text, with the plain measurer: letters are half as wide as
/// the font is high, lines 1.2 times as high.
@MainActor struct UITextInputTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate,
    UITextInputDelegate
  {
    var heard: [String] = []

    func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("selection") }
    func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }
    func textViewDidChange(_ textView: UITextView) { heard.append("changed") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      heard.append("\(range.location)+\(range.length) \(string)")
      return true
    }
    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      heard.append("\(url) \(characterRange.location)+\(characterRange.length)")
      return false
    }
    func selectionWillChange(_ textInput: (any UITextInput)?) { heard.append("will select") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("did select") }
    func textWillChange(_ textInput: (any UITextInput)?) { heard.append("will change") }
    func textDidChange(_ textInput: (any UITextInput)?) { heard.append("did change") }
  }

  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    field.font = .systemFont(ofSize: 20)
    field.text = text
    return field
  }

  private func range(_ input: any UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let start = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let end = try #require(input.position(from: input.beginningOfDocument, offset: end))
    return try #require(input.textRange(from: start, to: end))
  }

  private func selection(_ input: any UITextInput) -> [Int] {
    guard let range = input.selectedTextRange else { return [] }
    return [range.start, range.end].map { input.offset(from: input.beginningOfDocument, to: $0) }
  }

  @Test func `the cursor of a field is read, moved and written at`() throws {
    let field = field("1234")
    let listener = Listener()
    field.delegate = listener
    expect(selection(field), equals: [4, 4])
    let place = try #require(field.position(from: field.endOfDocument, offset: -2))
    field.selectedTextRange = field.textRange(from: place, to: place)
    expect(selection(field) == [2, 2] && field.selectedTextRange?.isEmpty == true)
    field.insertText("x")
    expect(field.text == "12x34" && selection(field) == [3, 3])
    field.deleteBackward()
    expect(field.text == "1234" && selection(field) == [2, 2])
    field.selectedTextRange = try range(field, 1, 3)
    field.insertText("-")
    expect(field.text == "1-4" && selection(field) == [2, 2])
    field.selectedTextRange = try range(field, 0, 2)
    field.deleteBackward()
    expect(field.text == "4" && selection(field) == [0, 0])
    field.text = "new"
    expect(selection(field), equals: [3, 3])
    expect(
      listener.heard,
      equals: [
        "selection", "2+0 x", "selection", "2+1 ", "selection", "selection", "1+2 -", "selection",
        "selection", "0+2 ", "selection",
      ])
  }

  @Test func `positions are counted, compared and joined to ranges`() throws {
    let field = field("a👍🏽b")
    expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), equals: 6)
    expectNil(field.position(from: field.beginningOfDocument, offset: 7))
    expectNil(field.position(from: field.beginningOfDocument, offset: -1))
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    expect(field.compare(start, to: end), equals: .orderedAscending)
    expect(field.compare(end, to: start), equals: .orderedDescending)
    expect(field.compare(start, to: field.beginningOfDocument), equals: .orderedSame)
    let thumb = try #require(field.position(from: end, in: .left, offset: 2))
    expect(field.offset(from: start, to: thumb), equals: 1)
    expect(field.text(in: try range(field, 1, 5)), equals: "👍🏽")
    let backwards = try #require(field.textRange(from: end, to: start))
    expect(field.text(in: backwards), equals: "a👍🏽b")
    field.replace(try range(field, 1, 5), withText: "--")
    expect(field.text == "a--b" && selection(field) == [3, 3])
  }

  @Test func `places within a letter of a secure field are before it`() throws {
    let field = field("é😀x")
    field.isSecureTextEntry = true
    let window = window(field)
    let start = field.beginningOfDocument
    let carets = try (0...4).map { place in
      field.caretRect(for: try #require(field.position(from: start, offset: place))).minX
    }
    expect(carets[1] == carets[2] && carets[0] < carets[1])
    expect(carets[2] < carets[3] && carets[3] < carets[4])
    expect(field.selectionRects(for: try range(field, 1, 2)).allSatisfy { $0.rect.width == 0 })
    expect(field.selectionRects(for: try range(field, 0, 2)).count, equals: 1)
    _ = window
  }

  @Test func `carets and rectangles lie at the letters`() throws {
    let field = field("abcd")
    let window = window(field)
    func caret(_ offset: Int) throws -> CGRect {
      field.caretRect(
        for: try #require(field.position(from: field.beginningOfDocument, offset: offset)))
    }
    try expect(caret(0).midX == 0 && caret(2).midX == 20 && caret(4).midX == 40)
    try expect(caret(0).midY == 20 && caret(0).height == 24)
    expect(
      field.firstRect(for: try range(field, 1, 3)),
      equals: CGRect(x: 10, y: 8, width: 20, height: 24))
    let near = try #require(field.closestPosition(to: CGPoint(x: 22, y: 20)))
    expect(field.offset(from: field.beginningOfDocument, to: near), equals: 2)
    let letter = try #require(field.characterRange(at: CGPoint(x: 25, y: 20)))
    expect(field.text(in: letter), equals: "c")
    expectNil(field.characterRange(at: CGPoint(x: 100, y: 20)))
    field.textAlignment = .right
    window.layoutIfNeeded()
    try expect(caret(4).midX, equals: 200)
    field.isSecureTextEntry = true
    field.text = "👍🏽👍🏽"
    try expect(caret(4).midX, equals: 180)
    let end = try #require(field.closestPosition(to: CGPoint(x: 199, y: 20)))
    expect(field.compare(end, to: field.endOfDocument), equals: .orderedSame)
    field.text = ""
    field.textAlignment = .left
    try expect(caret(0).midX, equals: 0)
  }

  @Test func `lines of a text view have their own rectangles`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
    view.font = .systemFont(ofSize: 10)
    view.text = "aaaa bbbb cccc"
    _ = window(view)
    let rects = view.selectionRects(for: try range(view, 2, 14))
    expect(
      rects.map(\.rect),
      equals: [
        CGRect(x: 15, y: 8, width: 40, height: 12), CGRect(x: 5, y: 20, width: 20, height: 12),
      ])
    expect(rects.map(\.containsStart) == [true, false] && rects.last?.containsEnd == true)
    let below = try #require(view.closestPosition(to: CGPoint(x: 16, y: 25)))
    expect(view.offset(from: view.beginningOfDocument, to: below), equals: 12)
    let up = try #require(view.position(from: below, in: .up, offset: 1))
    expect(view.offset(from: view.beginningOfDocument, to: up), equals: 2)
    expectNil(view.position(from: below, in: .down, offset: 1))
    expect(view.caretRect(for: below).origin, equals: CGPoint(x: 14, y: 20))
  }

  @Test func `a text view edits its selection, and keeps attributes`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let listener = Listener()
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
    view.attributedText = text
    view.delegate = listener
    view.inputDelegate = listener
    view.selectedRange = NSRange(location: 5, length: 1)
    view.insertText("hr")
    expect(view.text == "one thro" && view.selectedRange == NSRange(location: 7, length: 0))
    expect(
      view.attributedText.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor,
      equals: .red)
    view.typingAttributes = [.foregroundColor: UIColor.blue]
    view.insertText("!")
    expect(
      view.attributedText.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor,
      equals: .blue)
    expect(
      listener.heard.prefix(7),
      equals: [
        "will select", "selection", "did select", "will change", "will select", "selection",
        "did select",
      ])
    view.selectedRange = NSRange(location: 90, length: 90)
    expect(view.selectedRange, equals: NSRange(location: 9, length: 0))
    view.clearsOnInsertion = true
    view.insertText("z")
    expect(view.text == "z" && !view.clearsOnInsertion)
  }

  @Test func `the provisional text of an input method is replaced`() throws {
    let field = field("ab")
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    expect(field.text == "abni" && field.markedTextRange != nil)
    field.setMarkedText("niha", selectedRange: NSRange(location: 0, length: 4))
    expect(field.text == "abniha" && selection(field) == [2, 6])
    field.insertText("你好")
    expect(field.text == "ab你好" && field.markedTextRange == nil)
    field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    field.unmarkText()
    expect(field.text == "ab你好x" && field.markedTextRange == nil)
  }

  @Test func `the tokenizer finds words and sentences`() throws {
    let field = field("It's one. And two")
    func word(_ offset: Int, _ unit: UITextGranularity, _ direction: UITextStorageDirection) throws
      -> String?
    {
      let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
      return field.tokenizer.rangeEnclosingPosition(
        place, with: unit, inDirection: .storage(direction)
      ).flatMap { field.text(in: $0) }
    }
    try expect(word(1, .word, .forward), equals: "It's")
    try expect(word(4, .word, .forward) == nil && word(4, .word, .backward) == "It's")
    try expect(word(11, .sentence, .forward), equals: "And two")
    try expect(word(2, .document, .forward), equals: "It's one. And two")
    try expect(word(0, .character, .forward), equals: "I")
    let next = try #require(
      field.tokenizer.position(
        from: field.beginningOfDocument, toBoundary: .word, inDirection: .layout(.right)))
    expect(field.offset(from: field.beginningOfDocument, to: next), equals: 4)
    expect(field.tokenizer.isPosition(next, atBoundary: .word, inDirection: .storage(.forward)))
  }

  @Test func `taps and arrow keys move the cursor of a field that is edited`() throws {
    let field = field("some words")
    let window = window(field)
    let fingers = Fingers(window)
    fingers.down(0, 30, 30)
    fingers.lift()
    expect(field.isEditing && selection(field) == [10, 10])
    // A second tap at once would select a word.
    fingers.wait(500)
    fingers.down(0, 75, 30)
    fingers.lift()
    expect(selection(field), equals: [5, 5])
    func press(_ name: String, _ flags: UIKeyModifierFlags = []) {
      window.press(UIKey(name, modifierFlags: flags))
    }
    press(UIKeyCommand.inputLeftArrow)
    expect(selection(field), equals: [4, 4])
    press(UIKeyCommand.inputRightArrow, .shift)
    press(UIKeyCommand.inputRightArrow, .shift)
    expect(selection(field), equals: [4, 6])
    press(UIKeyCommand.inputLeftArrow, .shift)
    expect(selection(field), equals: [4, 5])
    window.layoutIfNeeded()
    // The highlight behind the selected space.
    let highlight = field.layer.sublayers?.first
    expect(highlight?.frame, equals: CGRect(x: 40, y: 8, width: 10, height: 24))
    press(UIKeyCommand.inputLeftArrow)
    expect(selection(field), equals: [4, 4])
    window.layoutIfNeeded()
    expect(field.layer.sublayers?.last?.frame, equals: CGRect(x: 39, y: 8, width: 2, height: 24))
    press(UIKeyCommand.inputEnd)
    expect(selection(field), equals: [10, 10])
    press(UIKeyCommand.inputHome, .shift)
    expect(selection(field), equals: [0, 10])
    window.endEditing(true)
    window.layoutIfNeeded()
    expect(field.layer.sublayers?.count, equals: 1)
  }

  @Test func `a tap on a link asks the delegate`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let listener = Listener()
    view.isEditable = false
    view.attributedText = NSAttributedString(
      string: "aaaa", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let linked = NSMutableAttributedString(attributedString: view.attributedText)
    linked.addAttribute(.link, value: "https://swift.org", range: NSRange(location: 2, length: 2))
    view.attributedText = linked
    view.delegate = listener
    let fingers = Fingers(window(view))
    for x in [10.0, 40, 150] {
      fingers.down(0, x, 20)
      fingers.lift()
    }
    expect(listener.heard, equals: ["https://swift.org 2+2"])
    expect(
      (view.subviews.compactMap { $0 as? UILabel }.first?.layer.contents as? TextBlock)?
        .runs.last?.color, equals: view.tintColor.cgColor)
  }
}
