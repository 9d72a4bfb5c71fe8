import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

/// Paragraph styles in measured sizes, with the plain measurer: each letter is half as wide as the
/// font is high, and each line 1.2 times as high.
@MainActor struct ParagraphStyleTests {
  private static let font = UIFont.systemFont(ofSize: 10)

  private func text(
    _ string: String, _ prepare: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    prepare(style)
    return NSAttributedString(
      string: string, attributes: [.font: Self.font, .paragraphStyle: style])
  }

  private func size(
    _ text: NSAttributedString, width: CGFloat = 0, height: CGFloat = 0,
    _ options: NSStringDrawingOptions = .usesLineFragmentOrigin,
    _ context: NSStringDrawingContext? = nil
  ) -> CGSize {
    text.boundingRect(
      with: CGSize(width: width, height: height), options: options, context: context
    ).size
  }

  @Test func `indents narrow the lines`() {
    let plain = text("aaaa bbbb cccc") { _ in }
    expect(size(plain, width: 50), equals: CGSize(width: 50, height: 24))
    let first = text("aaaa bbbb cccc") { $0.firstLineHeadIndent = 30 }
    expect(size(first, width: 50), equals: CGSize(width: 50, height: 24))
    let all = text("aaaa bbbb cccc") {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 30
    }
    expect(size(all, width: 50), equals: CGSize(width: 50, height: 36))
    let tail = text("aaaa bbbb cccc") { $0.tailIndent = -20 }
    expect(size(tail, width: 50).height, equals: 36)
    let place = text("aaaa bbbb cccc") { $0.tailIndent = 25 }
    expect(size(place, width: 500).height, equals: 36)
  }

  @Test func `heights and spaces of lines add up`() {
    expect(size(text("a") { $0.lineHeightMultiple = 2 }), equals: CGSize(width: 5, height: 24))
    expect(size(text("a") { $0.minimumLineHeight = 30 }).height, equals: 30)
    expect(size(text("a") { $0.maximumLineHeight = 10 }).height, equals: 10)
    let spaced = text("a\nb\nc") {
      $0.lineSpacing = 1
      $0.paragraphSpacing = 5
      $0.paragraphSpacingBefore = 7
    }
    expect(abs(size(spaced).height - (3 * 12 + 2 * (1 + 5 + 7))), isBelow: 0.001)
  }

  @Test func `a negative space between lines can be read, and moves no line`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = -3
    expect(style.lineSpacing, equals: -3)
    expect(size(text("a\nb") { $0.lineSpacing = -3 }).height, equals: 24)
    style.lineSpacing = .nan
    expect(style.lineSpacing, equals: 0)
  }

  @Test func `each paragraph has the style at its first character`() {
    let whole = NSMutableAttributedString(attributedString: text("aa\n") { $0.headIndent = 5 })
    whole.append(text("bb\n") { $0.lineHeightMultiple = 3 })
    whole.append(NSAttributedString(string: "cc", attributes: [.font: Self.font]))
    expect(abs(size(whole).height - (12 + 36 + 12)), isBelow: 0.001)
  }

  @Test func `text after a tab begins, ends or is centered at its stop`() {
    func width(_ alignment: NSTextAlignment) -> CGFloat {
      size(
        text("a\tbbbb") {
          $0.tabStops = [NSTextTab(textAlignment: alignment, location: 60)]
        }
      ).width
    }
    expect(width(.left), equals: 80)
    expect(width(.right), equals: 60)
    expect(width(.center), equals: 70)
    expect(abs(size(text("a\tb") { _ in }).width - 33), isBelow: 0.001)
    let interval = text("a\tb") {
      $0.tabStops = []
      $0.defaultTabInterval = 50
    }
    expect(size(interval).width, equals: 55)
    let style = NSMutableParagraphStyle()
    let tab = NSTextTab(textAlignment: .right, location: 10)
    style.addTabStop(tab)
    expect(style.tabStops.first === tab && style.tabStops.count == 13)
    style.removeTabStop(tab)
    expect(style.tabStops.count == 12 && style.tabStops.last?.location == 336)
  }

  @Test func `words are divided if lines would be too empty`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    label.numberOfLines = 0
    label.attributedText = text("a wonderfully long") { $0.hyphenationFactor = 1 }
    expect(lines(of: label), equals: ["a wonder-", "fully long"])
    label.attributedText = text("a wonderfully long") { $0.hyphenationFactor = 42 }
    expect(lines(of: label), equals: ["a wonder-", "fully long"])
    label.attributedText = text("a wonderfully long") { _ in }
    expect(lines(of: label), equals: ["a ", "wonderfully ", "long"])
    label.attributedText = text("a wonder\u{AD}fully long") { _ in }
    expect(lines(of: label).first, equals: "a wonder\u{AD}-")
  }

  private func lines(of label: UILabel) -> [String] {
    guard let block = label.layer.contents as? TextBlock else { return [] }
    return PlainTextMeasurer().lines(of: block, in: label.bounds.size)?
      .map { $0.runs.map(\.text).joined() } ?? []
  }

  @Test func `letters move together before a line is truncated`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 97, height: 20))
    label.font = Self.font
    label.text = "twenty letters in it"
    expect(lines(of: label), equals: ["twenty letters in…"])
    label.allowsDefaultTighteningForTruncation = true
    expect(lines(of: label), equals: ["twenty letters in it"])
    label.frame.size.width = 80
    label.layoutIfNeeded()
    expect(lines(of: label), equals: ["twenty letters…"])
  }

  @Test func `styles are copied, compared and taken over`() throws {
    let style = NSMutableParagraphStyle()
    style.headIndent = 12
    style.alignment = .center
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    expect(copy == style && copy !== style)
    copy.headIndent = 3
    expect(style.headIndent == 12 && copy != style)
    copy.setParagraphStyle(style)
    expect(copy.headIndent, equals: 12)
    let fixed = try #require(style.copy() as? NSParagraphStyle)
    expect(!(fixed is NSMutableParagraphStyle) && fixed.headIndent == 12)
    expect(NSParagraphStyle.default.tabStops.count, equals: 12)
    expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar"), equals: .rightToLeft)
  }

  @Test func `text shrinks to its room as far as the context allows`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let text = NSAttributedString(string: "aaaaaaaaaa", attributes: [.font: Self.font])
    let shrunk = size(text, width: 40, height: 12, .usesLineFragmentOrigin, context)
    expect(shrunk.width <= 40 && shrunk.height <= 12)
    expect(abs(context.actualScaleFactor - 0.8), isBelow: 0.01)
    expect(context.totalBounds.size, equals: shrunk)
    _ = size(text, width: 10, height: 12, .usesLineFragmentOrigin, context)
    expect(abs(context.actualScaleFactor - 0.5), isBelow: 0.01)
    _ = size(text, width: 400, height: 12, .usesLineFragmentOrigin, context)
    expect(context.actualScaleFactor, equals: 1)
  }

  @Test func `the last visible line ends with dots where that is asked for`() {
    let text = NSAttributedString(string: "aaaa bbbb cccc dddd", attributes: [.font: Self.font])
    expect(size(text, width: 25, height: 30).height, equals: 48)
    expect(
      size(text, width: 25, height: 30, [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
        .height, equals: 24)
  }

  @Test func `a label's own alignment replaces those of the paragraphs`() {
    let label = UILabel()
    let whole = NSMutableAttributedString(attributedString: text("aa\n") { $0.alignment = .right })
    whole.append(text("bb") { $0.alignment = .center })
    label.attributedText = whole
    let alignments = {
      (label.layer.contents as? TextBlock)?.runs.map { $0.paragraph?.alignment } ?? []
    }
    expect(label.textAlignment == .right && alignments() == [.right, .center])
    label.textAlignment = .left
    expect((label.layer.contents as? TextBlock)?.alignment, equals: .left)
    expect(alignments(), equals: [nil, nil])
  }

  @Test func `attributes of letters reach what is drawn`() throws {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 4
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "a",
      attributes: [
        .strokeWidth: -3, .strokeColor: UIColor.red, .obliqueness: 0.2, .expansion: log(2.0),
        .shadow: shadow, .font: Self.font, .tracking: 3, .ligature: 0,
        .underlineStyle: NSUnderlineStyle.patternDash.rawValue | NSUnderlineStyle.double.rawValue,
        .underlineColor: UIColor.blue, .strikethroughStyle: NSUnderlineStyle.byWord.rawValue | 1,
      ])
    let run = try #require((label.layer.contents as? TextBlock)?.runs.first)
    let effects = try #require(run.effects)
    expect(effects.strokeWidth == -3 && effects.strokeColor == UIColor.red.cgColor)
    expect(effects.shadow?.blur == 2 && effects.shadow?.y == 2)
    expect(effects.underline?.pattern == .dashes && effects.underline?.isDouble == true)
    expect(effects.underline?.color, equals: UIColor.blue.cgColor)
    expect(effects.strikethrough?.isByWord, equals: true)
    expect(run.kern == 3 && run.font.features.contains("liga=0"))
    // The letter and its space are twice as wide.
    expect(label.intrinsicContentSize.width, equals: 16)
    label.attributedText = NSAttributedString(
      string: "a", attributes: [.link: "https://swift.org", .font: Self.font])
    let link = try #require((label.layer.contents as? TextBlock)?.runs.first)
    expect(link.isUnderlined && link.color == UIColor.link.cgColor)
  }
}
