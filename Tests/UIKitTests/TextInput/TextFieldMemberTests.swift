import Expectations
import Foundation
import Testing
import UIKit

/// Rectangles and attributes of text fields and text views.
@MainActor
struct TextFieldMemberTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)

  @Test func `text stands within the border, views stand at its ends`() {
    let field = UITextField(frame: bounds)
    field.borderStyle = .roundedRect
    expect(field.borderRect(forBounds: bounds), equals: bounds)
    let text = field.textRect(forBounds: bounds)
    expect(text.minX > 0 && text.maxX < 200)
    expect(field.editingRect(forBounds: bounds), equals: text)
    expect(field.placeholderRect(forBounds: bounds), equals: text)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 12))
    expect(
      field.leftViewRect(forBounds: bounds),
      equals: CGRect(x: text.minX, y: 12, width: 20, height: 10))
    expect(
      field.rightViewRect(forBounds: bounds),
      equals: CGRect(x: text.maxX - 30, y: 11, width: 30, height: 12))
    let clear = field.clearButtonRect(forBounds: bounds)
    expect(clear.maxX == text.maxX && clear.midY == 17 && clear.width == clear.height)
  }

  @Test func `the color of an attributed placeholder is shown, and its text is the placeholder`() {
    let field = UITextField(frame: bounds)
    expectNil(field.attributedPlaceholder)
    field.attributedPlaceholder = NSAttributedString(
      string: "name", attributes: [.foregroundColor: UIColor.red])
    expect(field.placeholder == "name" && field.attributedPlaceholder?.string == "name")
  }

  @Test func `a direction that is set is that of the whole text`() throws {
    let field = UITextField(frame: bounds)
    field.text = "text"
    let view = UITextView(frame: bounds)
    view.text = "text"
    expect(field.textInputView === field && view.textInputView === view)
    for input in [field, view] as [any UITextInput] {
      let whole = try #require(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      input.setBaseWritingDirection(.rightToLeft, for: whole)
      expect(
        input.baseWritingDirection(for: input.beginningOfDocument, in: .forward),
        equals: .rightToLeft)
    }
  }

  @Test func `links have the tint color unless other attributes are set`() {
    let view = UITextView(frame: bounds)
    expect(view.linkTextAttributes[.foregroundColor] as? UIColor, equals: view.tintColor)
    view.linkTextAttributes = [.foregroundColor: UIColor.green]
    expect(view.linkTextAttributes[.foregroundColor] as? UIColor, equals: .green)
  }

  @Test func `a text view scrolls to the end of a range`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    view.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length, length: 0))
    expect(view.contentOffset.y, isAbove: 100)
    view.scrollRangeToVisible(NSRange(location: 0, length: 0))
    expect(view.contentOffset.y, equals: 0)
  }
}
