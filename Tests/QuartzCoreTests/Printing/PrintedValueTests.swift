import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

struct PrintedValueTests {
  @Test(arguments: [
    (CGColor(red: 0, green: 1, blue: 0.5, alpha: 1), "#00FF80"),
    (CGColor(red: 15 / 255, green: 16 / 255, blue: 17 / 255, alpha: 1), "#0F1011"),
    (CGColor(red: -1, green: 2, blue: 1.0 / 255, alpha: 1), "#00FF01"),
    (CGColor(gray: 0, alpha: 0.5), "#00000080"), (CGColor(gray: 1, alpha: 0), "#FFFFFF00"),
    (CGColor(gray: 0, alpha: 1.5), "#000000"), (CGColor(gray: 0, alpha: 0.99), "#000000FC"),
  ])
  func `a color has two digits for each part`(color: CGColor, text: String) {
    expect(color.text, equals: text)
  }

  @Test func `numbers have at most three decimals`() {
    expect((1.23456 as CGFloat).text == "1.235" && (2 as CGFloat).text == "2")
    expect((1e12 as CGFloat).text, equals: "1000000000000.0")
    expect((0.0004 as CGFloat).isNothing && (-0.0004 as CGFloat).isNothing)
    expect(!(0.0005 as CGFloat).isNothing && !(-0.0005 as CGFloat).isNothing)
    expect(CGPoint(x: 1, y: 2.5).text, equals: "1,2.5")
    expect(CGRect(x: 1, y: 2, width: 3, height: 4.25).text, equals: "1,2 3×4.25")
  }

  @Test func `values of layers are printed`() {
    expect(LayerValue.number(1.5).text, equals: "1.5")
    expect(LayerValue.size(CGSize(width: 2, height: 3)).text, equals: "2×3")
    expect(LayerValue.color(nil).text == "none" && LayerValue.color(.white).text == "#FFFFFF")
    expect(LayerValue.list([.number(1), .number(2)]).text, equals: "[1 2]")
    expect(LayerValue.path(nil).text == "none" && LayerValue.path([.close]).text == "of 1 steps")
    expect(LayerValue.other(nil).text, equals: "none")
    expect(
      LayerValue.transform(CATransform3DIdentity).text, equals: "[1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1]")
  }

  @Test func `a text is quoted up to its sixtieth character`() {
    let sixty = String(repeating: "a", count: 60)
    expect(QuotedText(sixty).description, equals: "“\(sixty)”")
    expect(QuotedText(sixty + "b").description, equals: "“\(sixty)…” (61 characters)")
    expect(QuotedText("").description, equals: "“”")
    expect(QuotedText.longest, equals: 60)
  }

  @Test func `marks on letters count four to a character`() {
    let marks = "a" + String(repeating: "\u{301}", count: 239)
    expect(QuotedText(marks).description, equals: "“\(marks)”")
    let more = marks + "\u{301}"
    expect(QuotedText(more).description, equals: "“\(marks)…” (1 characters)")
  }

  @Test(arguments: [
    ("a\nb", "a\\nb"), ("a\rb", "a\\rb"), ("a\tb", "a\\tb"), ("a\\b", "a\\\\b"), ("”", "\\”"),
    ("\u{1B}[0m", "\\u{1B}[0m"), ("\u{202E}x", "\\u{202E}x"), ("\u{2028}", "\\u{2028}"),
    ("\u{2029}", "\\u{2029}"), ("\u{E000}", "\\u{E000}"), ("👩\u{200D}🚀", "👩\u{200D}🚀"),
    ("\u{0}", "\\u{0}"), ("\u{10FFFF}", "\\u{10FFFF}"), ("é漢", "é漢"),
  ])
  func `characters that control a terminal are written out`(text: String, quoted: String) {
    expect(QuotedText(text).description, equals: "“\(quoted)”")
  }
}
