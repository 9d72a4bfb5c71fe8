import Expectations
import GoldenTexts
import Testing
import UIKit

/// The boundaries of letters, words, sentences, lines and paragraphs at each place of many texts.
@MainActor
struct TokenizerGalleryTests {
  private static let texts = [
    "", "a", "one two", "one, two; three!", "A sentence. Another one? Yes!", "one\ntwo\n\nthree\n",
    " spaces  around ", "é😀x👨‍👩‍👧", "שלום abc", "don't re-use 3.14",
  ]

  private static let granularities: [(String, UITextGranularity)] = [
    ("letter", .character), ("word", .word), ("sentence", .sentence), ("paragraph", .paragraph),
    ("line", .line), ("document", .document),
  ]

  private static let directions: [(String, UITextDirection)] = [
    ("forward", UITextDirection(rawValue: UITextStorageDirection.forward.rawValue)),
    ("backward", UITextDirection(rawValue: UITextStorageDirection.backward.rawValue)),
    ("left", UITextDirection(rawValue: UITextLayoutDirection.left.rawValue)),
    ("right", UITextDirection(rawValue: UITextLayoutDirection.right.rawValue)),
  ]

  @Test func `boundaries and units`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 200))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.addSubview(view)
    window.isHidden = false
    var lines: [String] = []
    for text in Self.texts {
      view.text = text
      window.layoutIfNeeded()
      lines.append("# “\(text.replacing("\n", with: "⏎"))”")
      let start = view.beginningOfDocument
      let length = view.offset(from: start, to: view.endOfDocument)
      func offset(_ position: UITextPosition?) -> String {
        position.map { "\(view.offset(from: start, to: $0))" } ?? "-"
      }
      for (unit, granularity) in Self.granularities {
        for (name, direction) in Self.directions {
          let tokenizer = view.tokenizer
          let words = (0...length).map { place -> String in
            guard let position = view.position(from: start, offset: place) else { return "none" }
            let isAt = tokenizer.isPosition(
              position, atBoundary: granularity, inDirection: direction)
            let isIn = tokenizer.isPosition(
              position, withinTextUnit: granularity, inDirection: direction)
            let next = tokenizer.position(
              from: position, toBoundary: granularity, inDirection: direction)
            let range = tokenizer.rangeEnclosingPosition(
              position, with: granularity, inDirection: direction)
            let around = range.map { "\(offset($0.start))-\(offset($0.end))" } ?? "-"
            return "\(place)\(isAt ? "|" : "")\(isIn ? "in" : "") \(offset(next)) \(around)"
          }
          lines.append("\(unit) \(name): \(words.joined(separator: ", "))")
        }
      }
    }
    let difference = try GoldenText("tokenizer").difference(from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
