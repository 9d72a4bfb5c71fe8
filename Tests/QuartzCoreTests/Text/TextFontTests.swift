import Expectations
import Foundation
import Testing

@testable import QuartzCore

struct TextFontTests {
  @Test(arguments: [
    (-1.0, 100), (-2, 100), (-0.8, 100), (-0.7, 150), (-0.6, 200), (-0.5, 250), (-0.4, 300),
    (-0.2, 350), (0, 400), (0.115, 450), (0.23, 500), (0.265, 550), (0.3, 600), (0.35, 650),
    (0.4, 700), (0.48, 750), (0.56, 800), (0.59, 850), (0.62, 900), (0.81, 950), (1, 1000),
    (5, 1000),
  ])
  func `weights lie on the scale of font files`(weight: Double, expected: Int) {
    let font = TextFont(familyName: "a", pointSize: 10, weight: weight)
    expect(font.openTypeWeight, equals: expected)
  }

  @Test func `another size or more features keep all else`() {
    let font = TextFont(
      familyName: "a", pointSize: 10, weight: 0.4, isItalic: true, features: ["smcp=1"])
    let large = font.withSize(20)
    expect(
      large,
      equals: TextFont(
        familyName: "a", pointSize: 20, weight: 0.4, isItalic: true, features: ["smcp=1"]))
    expect(
      font.with(features: ["zero=1"]),
      equals: TextFont(
        familyName: "a", pointSize: 10, weight: 0.4, isItalic: true,
        features: ["smcp=1", "zero=1"]))
  }

  @Test func `without fonts letters have these measures`() {
    let measurer = PlainTextMeasurer()
    let font = TextFont(familyName: "a", pointSize: 10)
    expect(measurer.metrics(of: font).ascender, equals: 9.5)
    expect(measurer.metrics(of: font).descender, equals: -2.5)
    expect(measurer.heights(of: font).capital == 7 && measurer.heights(of: font).small == 5)
    expect(measurer.families.isEmpty)
    var run = TextBlock.Run(text: "ab\nc", font: font, color: .black)
    expect(measurer.widths(of: run), equals: [5, 5, 0, 5])
    run.kern = 2
    expect(measurer.widths(of: run), equals: [7, 7, 0, 7])
    let wide = TextBlock.Run(text: "é漢한\n", font: font, color: .black)
    expect(measurer.widths(of: wide), equals: [5, 10, 10, 0])
    expect(!PlainTextMeasurer.isWide("\u{10FF}") && PlainTextMeasurer.isWide("\u{1100}"))
  }

  @Test func `letters have kinds for the breaking of lines`() {
    expect(LetterKind("a" as Character), equals: [])
    expect(LetterKind(" " as Character), equals: .space)
    expect(LetterKind("\t" as Character), equals: [.space, .tab])
    expect(LetterKind("\u{AD}" as Character), equals: .softHyphen)
    expect(LetterKind("漢" as Character), equals: .wide)
    for byte in UInt8(0)..<0x80 where byte != UInt8(ascii: "\r") {
      let character = Character(Unicode.Scalar(byte))
      expect(LetterKind(byte), equals: LetterKind(character), "\(byte)")
    }
    expect(LetterKind.areAllSimple("a\u{7F}\n") && LetterKind.areAllSimple(""))
    expect(!LetterKind.areAllSimple("a\u{80}") && !LetterKind.areAllSimple("a\r\n"))
  }

  @Test func `the heights and places of lines follow the paragraph`() {
    var style = TextParagraph()
    expect(style.height(ofNatural: 10) == 10 && style.isSimple)
    style.lineHeightMultiple = 1.5
    expect(style.height(ofNatural: 10) == 15 && !style.isSimple)
    style.minimumLineHeight = 16
    expect(style.height(ofNatural: 10) == 16 && style.height(ofNatural: 20) == 30)
    style.maximumLineHeight = 18
    expect(style.height(ofNatural: 20) == 18 && style.height(ofNatural: 10) == 16)
    style = TextParagraph()
    (style.firstIndent, style.indent) = (20, 10)
    expect(style.place(isFirst: true, in: 100) == (20, 80))
    expect(style.place(isFirst: false, in: 100) == (10, 90))
    style.tailIndent = -15
    expect(style.place(isFirst: false, in: 100) == (10, 75))
    style.tailIndent = 60
    expect(style.place(isFirst: true, in: 100) == (20, 40))
    expect(style.place(isFirst: true, in: 50) == (20, 30))
    style.tailIndent = 5
    expect(style.place(isFirst: true, in: 50) == (20, 0))
    expect(TextParagraph.standardTabs.map(\.location), equals: (1...12).map { CGFloat($0 * 28) })
    var aligned = TextParagraph()
    (aligned.alignment, aligned.lineSpacing) = (.center, 3)
    expect(aligned.isSimple)
    aligned.isFromRight = true
    expect(!aligned.isSimple)
  }
}
