import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing

@testable import UIKit

/// Random paragraphs, fonts and attributes of text, measured and drawn in random rectangles.
@MainActor
struct TextValueWalkTests {
  private static let lengths: [CGFloat] = [0, 1, 2, 5, -3, 20]

  private static let paragraph: [Knob<NSMutableParagraphStyle>] = [
    Knob("alignment", \.alignment, [.left, .right, .center, .justified, .natural]),
    Knob(
      "mode", \.lineBreakMode,
      [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
        .byTruncatingTail,
      ]),
    Knob("spacing", \.lineSpacing, [0, 1, 4]), Knob("after", \.paragraphSpacing, lengths),
    Knob("before", \.paragraphSpacingBefore, lengths),
    Knob("first", \.firstLineHeadIndent, lengths), Knob("head", \.headIndent, lengths),
    Knob("tail", \.tailIndent, lengths), Knob("multiple", \.lineHeightMultiple, [0, 1, 2, .nan]),
    Knob("minimum", \.minimumLineHeight, lengths),
    Knob("maximum", \.maximumLineHeight, [0, 8, 30]),
    Knob("hyphens", \.hyphenationFactor, [0, 1, 2]),
    Knob("usual hyphens", \.usesDefaultHyphenation, [true, false]),
    Knob("tight", \.allowsDefaultTighteningForTruncation, [true, false]),
    Knob("interval", \.defaultTabInterval, [0, 10]),
    Knob("direction", \.baseWritingDirection, [.natural, .leftToRight, .rightToLeft]),
  ]

  private static func text(_ style: NSParagraphStyle) -> String {
    "\(style.alignment) \(style.lineBreakMode) \(style.lineSpacing) \(style.paragraphSpacing) "
      + "\(style.paragraphSpacingBefore) \(style.firstLineHeadIndent) \(style.headIndent) "
      + "\(style.tailIndent) \(style.lineHeightMultiple) \(style.minimumLineHeight) "
      + "\(style.maximumLineHeight) \(style.hyphenationFactor) \(style.usesDefaultHyphenation) "
      + "\(style.allowsDefaultTighteningForTruncation) \(style.defaultTabInterval) "
      + "\(style.baseWritingDirection) \(style.tabStops.map { "\($0.location) \($0.alignment)" })"
  }

  private static func style(_ random: inout SeededGenerator) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    for _ in 0..<random.below(8) { paragraph[random.below(paragraph.count)].turn(style, &random) }
    switch random.below(6) {
    case 0: style.tabStops = [NSTextTab(textAlignment: .right, location: 30)]
    case 1: style.addTabStop(NSTextTab(textAlignment: .center, location: 12))
    case 2: style.tabStops = nil
    default: break
    }
    return style
  }

  @Test func `paragraph styles`() {
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(seed))
      let style = Self.style(&random)
      var lines = [Self.text(style)]
      if let copy = style.copy() as? NSParagraphStyle {
        lines += [Self.text(copy), "\(copy == style) \(copy.hash == style.hash)"]
      }
      if let copy = style.mutableCopy() as? NSMutableParagraphStyle {
        Self.paragraph[random.below(Self.paragraph.count)].turn(copy, &random)
        lines += [Self.text(copy), "\(copy == style)"]
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(copy)
        lines.append("\(other == copy)")
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }

  private static func font(_ random: inout SeededGenerator) -> UIFont {
    switch random.below(8) {
    case 0: return .systemFont(ofSize: 12, weight: .bold)
    case 1: return .italicSystemFont(ofSize: 9)
    case 2: return .monospacedSystemFont(ofSize: 10, weight: .light)
    case 3: return .preferredFont(forTextStyle: .headline)
    case 4:
      return UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .systemFont(ofSize: 14), maximumPointSize: 15)
    case 5:
      return UIFont(descriptor: descriptor(&random), size: CGFloat(random.below(3)) * 8)
    case 6: return UIFont(name: "DejaVuSerif-Bold", size: 11) ?? .systemFont(ofSize: 5)
    default: return .systemFont(ofSize: 17)
    }
  }

  private static func descriptor(_ random: inout SeededGenerator) -> UIFontDescriptor {
    let weights: [Any] = [
      UIFont.Weight.heavy, CGFloat(0.3), NSNumber(value: 0.4), "none", UIFont.Weight.light,
    ]
    let symbols: [Any] = [
      UIFontDescriptor.SymbolicTraits.traitBold, UInt32(1), Int(2), NSNumber(value: 3),
      UIFontDescriptor.SymbolicTraits([.traitItalic, .traitMonoSpace]),
    ]
    let sizes: [Any] = [CGFloat(9), 11, NSNumber(value: 13), "x"]
    var traits: [UIFontDescriptor.TraitKey: Any] = [:]
    if random.chance(0.5) { traits[.weight] = weights[random.below(5)] }
    if random.chance(0.5) { traits[.symbolic] = symbols[random.below(5)] }
    var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    if !traits.isEmpty { attributes[.traits] = traits }
    if random.chance(0.6) { attributes[.size] = sizes[random.below(4)] }
    if random.chance(0.4) { attributes[.family] = "DejaVu Serif" }
    if random.chance(0.3) {
      attributes[.name] = ["Helvetica-BoldOblique", "Georgia"][random.below(2)]
    }
    if random.chance(0.2) { attributes[.textStyle] = UIFont.TextStyle.title1 }
    var found = UIFontDescriptor(fontAttributes: attributes)
    switch random.below(7) {
    case 0: found = found.withSymbolicTraits(.traitBold) ?? found
    case 1:
      found = found.withDesign([.default, .monospaced, .serif, .rounded][random.below(4)]) ?? found
    case 2: found = found.withSize(8)
    case 3: found = found.withFamily("DejaVu Sans Mono")
    case 4: found = found.withFace("Bold")
    case 5: found = .preferredFontDescriptor(withTextStyle: .caption1)
    default: break
    }
    return found
  }

  private static func text(_ font: UIFont) -> String {
    "\(font.fontName) \(font.familyName) \(font.pointSize) \(font.ascender) \(font.descender) "
      + "\(font.capHeight) \(font.xHeight) \(font.lineHeight) \(font.leading)"
  }

  @Test func `fonts and descriptors`() {
    for seed in 0..<150 {
      var random = SeededGenerator(seed: UInt64(seed))
      let (one, two) = (Self.descriptor(&random), Self.descriptor(&random))
      let (first, second) = (Self.font(&random), Self.font(&random))
      var lines: [String] = []
      for one in [one, two] {
        let names: [UIFontDescriptor.AttributeName] = [
          .name, .family, .face, .visibleName, .size,
        ]
        lines += names.map { name in one.object(forKey: name).map { "\($0)" } ?? "-" }
        lines.append("\(one.postscriptName) \(one.pointSize) \(one.symbolicTraits.rawValue)")
        lines.append("\(one.weight) \(one.isItalic)")
      }
      lines += [
        Self.text(first), Self.text(second), Self.text(first.withSize(13)),
        "\(one == two) \(first == second) \(first.isEqual(first.withSize(first.pointSize)))",
        "\(first.fontDescriptor == one) \(UIFont.fontNames(forFamilyName: first.familyName))",
        "\(UIFont.fontNames(forFamilyName: "No such family"))",
      ]
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
  }

  private static func attributes(
    _ random: inout SeededGenerator
  ) -> [NSAttributedString.Key: Any] {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 2
    if random.chance(0.5) { shadow.shadowColor = UIColor.red.cgColor }
    let styles: [NSUnderlineStyle] = [
      .single, .double, .thick, [.single, .patternDash], [.single, .patternDashDotDot],
      [.thick, .patternDot, .byWord], [.single, .patternDashDot], [],
    ]
    let line: Any = random.chance(0.3) ? styles[random.below(8)] : styles[random.below(8)].rawValue
    let all: [(NSAttributedString.Key, Any)] = [
      (.font, font(&random)), (.foregroundColor, UIColor.blue), (.backgroundColor, UIColor.yellow),
      (.kern, [0, 1.5, -1][random.below(3)] as CGFloat), (.tracking, 2 as CGFloat),
      (.ligature, random.below(3)), (.baselineOffset, 3), (.underlineStyle, line),
      (.strikethroughStyle, line), (.underlineColor, UIColor.red),
      (.strikethroughColor, UIColor.green),
      (.strokeWidth, [2, -3, 0][random.below(3)]), (.strokeColor, UIColor.green),
      (.shadow, random.chance(0.5) ? shadow : shadow.copy()), (.obliqueness, 0.25),
      (.expansion, 0.5),
      (
        .textEffect,
        random.chance(0.5)
          ? "NSTextEffectLetterpressStyle" as Any
          : NSAttributedString.TextEffectStyle.letterpressStyle
      ),
      (.link, "https://example.org"), (.paragraphStyle, style(&random)),
    ]
    var found: [NSAttributedString.Key: Any] = [:]
    for _ in 0..<random.below(6) {
      let one = all[random.below(all.count)]
      found[one.0] = one.1
    }
    if random.chance(0.4) { found[.paragraphStyle] = style(&random) }
    return found
  }

  private static let texts = [
    "", "a", "Two words", "Three lines\nof text with\ttabs\tand more words than fit", "fi ffl",
    "العربية text", "Hyphenation of extraordinary words", "x\n\ny",
  ]

  @Test func `texts that are measured and drawn`() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let plain = Self.texts[random.below(Self.texts.count)]
      let text = NSMutableAttributedString(string: plain, attributes: Self.attributes(&random))
      if text.length > 3, random.chance(0.5) {
        text.addAttributes(Self.attributes(&random), range: NSRange(location: 1, length: 2))
      }
      let values = Self.attributes(&random)
      let room = CGRect(
        x: 1, y: 2, width: random.below(4) * 30, height: random.below(3) * 20)
      let options: [NSStringDrawingOptions] = [
        [], .usesLineFragmentOrigin, [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        [.usesLineFragmentOrigin, .usesFontLeading], .usesDeviceMetrics,
      ]
      let option = options[random.below(options.count)]
      let small = NSStringDrawingContext()
      small.minimumScaleFactor = random.chance(0.5) ? 0.5 : 0
      let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 60))
      UIGraphicsPushContext(context)
      text.draw(in: room)
      text.draw(at: room.origin)
      text.draw(with: room, options: option, context: small)
      (plain as NSString).draw(in: room, withAttributes: values)
      (plain as NSString).draw(at: room.origin, withAttributes: values)
      (plain as NSString).draw(with: room, options: option, attributes: values, context: nil)
      plain.draw(in: room, withAttributes: values)
      plain.draw(at: room.origin, withAttributes: values)
      plain.draw(with: room, options: option, attributes: values, context: nil)
      UIGraphicsPopContext()
      let lines = [
        "\(text.size()) \(text.boundingRect(with: room.size, options: option, context: small))",
        "\(small.actualScaleFactor) \(small.totalBounds)",
        "\((plain as NSString).size(withAttributes: values)) \(plain.size(withAttributes: values))",
        "\((plain as NSString).boundingRect(with: room.size, options: option, attributes: values, context: nil))",
        "\(plain.boundingRect(with: room.size, options: option, attributes: values, context: nil))",
        "\(context.drawing?.steps ?? [])",
      ]
      SeenMarks.see(
        ShortText.thousandths(lines.joined(separator: "\n").replacing(/0x[0-9a-f]+/, with: "")))
    }
  }
}
