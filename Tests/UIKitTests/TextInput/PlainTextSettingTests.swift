import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct PlainTextSettingTests {
  private final class Page: UITextView {
    var changes: [String] = []
    override var attributedText: NSAttributedString! {
      get { super.attributedText }
      set {
        super.attributedText = newValue
        changes.append(newValue.string)
      }
    }
  }

  @Test func `a plain text goes through the attributed one that a subclass overrides`() {
    let page = Page()
    page.font = .systemFont(ofSize: 20)
    page.textColor = .red
    page.text = "one"
    page.text = nil
    page.attributedText = NSAttributedString(string: "two")
    expect(page.changes == ["one", "", "two"] && page.text == "two")
  }

  /// A field that styles each text that it gets.
  private final class StyledField: UITextField {
    override var text: String! {
      get { super.text }
      set {
        super.attributedText = nil
        super.text = newValue
      }
    }
    override var attributedText: NSAttributedString? {
      get { super.attributedText }
      set { super.attributedText = newValue.map { NSAttributedString(string: $0.string + "!") } }
    }
  }

  @Test func `the texts of a field are set without each other's overrides`() {
    let field = StyledField()
    field.text = "one"
    expect(field.text == "one" && field.attributedText?.string == "one")
    field.attributedText = NSAttributedString(string: "two")
    expect(field.text, equals: "two!")
  }

  @Test func `a plain text has the font and the color of the view`() {
    let page = Page()
    page.font = .systemFont(ofSize: 20)
    page.textColor = .red
    page.text = "one"
    expect(page.font == .systemFont(ofSize: 20) && page.textColor == .red)
  }

  @Test func `the attributes of a field's text are read again, with a font that is set later`() {
    let field = UITextField()
    field.attributedText = NSAttributedString(
      string: "one", attributes: [.strikethroughStyle: 1, .foregroundColor: UIColor.red])
    field.font = .systemFont(ofSize: 20)
    let attributes = field.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
    expect(attributes[.strikethroughStyle] as? Int == 1)
    expect(attributes[.foregroundColor] as? UIColor == .red)
    expect(attributes[.font] as? UIFont == .systemFont(ofSize: 20))
    field.text = "two"
    expect(field.attributedText?.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) == nil)
    field.attributedText = nil
    expect(field.text?.isEmpty == true && field.attributedText?.length == 0)
  }
}
