import Expectations
import Foundation
import Testing
import UIKit

@MainActor struct TextSelectionReportTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var selections = 0
    var changes = 0
    func textViewDidChangeSelection(_ textView: UITextView) { selections += 1 }
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  @Test func `a text that the program sets reports its new selection alone`() {
    let (view, delegate) = (UITextView(), Delegate())
    view.delegate = delegate
    view.text = "foo bar"
    view.text = "foo"
    view.attributedText = NSAttributedString(string: "")
    view.text = ""
    expect(delegate.selections, equals: 3)
    expect(delegate.changes, equals: 0)
  }
}
