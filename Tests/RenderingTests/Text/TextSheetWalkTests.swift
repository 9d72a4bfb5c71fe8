import Expectations
import Foundation
import GoldenTexts
import PantographRendering
import SeededRandom
import Testing
import UIKit

/// A sheet of labels and text layers with random attributes, and what pango's measurer says about them.
@MainActor
struct TextSheetWalkTests {
  private static let texts = [
    "Two words", "Three lines of text with more words than fit", "x\ty\tz", "fi ffl AV",
    "one\ntwo\nthree", "extraordinary words",
  ]

  private static func values(
    _ random: inout SeededGenerator
  ) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = [.left, .right, .center, .justified, .natural][random.below(5)]
    style.lineBreakMode =
      [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
        .byTruncatingTail,
      ][random.below(6)]
    if random.chance(0.3) { style.lineSpacing = 2 }
    if random.chance(0.3) { style.firstLineHeadIndent = 6 }
    if random.chance(0.2) { style.lineHeightMultiple = 1.5 }
    if random.chance(0.2) { style.hyphenationFactor = 1 }
    let fonts: [UIFont] = [
      .systemFont(ofSize: 10), .boldSystemFont(ofSize: 9), .systemFont(ofSize: 11),
      .monospacedSystemFont(ofSize: 8, weight: .regular),
    ]
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let lines: [NSUnderlineStyle] = [
      .single, .double, .thick, [.single, .patternDash], [.single, .patternDashDotDot],
      [.thick, .patternDot], [.single, .byWord], [.single, .patternDashDot],
    ]
    var found: [NSAttributedString.Key: Any] = [
      .font: fonts[random.below(4)], .paragraphStyle: style,
    ]
    for _ in 0..<random.below(4) {
      switch random.below(12) {
      case 0: found[.foregroundColor] = UIColor.blue
      case 1: found[.backgroundColor] = UIColor.yellow
      case 2: found[.kern] = 2
      case 3: found[.baselineOffset] = 3
      case 4: found[.underlineStyle] = lines[random.below(8)].rawValue
      case 5: found[.strikethroughStyle] = lines[random.below(8)].rawValue
      case 6: found[.underlineColor] = UIColor.red
      case 7:
        (found[.strokeWidth], found[.strokeColor]) = (random.chance(0.5) ? 4 : -4, UIColor.red)
      case 8: found[.shadow] = shadow
      case 9: found[.obliqueness] = 0.3
      case 10: found[.expansion] = 0.3
      default: found[.textEffect] = NSAttributedString.TextEffectStyle.letterpressStyle
      }
    }
    return found
  }

  private static func text(_ random: inout SeededGenerator) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(
      string: texts[random.below(texts.count)], attributes: values(&random))
    if random.chance(0.4) {
      text.addAttributes(values(&random), range: NSRange(location: 1, length: 2))
    }
    return text
  }

  private static func part(_ random: inout SeededGenerator) -> CALayer {
    if random.chance(0.3) {
      let layer = CATextLayer()
      layer.string = random.chance(0.5) ? text(&random) : texts[random.below(texts.count)]
      (layer.fontSize, layer.isWrapped) = (10, random.chance(0.5))
      layer.foregroundColor = UIColor.black.cgColor
      layer.alignmentMode = [.left, .right, .center, .justified, .natural][random.below(5)]
      layer.truncationMode = [.none, .start, .middle, .end][random.below(4)]
      return layer
    }
    let label = UILabel()
    label.attributedText = text(&random)
    label.numberOfLines = random.below(4)
    label.adjustsFontSizeToFitWidth = random.chance(0.2)
    if random.chance(0.3) { label.lineBreakMode = .byTruncatingMiddle }
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 36)
    label.layoutIfNeeded()
    return label.layer
  }

  @Test func `labels and text layers`() throws {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 480, height: 400)
    root.backgroundColor = .white
    try DrawingSupport.installed {
      for index in 0..<60 {
        var random = SeededGenerator(seed: UInt64(index))
        let part = Self.part(&random)
        part.frame = CGRect(
          x: CGFloat(index % 6) * 80, y: CGFloat(index / 6) * 40, width: 76, height: 36)
        root.addSublayer(part)
      }
      try Golden(name: "sheet-text").expect(LayerRenderer().image(of: root))
    }
  }

  @Test func `text that pango measures`() {
    DrawingSupport.installed {
      for seed in 0..<60 {
        var random = SeededGenerator(seed: UInt64(200 + seed))
        let text = Self.text(&random)
        let font =
          text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 5)
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = random.below(3)
        let room = CGSize(width: CGFloat(random.below(4)) * 30 + 10, height: .infinity)
        let lines: [String] = [
          "\(text.size())",
          "\(text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil))",
          "\(font.capHeight) \(font.xHeight) \(font.ascender) \(font.lineHeight)",
          "\(label.sizeThatFits(room)) \(label.intrinsicContentSize)",
        ]
        // Other versions of pango and of the fonts round to other parts of a point.
        SeenMarks.see(
          ShortText.of(lines.joined(separator: "\n"), modules: []) { "\($0.rounded())" })
      }
    }
  }
}
