import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Text of many lines.
@MainActor struct UITextViewTests {
  private static let long = String(repeating: "Many words that go on and on. ", count: 40)

  private final class Listener: NSObject, UITextViewDelegate {
    var heard: [String] = []
    var refuses = false

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { !refuses }
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("began") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("ended") }
    func textViewDidChange(_ textView: UITextView) { heard.append("changed") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      heard.append("\(range.location)+\(range.length) \(text)")
      return text != "x"
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drags") }
  }

  @Test func `a text view has no font before it has a font or a text`() {
    let view = UITextView()
    expectNil(view.font)
    view.text = "a"
    expect(view.font?.pointSize, equals: 12)
    view.font = .systemFont(ofSize: 20)
    expect(view.font?.pointSize, equals: 20)
    view.font = nil
    expectNil(view.font)
  }

  @Test func `the size of the content follows the text before the next layout`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.text = "One"
    let low = view.contentSize.height
    view.text = Self.long
    expect(view.contentSize.height, isAbove: 5 * low)
    view.isScrollEnabled = false
    view.text = "One"
    expect(view.contentSize, equals: CGSize(width: 200, height: low))
  }

  private func scene(
    _ text: String, height: CGFloat = 100
  ) -> (UIWindow, UITextView, Listener, Fingers) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    let listener = Listener()
    view.text = text
    view.delegate = listener
    window.addSubview(view)
    window.layoutIfNeeded()
    return (window, view, listener, Fingers(window))
  }

  @Test func `a text wraps within its insets, and scrolls`() {
    let (_, view, listener, fingers) = scene(Self.long)
    expect(view.contentSize.width, equals: 320)
    expect(view.contentSize.height, isAbove: 150)
    let label = view.subviews.compactMap { $0 as? UILabel }.first
    expect(label?.frame.minX, equals: 5)
    expect(label?.frame.minY, equals: 8)
    expect(label?.frame.width, equals: 310)
    fingers.down(0, 100, 80)
    for step in 1...6 { fingers.move(0, 100, 80 - Double(step) * 10) }
    expect(view.contentOffset.y, equals: 50)
    expect(listener.heard, equals: ["drags"])
    fingers.lift()
  }

  @Test func `one that does not scroll is as high as its text`() {
    let (_, view, _, _) = scene("one line")
    view.isScrollEnabled = false
    let one = view.sizeThatFits(CGSize(width: 320, height: 0)).height
    view.text = "one line\nand another"
    let two = view.sizeThatFits(CGSize(width: 320, height: 0)).height
    expect(two, isAbove: one + 10)
    expect(view.intrinsicContentSize.height, equals: two)
    view.isScrollEnabled = true
    expect(view.intrinsicContentSize.height, equals: UIView.noIntrinsicMetric)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height, equals: two - 16)
  }

  @Test func `keys write after a tap, and the delegate has a say`() {
    let (window, view, listener, fingers) = scene("ab")
    fingers.down(0, 50, 50)
    fingers.lift()
    expect(view.isFirstResponder)
    view.insertText("c")
    view.insertText("x")
    view.insertText("\n")
    view.deleteBackward()
    view.deleteBackward()
    expect(view.text, equals: "ab")
    expect(
      listener.heard,
      equals: [
        "began", "2+0 c", "changed", "3+0 x", "3+0 \n", "changed", "3+1 ", "changed", "2+1 ",
        "changed",
      ])
    window.endEditing(true)
    expect(listener.heard.last, equals: "ended")
    view.isEditable = false
    expect(!view.becomeFirstResponder())
    view.isEditable = true
    listener.refuses = true
    expect(!view.becomeFirstResponder())
  }

  @Test func `what is written at the end is brought into sight`() {
    let (_, view, _, _) = scene(Self.long)
    view.becomeFirstResponder()
    view.insertText("!")
    expect(view.contentOffset.y, equals: view.contentSize.height - 100)
    view.text = nil
    expect(view.text.isEmpty)
    expect(view.hasText, equals: false)
  }
}
