import Expectations
import Testing

@testable import UIKit

@MainActor
struct UILabelTests {
  private let measurer = PlainTextMeasurer()

  private func block(_ text: String, lines: Int = 0) -> TextBlock {
    let font = UIFont.systemFont(ofSize: 10)
    var block = TextBlock(runs: [.init(text: text, font: font.textFont, color: .black)])
    block.numberOfLines = lines
    return block
  }

  @Test func `without fonts text is measured by a plain rule`() {
    expect(measurer.size(of: block("abcd"), in: .infinity), equals: CGSize(width: 20, height: 12))
    expect(measurer.size(of: block("日本"), in: .infinity).width, equals: 20)
    expect(measurer.size(of: block("abcd efgh"), in: 30), equals: CGSize(width: 25, height: 24))
    expect(measurer.size(of: block("abcd efgh", lines: 1), in: 30).height, equals: 12)
    expect(measurer.size(of: block("a\nb\nc", lines: 2), in: 30).height, equals: 24)
  }

  @Test func `the size of a label covers whole pixels of its screen`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.screen = UIScreen(bounds: window.frame, scale: 3)
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 17)
    label.text = "a"
    expect(label.sizeThatFits(.zero), equals: CGSize(width: 9, height: 21))
    window.addSubview(label)
    let third: CGFloat = 1 / 3
    expect(label.sizeThatFits(.zero), equals: CGSize(width: 8 + 2 * third, height: 20 + 2 * third))
  }

  @Test func `a change from words to letters at the ends of lines changes the size`() {
    let label = UILabel(frame: .zero)
    label.text = "abcd efgh"
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    let words = label.sizeThatFits(CGSize(width: 35, height: 100))
    label.lineBreakMode = .byCharWrapping
    expect(words.width, equals: 25)
    expect(label.sizeThatFits(CGSize(width: 35, height: 100)).width, equals: 35)
  }

  @Test func `attributes stay until the label's own property replaces them`() {
    let label = UILabel(frame: .zero)
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red, .kern: 2])
    let runs = { (label.layer.contents as? TextBlock)?.runs ?? [] }
    expect(runs().map(\.color) == [UIColor.red.cgColor] && runs().map(\.kern) == [2])
    label.textColor = .blue
    expect(runs().map(\.color) == [UIColor.blue.cgColor] && runs().map(\.kern) == [2])
    label.text = "c"
    expect(runs().map(\.kern) == [0] && runs().map(\.text) == ["c"])
    label.text = nil
    expectNil(label.layer.contents)
  }

  @Test func `a label reports the font and the color at the beginning of its text`() throws {
    let label = UILabel(frame: .zero)
    let (large, small) = (UIFont.systemFont(ofSize: 20), UIFont.systemFont(ofSize: 10))
    label.font = large
    label.text = "ab"
    let plain = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
    expect(plain[.font] as? UIFont, equals: large)
    expect(plain[.foregroundColor] as? UIColor, equals: .black)
    expect(plain[.paragraphStyle] is NSParagraphStyle)
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: small, .foregroundColor: UIColor.red, .kern: 3])
    expect(label.font == small && label.textColor == .red)
    label.text = "c"
    expect(label.font == small && label.textColor == .red)
    expectNil(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil))
  }

  @Test func `parts of a text keep what each has`() {
    let label = UILabel(frame: .zero)
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 4, length: 3))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 7))
    label.attributedText = text
    let block = label.layer.contents as? TextBlock
    expect(block?.runs.map(\.text), equals: ["one ", "two"])
    expect(block?.runs.last?.font, equals: UIFont.boldSystemFont(ofSize: 20).textFont)
    expect(block?.alignment == .center && label.textAlignment == .center)
    style.alignment = .right
    expect((label.layer.contents as? TextBlock)?.alignment, equals: .center)
  }

  @Test func `one line takes the width it needs, several take the room they are given`() {
    let label = UILabel(frame: .zero)
    label.text = "some words of a text"
    let whole = label.sizeThatFits(CGSize(width: 10, height: 10))
    expect(whole == label.intrinsicContentSize && whole.width > 50)
    label.numberOfLines = 0
    let broken = label.sizeThatFits(CGSize(width: whole.width / 2, height: 0))
    expect(broken.width <= whole.width / 2 && broken.height > whole.height)
    label.sizeToFit()
    expect(label.bounds.size, equals: label.sizeThatFits(.zero))
  }

  @Test func `a line that is too long is written smaller where that is asked for`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "a very long line of text"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let font = { (label.layer.contents as? TextBlock)?.runs.first?.font.pointSize }
    expect(font(), equals: 8.5)
    label.frame.size.width = 1000
    label.layoutIfNeeded()
    expect(font(), equals: 17)
  }

  /// A measurer whose small letters are wide, and that rounds up, as renderers do.
  private struct WideSmallLetters: TextMeasurer {
    var families: [String] { [] }

    func metrics(of font: TextFont) -> (ascender: CGFloat, descender: CGFloat) { (10, -2) }

    func heights(of font: TextFont) -> (capital: CGFloat, small: CGFloat) { (8, 5) }

    func size(of text: TextBlock, in width: CGFloat) -> CGSize {
      let letters = text.runs.map { CGFloat($0.text.count) * ($0.font.pointSize * 0.5 + 2) }
      return CGSize(width: letters.reduce(0, +).rounded(.up), height: 12)
    }
  }

  @Test func `a line fits even if smaller letters are wider in proportion`() throws {
    try TextMeasuring.with(WideSmallLetters()) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
      label.text = "This text is shrunk"
      label.adjustsFontSizeToFitWidth = true
      let block = try #require(label.layer.contents as? TextBlock)
      expect(TextMeasuring.current.size(of: block, in: .infinity).width, isAtMost: 80)
      expect((block.runs.first?.font.pointSize ?? 0), isAbove: 2)
    }
  }
}
