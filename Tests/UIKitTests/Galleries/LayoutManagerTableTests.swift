import Expectations
import Foundation
import GoldenTexts
import Testing
import UIKit

/// Every glyph of several texts in one and in several containers.
@MainActor
@Suite(.serialized) struct LayoutManagerTableTests {
  private func words(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(\.text).joined(separator: " ")
  }

  private func words(_ range: NSRange) -> String { "\(range.location)+\(range.length)" }

  /// The lines of one text in containers of these sizes.
  private func lines(_ text: NSAttributedString, _ sizes: [CGSize], most: Int) -> [String] {
    let (storage, manager) = (NSTextStorage(), NSLayoutManager())
    storage.append(text)
    storage.addLayoutManager(manager)
    for size in sizes {
      let container = NSTextContainer(size: size)
      container.lineFragmentPadding = 4
      container.maximumNumberOfLines = most
      manager.addTextContainer(container)
    }
    var lines = [
      "glyphs \(manager.numberOfGlyphs) extra \(words(manager.extraLineFragmentRect))"
    ]
    for container in manager.textContainers {
      lines.append(
        "container \(words(manager.glyphRange(for: container)))"
          + " used \(words(manager.usedRect(for: container)))")
      for bounds in [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 13, width: 5, height: 20),
        CGRect(x: 0, y: 500, width: 5, height: 5), CGRect(x: 0, y: -9, width: 900, height: 900),
      ] {
        lines.append(
          "in \(words(bounds)): \(words(manager.glyphRange(forBoundingRect: bounds, in: container)))"
        )
      }
      for x in stride(from: -6.0, to: 110, by: 13) {
        let found = [-5.0, 3, 14, 31, 300].map { y in
          var fraction: CGFloat = -1
          let index = manager.glyphIndex(
            for: CGPoint(x: x, y: y), in: container, fractionOfDistanceThroughGlyph: &fraction)
          return "\(index) \(fraction.text)"
        }
        lines.append("at \(x): \(found.joined(separator: ", "))")
      }
    }
    for glyph in -1...text.length + 1 { lines.append(line(manager, glyph)) }
    lines += enumerations(manager)
    return lines
  }

  private func line(_ manager: NSLayoutManager, _ glyph: Int) -> String {
    var (whole, used, inside) = (NSRange(), NSRange(), NSRange())
    let container = manager.textContainer(forGlyphAt: glyph, effectiveRange: &inside)
    let number = manager.textContainers.firstIndex { $0 === container }
    let location = manager.location(forGlyphAt: glyph)
    return [
      "\(glyph): \(manager.propertyForGlyph(at: glyph).rawValue) \(manager.isValidGlyphIndex(glyph))",
      "\(number.map { "\($0)" } ?? "-") \(words(inside))",
      "\(words(manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: &whole)))",
      "\(words(whole))",
      "\(words(manager.lineFragmentUsedRect(forGlyphAt: glyph, effectiveRange: &used)))",
      "\(words(used)) \(location.x.text) \(location.y.text)",
      "\(manager.glyphIndexForCharacter(at: glyph)) \(manager.characterIndexForGlyph(at: glyph))",
    ].joined(separator: "; ")
  }

  private func enumerations(_ manager: NSLayoutManager) -> [String] {
    var lines: [String] = []
    for (start, length) in [(0, 3), (2, 9), (0, 99), (5, 0), (40, 4)] {
      let range = NSRange(location: start, length: length)
      for most in [1, 99] {
        var found: [String] = []
        manager.enumerateLineFragments(forGlyphRange: range) { whole, used, container, part, stop in
          found.append("\(words(whole)) \(words(used)) \(words(part))")
          if found.count == most { stop.pointee = true }
        }
        lines.append("lines \(words(range)) \(most): \(found.joined(separator: ", "))")
        for container in manager.textContainers {
          var rects: [String] = []
          manager.enumerateEnclosingRects(
            forGlyphRange: range, withinSelectedGlyphRange: range, in: container
          ) { rect, stop in
            rects.append(words(rect))
            if rects.count == most { stop.pointee = true }
          }
          let bounds = manager.boundingRect(forGlyphRange: range, in: container)
          lines.append(
            "rects \(words(range)) \(most): \(rects.joined(separator: ", ")) in \(words(bounds))")
        }
      }
      var actual = NSRange()
      let glyphs = manager.glyphRange(forCharacterRange: range, actualCharacterRange: &actual)
      lines.append("glyphs \(words(glyphs)) \(words(actual))")
      let characters = manager.characterRange(forGlyphRange: range, actualGlyphRange: &actual)
      lines.append("characters \(words(characters)) \(words(actual))")
    }
    return lines
  }

  @Test func `glyphs, lines and containers`() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.firstLineHeadIndent, style.lineSpacing) = (.center, 6, 3)
    let texts = [
      NSAttributedString(string: ""), NSAttributedString(string: "\n"),
      NSAttributedString(string: "one two three four\tfive\u{2028}six"),
      NSAttributedString(string: "e\u{301} and \u{FFFC} and 👍 end\n"),
      NSAttributedString(
        string: "centered words in lines\nof their own", attributes: [.paragraphStyle: style]),
    ]
    let sizes = [
      [CGSize(width: 80, height: 200)],
      [CGSize(width: 60, height: 30), CGSize(width: 100, height: 300)],
      [CGSize(width: 0, height: 0)], [],
    ]
    var lines: [String] = []
    for text in texts {
      let sized = NSMutableAttributedString(attributedString: text)
      sized.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 10),
        range: NSRange(location: 0, length: text.length))
      for sizes in sizes {
        for most in [0, 2] {
          lines.append("# \(text.string.debugDescription) \(sizes.map(\.text)) \(most)")
          lines += self.lines(sized, sizes, most: most)
        }
      }
    }
    try expectNil(GoldenText("layout-managers").difference(from: lines.joined(separator: "\n")))
  }
}
