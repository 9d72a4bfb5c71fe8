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

  @Test func `a plain text has the font and the color of the view`() {
    let page = Page()
    page.font = .systemFont(ofSize: 20)
    page.textColor = .red
    page.text = "one"
    expect(page.font == .systemFont(ofSize: 20) && page.textColor == .red)
  }
}
