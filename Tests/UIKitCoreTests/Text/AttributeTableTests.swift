import Expectations
import Foundation
import Testing

@testable import UIKit

/// Each attribute of a text, from one kind of text into the other and back.
@MainActor
struct AttributeTableTests {
  private static func values() -> [NSAttributedString.Key: Any] {
    [
      .font: UIFont.systemFont(ofSize: 21), .foregroundColor: UIColor.red,
      .backgroundColor: UIColor.green, .kern: CGFloat(2), .baselineOffset: CGFloat(3.5),
      .underlineStyle: NSUnderlineStyle.single.rawValue,
      .strikethroughStyle: NSUnderlineStyle.double.rawValue,
      .paragraphStyle: NSParagraphStyle.default, .tracking: CGFloat(1.25), .ligature: 1,
      .underlineColor: UIColor.blue, .strikethroughColor: UIColor.brown,
      .strokeColor: UIColor.cyan, .strokeWidth: CGFloat(-2), .shadow: NSShadow(),
      .obliqueness: CGFloat(0.3), .expansion: CGFloat(0.2),
      .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
      .attachment: NSTextAttachment(), .link: URL(string: "https://example.org/a")!,
    ]
  }

  private func number(_ value: Any?) -> Double? {
    (value as? CGFloat).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
  }

  private func equal(_ first: Any?, _ second: Any?) -> Bool {
    // Foundation gives numbers of its own types.
    if let first = number(first), let second = number(second) { return first == second }
    return first != nil && (first as? AnyHashable) == (second as? AnyHashable)
  }

  @Test func `each attribute alone`() {
    for (key, value) in Self.values() {
      let container = AttributeContainer([key: value])
      expect(Set(container.shown.keys), equals: [key])
      expect(equal(container.shown[key], value), "\(key)")
      var text = AttributedString("some")
      text.mergeAttributes(container)
      let old = NSAttributedString(text)
      expect(old.string, equals: "some")
      let found = old.attributes(at: 2, effectiveRange: nil)
      expect(Set(found.keys), equals: [key])
      expect(equal(found[key], value), "\(key)")
    }
  }

  @Test func `all attributes together, and none`() {
    let values = Self.values()
    let shown = AttributeContainer(values).shown
    expect(shown.count, equals: values.count)
    for (key, value) in values { expect(equal(shown[key], value), "\(key)") }
    expect(AttributeContainer([NSAttributedString.Key: Any]()).shown.isEmpty)
    // Values of another type are none.
    for key in values.keys {
      let wrong = AttributeContainer([key: [1, 2, 3]])
      expect(wrong.shown[key].map { "\($0)" } ?? "none", differsFrom: "[1, 2, 3]", "\(key)")
    }
    expect(
      AttributeContainer([.link: "https://example.org/b"]).shown[.link] as? URL,
      equals: URL(string: "https://example.org/b"))
    for (key, number) in [
      (NSAttributedString.Key.kern, 2.0), (.baselineOffset, -1), (.tracking, 3), (.strokeWidth, 4),
      (.obliqueness, 5), (.expansion, 6),
    ] {
      for value in [number as Any, NSNumber(value: number), CGFloat(number), Float(number)] {
        let container = AttributeContainer([key: value])
        // Kern and baseline offset take numbers that Foundation can convert.
        if let found = container.shown[key] as? CGFloat {
          expect(found, equals: CGFloat(number), "\(key)")
        } else {
          expect(key == .kern || key == .baselineOffset, "\(key) \(type(of: value))")
        }
      }
    }
  }

  @Test func `runs of different attributes stay where they are`() {
    var text = AttributedString("one two")
    text.uiKit.foregroundColor = .red
    text[text.range(of: "two")!].uiKit.font = .systemFont(ofSize: 30)
    let old = NSAttributedString(text)
    expect(old.string, equals: "one two")
    var runs: [String] = []
    old.enumerateAttributes(in: NSRange(location: 0, length: 7)) { values, range, _ in
      runs.append("\(range.location)+\(range.length) \(values.count)")
    }
    expect(runs, equals: ["0+4 1", "4+3 2"])
  }
}
