import Expectations
import Foundation
import GoldenTexts
import Testing
import UIKit

/// Every position of several texts, with each step from it in each direction, and the places of all of them.
@MainActor
@Suite(.serialized) struct TextPositionTableTests {
  private static let texts = [
    "", "a", "\n", "one two", "A line that is broken into several rows\n\nand more",
    "e\u{301}tude 👩‍👩‍👧 🇩🇪 x", "עברית abc", "tab\tbed\n",
  ]
  private static let directions: [UITextLayoutDirection] = [.left, .right, .up, .down]

  private func views(_ text: String) -> [(String, any UITextInput & UIView)] {
    let frame = CGRect(x: 10, y: 20, width: 140, height: 120)
    let (field, secure, view) = (
      UITextField(frame: frame), UITextField(frame: frame), UITextView(frame: frame)
    )
    (field.text, secure.text, view.text) = (text, text, text)
    secure.isSecureTextEntry = true
    view.font = .systemFont(ofSize: 14)
    return [("field", field), ("secure field", secure), ("view", view)]
  }

  private func offset(_ view: any UITextInput, _ position: UITextPosition?) -> String {
    position.map { "\(view.offset(from: view.beginningOfDocument, to: $0))" } ?? "-"
  }

  private func words(_ view: any UITextInput, _ range: UITextRange?) -> String {
    range.map { "\(offset(view, $0.start))..\(offset(view, $0.end))" } ?? "-"
  }

  private func words(_ rect: CGRect) -> String {
    rect.isNull
      ? "null" : [rect.minX, rect.minY, rect.width, rect.height].map(\.text).joined(separator: " ")
  }

  @Test func `steps, ranges and places`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.isHidden = false
    var lines: [String] = []
    for text in Self.texts {
      for (name, view) in views(text) {
        window.addSubview(view)
        window.layoutIfNeeded()
        lines.append("# \(name) \(text.debugDescription)")
        lines.append(
          "\(offset(view, view.endOfDocument)) \(words(view, view.selectedTextRange)) \(view.hasText)"
        )
        for place in 0...text.utf16.count {
          let start = view.position(from: view.beginningOfDocument, offset: place)!
          lines.append(line(view, place, start))
        }
        let end = view.endOfDocument
        for step in [1, -1, -text.utf16.count - 1, .max, .min] {
          lines.append("end \(step): \(offset(view, view.position(from: end, offset: step)))")
        }
        lines.append(points(view))
        view.removeFromSuperview()
      }
    }
    try expectNil(GoldenText("text-positions").difference(from: lines.joined(separator: "\n")))
  }

  private func line(_ view: any UITextInput, _ place: Int, _ start: UITextPosition) -> String {
    let steps = Self.directions.map { direction in
      [-2, -1, 0, 1, 2, 99].map {
        offset(view, view.position(from: start, in: direction, offset: $0))
      }.joined(separator: " ")
        + " \(words(view, view.characterRange(byExtending: start, in: direction)))"
    }
    let other = view.position(from: start, offset: -1)
    let three = (0...3).compactMap { view.position(from: start, offset: $0) }.last ?? start
    let range = view.textRange(from: three, to: start)!
    let farthest = Self.directions.map {
      offset(view, view.position(within: range, farthestIn: $0))
    }
    let rects = view.selectionRects(for: range).map {
      "\(words($0.rect)) \($0.writingDirection.rawValue) \($0.containsStart) \($0.containsEnd)"
    }
    return [
      "\(place): \(steps.joined(separator: " | "))",
      "caret \(words(view.caretRect(for: start))) first \(words(view.firstRect(for: range)))",
      "rects \(rects.joined(separator: ", "))",
      "range \(words(view, range)) \(farthest.joined(separator: " "))",
      "text \(view.text(in: range)?.debugDescription ?? "-")",
      other.map {
        "\(view.compare(start, to: $0).rawValue) \(view.compare($0, to: start).rawValue)"
      }
        ?? "first",
    ].joined(separator: "; ")
  }

  private func points(_ view: any UITextInput) -> String {
    let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!
    let middle = view.position(from: view.beginningOfDocument, offset: 1) ?? view.endOfDocument
    let part = view.textRange(from: middle, to: view.endOfDocument)!
    return [-5.0, 5, 30, 61, 90, 200].flatMap { x in
      [-10.0, 4, 15, 28, 50, 300].map { y in
        let point = CGPoint(x: x, y: y)
        return "\(offset(view, view.closestPosition(to: point)))"
          + " \(offset(view, view.closestPosition(to: point, within: all)))"
          + " \(offset(view, view.closestPosition(to: point, within: part)))"
          + " \(words(view, view.characterRange(at: point)))"
      }
    }.joined(separator: ", ")
  }

  @Test func `replaced, marked and selected parts`() throws {
    var lines: [String] = []
    let text = "one two 👍 three"
    for (start, end) in [(0, 0), (0, 3), (3, 8), (8, 10), (9, 10), (15, 16), (0, 16)] {
      for insertion in ["", "x", "ab\ncd", "é"] {
        for (name, view) in views(text) where name != "secure field" {
          func range() -> UITextRange {
            let begin = view.beginningOfDocument
            let first = view.position(from: begin, offset: start) ?? view.endOfDocument
            let last = view.position(from: begin, offset: end) ?? view.endOfDocument
            return view.textRange(from: first, to: last)!
          }
          func state() -> String {
            let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!
            return "\(view.text(in: all)?.debugDescription ?? "-")"
              + " \(words(view, view.selectedTextRange)) \(words(view, view.markedTextRange))"
          }
          var states: [String] = []
          view.replace(range(), withText: insertion)
          states.append(state())
          view.selectedTextRange = range()
          states.append(state())
          view.setMarkedText(insertion, selectedRange: NSRange(location: 1, length: 9))
          states.append(state())
          view.setMarkedText("mark", selectedRange: NSRange(location: -1, length: 2))
          states.append(state())
          view.insertText(insertion)
          states.append(state())
          view.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
          states.append(state())
          view.setMarkedText("m", selectedRange: NSRange(location: 0, length: 1))
          view.unmarkText()
          states.append(state())
          view.deleteBackward()
          states.append(state())
          view.selectedTextRange = range()
          view.deleteBackward()
          view.deleteBackward()
          states.append(state())
          lines.append(
            "\(name) \(start)..\(end) \(insertion.debugDescription): "
              + states.joined(separator: " | "))
        }
      }
    }
    try expectNil(GoldenText("text-edits").difference(from: lines.joined(separator: "\n")))
  }
}
