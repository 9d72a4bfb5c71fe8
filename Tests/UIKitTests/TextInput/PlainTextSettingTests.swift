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
}
