import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// The handles of a selection, the loupe and taps in a text.
@MainActor
@Suite(.serialized) struct TextHandleTests {
  private let table = Table()
  private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))

  init() {
    field.text = "pear plum fig"
    table.view.addSubview(field)
    table.fingers.wait(10)
  }

  private func selected() -> String? { field.selectedTextRange.flatMap { field.text(in: $0) } }

  private func select(_ location: Int, _ length: Int) {
    // Here and not in `init`, after which another suite may take the keyboard or copy something.
    UIPasteboard.general.items = []
    field.becomeFirstResponder()
    field.setSelection(NSRange(location: location, length: length))
    table.window.layoutIfNeeded()
  }

  /// The point of the window at the caret of a place in the text.
  private func place(_ offset: Int) -> CGPoint {
    let caret = field.ownCaretRect(for: TextOffset(offset))
    return field.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  private func drag(from start: CGPoint, to end: CGPoint) {
    table.fingers.down(0, Double(start.x), Double(start.y))
    for step in 1...8 {
      let share = Double(step) / 8
      table.fingers.move(
        0, Double(start.x) + share * Double(end.x - start.x),
        Double(start.y) + share * Double(end.y - start.y))
    }
  }

  @Test func `a finger drags the end of a selection, below a loupe`() {
    select(0, 4)
    // The finger holds the knob below the text, not the letters.
    let knob = CGPoint(x: place(4).x, y: place(4).y + 14)
    drag(from: knob, to: CGPoint(x: place(9).x, y: knob.y))
    expect(selected(), equals: "pear plum")
    expect(table.window.subviews.contains { $0 is TextLoupe })
    table.fingers.lift()
    table.fingers.wait(500)
    expect(selected() == "pear plum" && !table.window.subviews.contains { $0 is TextLoupe })
    expect(table.window.subviews.contains { $0 is EditMenuBubble })
    _ = field.resignFirstResponder()
  }

  @Test func `a handle that passes the other one becomes the other one`() {
    select(5, 4)
    drag(from: place(9), to: place(0))
    table.fingers.lift()
    expect(selected(), equals: "pear ")
    _ = field.resignFirstResponder()
  }

  @Test func `a cancelled drag leaves the selection as it was`() {
    select(0, 4)
    drag(from: place(4), to: place(9))
    table.fingers.cancel()
    expect(selected(), equals: "pear")
    _ = field.resignFirstResponder()
  }

  @Test func `a finger away from the handles does not change the selection`() {
    select(0, 4)
    let far = CGPoint(x: place(4).x + 60, y: place(4).y)
    drag(from: far, to: CGPoint(x: far.x + 60, y: far.y))
    expect(selected(), equals: "pear")
    table.fingers.lift()
    _ = field.resignFirstResponder()
  }

  @Test func `two taps select a word, three a paragraph`() {
    UIPasteboard.general.items = []
    let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = "pear plum\nfig"
    table.view.addSubview(view)
    view.becomeFirstResponder()
    table.fingers.wait(10)
    for count in 1...3 {
      table.fingers.down(0, 35, 320)
      table.fingers.lift()
      if count == 2 { expect(view.selectedRange, equals: NSRange(location: 0, length: 4)) }
    }
    expect(view.selectedRange, equals: NSRange(location: 0, length: 9))
    _ = view.resignFirstResponder()
  }

  @Test func `a long press moves the place below a loupe, and a cancelled one restores it`() {
    select(13, 0)
    let point = place(2)
    table.fingers.down(0, Double(point.x), Double(point.y))
    table.fingers.wait(700)
    expect(field.inputState.selected, equals: NSRange(location: 2, length: 0))
    expect(table.window.subviews.contains { $0 is TextLoupe })
    table.fingers.cancel()
    table.fingers.wait(300)
    expect(field.inputState.selected, equals: NSRange(location: 13, length: 0))
    expect(!table.window.subviews.contains { $0 is TextLoupe })
    _ = field.resignFirstResponder()
  }
}
