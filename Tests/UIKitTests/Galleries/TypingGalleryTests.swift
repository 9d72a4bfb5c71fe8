import Expectations
import GoldenTexts
import Testing
import UIKit

/// The text and the selection after each key at each place of a field and of a text view.
@MainActor
@Suite(.serialized) struct TypingGalleryTests {
  private static let names: [(String, String)] = [
    ("left", UIKeyCommand.inputLeftArrow), ("right", UIKeyCommand.inputRightArrow),
    ("up", UIKeyCommand.inputUpArrow), ("down", UIKeyCommand.inputDownArrow),
    ("home", UIKeyCommand.inputHome), ("end", UIKeyCommand.inputEnd),
    ("page up", UIKeyCommand.inputPageUp), ("page down", UIKeyCommand.inputPageDown),
    ("backspace", "\u{8}"), ("delete", UIKeyCommand.inputDelete),
    ("escape", UIKeyCommand.inputEscape), ("return", "\r"), ("tab", "\t"), ("x", "x"), ("a", "a"),
    ("c", "c"), ("v", "v"), ("z", "z"),
  ]

  private static let modifiers: [(String, UIKeyModifierFlags)] = [
    ("", []), ("shift ", .shift), ("alt ", .alternate), ("command ", .command),
    ("control ", .control), ("shift alt ", [.shift, .alternate]),
    ("shift command ", [.shift, .command]),
  ]

  private final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var heard: [String] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      heard.append("change \(range) to “\(string)”")
      return true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      heard.append("return")
      return true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("selects") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      heard.append("change \(range) to “\(text)”")
      return true
    }
    func textViewDidChange(_ textView: UITextView) { heard.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selects") }
  }

  private typealias Input = UIView & UITextInput

  private func state(_ input: any Input) -> String {
    let start = input.beginningOfDocument
    let all = input.textRange(from: start, to: input.endOfDocument).flatMap { input.text(in: $0) }
    let range = input.selectedTextRange.map {
      "\(input.offset(from: start, to: $0.start))-\(input.offset(from: start, to: $0.end))"
    }
    let text = (all ?? "-").replacing("\n", with: "⏎").replacing("\t", with: "⇥")
    return "“\(text)” \(range ?? "-")"
  }

  private func table(
    _ words: String, _ input: any Input, _ log: Log, text: String, ranges: [Range<Int>]
  ) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    input.frame = CGRect(x: 10, y: 10, width: 120, height: 90)
    window.addSubview(input)
    window.layoutIfNeeded()
    var lines: [String] = []
    for range in ranges {
      lines.append("# \(words) “\(text.replacing("\n", with: "⏎"))” \(range)")
      for (modifier, flags) in Self.modifiers {
        for (name, key) in Self.names {
          UIPasteboard.general.string = "pasted"
          (input as? UITextField)?.text = text
          (input as? UITextView)?.text = text
          _ = input.becomeFirstResponder()
          let start = input.beginningOfDocument
          if let from = input.position(from: start, offset: range.lowerBound),
            let to = input.position(from: start, offset: range.upperBound)
          {
            input.selectedTextRange = input.textRange(from: from, to: to)
          }
          let before = state(input)
          log.heard = []
          window.press(UIKey(key, plain: key, modifierFlags: flags))
          window.layoutIfNeeded()
          let after = state(input)
          let copied = UIPasteboard.general.string == "pasted" ? "" : " copied"
          let edits = input.isFirstResponder ? "" : " ends"
          let heard = log.heard.joined(separator: ", ")
          if after != before || !heard.isEmpty || !copied.isEmpty || !edits.isEmpty {
            lines.append("\(modifier)\(name): \(after)\(copied)\(edits) \(heard)")
          }
        }
      }
    }
    _ = input.resignFirstResponder()
    return lines
  }

  @Test func `keys in a field`() throws {
    var lines: [String] = []
    for isMirrored in [false, true] {
      let log = Log()
      let field = UITextField()
      field.delegate = log
      if isMirrored { field.semanticContentAttribute = .forceRightToLeft }
      lines += table(
        isMirrored ? "mirrored" : "field", field, log, text: "one, two é😀",
        ranges: [0..<0, 2..<2, 4..<8, 10..<10, 12..<12])
    }
    let secure = UITextField()
    let log = Log()
    secure.delegate = log
    secure.isSecureTextEntry = true
    lines += table("secure", secure, log, text: "one two", ranges: [3..<5])
    let difference = try GoldenText("keys-in-fields").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }

  @Test func `keys in a text view`() throws {
    let log = Log()
    let view = UITextView()
    view.delegate = log
    let lines = table(
      "view", view, log, text: "one two three four\nfive\n\nsix",
      ranges: [0..<0, 10..<10, 16..<21, 24..<24])
    let difference = try GoldenText("keys-in-text-views").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
