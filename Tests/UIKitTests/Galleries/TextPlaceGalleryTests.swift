import Expectations
import GoldenTexts
import Testing
import UIKit

/// The places of letters, carets and ranges in texts of many kinds.
@MainActor
struct TextPlaceGalleryTests {
  private static let texts = [
    "", "a", "one two", "one two three four five six", "one\ntwo", "one\n", "\n",
    "\n\none\n\ntwo\n",
    "a  b   c", "tab\tstop", "wwwwwwwwwwwwwwwwwwwwwwwwwwwwww", "é😀x", "שלום abc",
    "A sentence. Another one? Yes!",
  ]

  private func text(_ rect: CGRect) -> String {
    shortened("\(rect.minX),\(rect.minY) \(rect.width)×\(rect.height)")
  }

  private func describe(_ words: String, _ input: any UITextInput & UIView) -> String {
    let start = input.beginningOfDocument
    let length = input.offset(from: start, to: input.endOfDocument)
    func offset(_ position: UITextPosition?) -> String {
      position.map { "\(input.offset(from: start, to: $0))" } ?? "-"
    }
    func range(_ range: UITextRange?) -> String {
      range.map { "\(offset($0.start))…\(offset($0.end))" } ?? "-"
    }
    var lines = ["# \(words), length \(length)"]
    for place in 0...length {
      guard let position = input.position(from: start, offset: place) else {
        lines.append("no position \(place)")
        continue
      }
      var line = "\(place) caret \(text(input.caretRect(for: position)))"
      for direction in [
        UITextLayoutDirection.left, .right, .up, .down,
      ] {
        line += " \(offset(input.position(from: position, in: direction, offset: 1)))"
      }
      for granularity in [UITextGranularity.character, .word, .sentence, .paragraph, .line] {
        let forward = UITextDirection(rawValue: UITextStorageDirection.forward.rawValue)
        let enclosing = input.tokenizer.rangeEnclosingPosition(
          position, with: granularity, inDirection: forward)
        line += " \(range(enclosing))"
      }
      lines.append(line)
      if place + 2 <= length, let end = input.position(from: position, offset: 2),
        let pair = input.textRange(from: position, to: end)
      {
        let rects = input.selectionRects(for: pair).map { text($0.rect) }
        lines.append("  two \(text(input.firstRect(for: pair))): \(rects.joined(separator: "; "))")
      }
    }
    if let whole = input.textRange(from: start, to: input.endOfDocument) {
      lines += input.selectionRects(for: whole).map {
        "selected \(text($0.rect)) start \($0.containsStart) end \($0.containsEnd)"
      }
    }
    for y in stride(from: -10.0, through: 110, by: 24) {
      let row = stride(from: -10.0, through: 170, by: 20).map { x in
        let point = CGPoint(x: x, y: y)
        return
          "\(offset(input.closestPosition(to: point)))/\(range(input.characterRange(at: point)))"
      }
      lines.append("at \(y): \(row.joined(separator: " "))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  @Test func `places in a text view`() throws {
    var found = ""
    for alignment in [NSTextAlignment.natural, .center, .right] {
      for text in Self.texts {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
        view.font = .systemFont(ofSize: 20)
        view.textAlignment = alignment
        view.text = text
        let window = show(view)
        found += describe("“\(text)” aligned \(alignment.rawValue)", view)
        _ = window
        guard alignment == .natural else { continue }
        let attributed = NSMutableAttributedString(string: text)
        let half = NSRange(location: 0, length: attributed.length / 2)
        attributed.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: half)
        view.attributedText = attributed
        window.layoutIfNeeded()
        found += describe("“\(text)” with a large first half", view)
      }
    }
    let difference = try GoldenText("text-view-places").difference(from: found)
    expectNil(difference)
  }

  @Test func `places in a text field`() throws {
    var found = ""
    for alignment in [NSTextAlignment.natural, .center, .right] {
      for text in Self.texts where !text.contains("\n") {
        for isSecure in [false, true] {
          let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 40))
          field.font = .systemFont(ofSize: 20)
          field.borderStyle = isSecure ? .roundedRect : .none
          field.isSecureTextEntry = isSecure
          field.textAlignment = alignment
          field.text = text
          let window = show(field)
          found += describe("“\(text)” aligned \(alignment.rawValue) secure \(isSecure)", field)
          _ = window
        }
      }
    }
    let difference = try GoldenText("text-field-places").difference(from: found)
    expectNil(difference)
  }
}
