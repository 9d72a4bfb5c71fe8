import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import PantographImages

/// Numbers, lengths, transforms and colors of attributes.
struct SVGScannerTests {
  @Test(arguments: [
    ("1 2,3", [1.0, 2, 3]), ("-1-2+3", [-1, -2, 3]), (".5.25", [0.5, 0.25]), ("1.5.5", [1.5, 0.5]),
    ("1e2 1E-1 1e+1", [100, 0.1, 10]), ("5 x 6", [5]), ("", []), ("- 1", []), (".", []),
    ("1e", [1]), ("2em", [2]), ("999999999", [999_999_999]), ("1000000000", []),
    ("-1000000000 1", []), ("1e99", []), (" ,\t\n\u{c}\r7", [7]), ("1e12345", []),
  ])
  func `numbers end where the next begins`(text: String, expected: [Double]) {
    var scanner = SVGScanner(text)
    expect(scanner.numbers(), equals: expected)
  }

  @Test func `a number has at most 63 characters`() {
    var short = SVGScanner(String(repeating: "0", count: 62) + "1")
    expect(short.number(), equals: 1)
    var long = SVGScanner(String(repeating: "0", count: 63) + "1")
    expectNil(long.number())
  }

  @Test(arguments: [
    ("5", 5.0), ("5px", 5), ("50%", 100), ("72pt", 96), ("2pc", 32), ("1in", 96), ("25.4mm", 96),
    ("2.54cm", 96), ("2em", 32), ("2rem", 32), ("2ex", 16), ("3furlong", 3), ("-10%", -20),
  ])
  func `a length is in pixels, 96 to the inch`(text: String, pixels: Double) {
    var scanner = SVGScanner(text)
    let found = scanner.length(of: 200) ?? .nan
    expect(abs(found - pixels) < 1e-9 && scanner.isAtEnd)
  }

  @Test func `flags, letters and words`() {
    var scanner = SVGScanner("01 1x Az")
    expect(scanner.flag() == false && scanner.flag() == true && scanner.flag() == true)
    expect(scanner.flag() == nil && scanner.letter() == UInt8(ascii: "x"))
    expect(scanner.word() == "Az" && scanner.letter() == nil && scanner.word() == "")
    var edges = SVGScanner("@A[Z`a{z")
    expect(edges.letter() == nil && edges.skip(UInt8(ascii: "@")))
    expect(edges.word() == "A" && !edges.skip(UInt8(ascii: "x")) && edges.skip(UInt8(ascii: "[")))
    expect(edges.word() == "Z" && edges.skip(UInt8(ascii: "`")) && edges.word() == "a")
    expect(edges.skip(UInt8(ascii: "{")) && edges.word() == "z" && edges.isAtEnd)
    expect(!edges.skip(UInt8(ascii: "z")) && edges.flag() == nil && edges.number() == nil)
  }

  @Test(arguments: [
    ("translate(3 4)", 5.0, 7.0), ("translate(3)", 5, 3), ("scale(2)", 4, 6), ("scale(2,3)", 4, 9),
    ("rotate(90)", -3, 2), ("rotate(90 1 1)", -1, 2), ("matrix(1 2 3 4 5 6)", 16, 22),
    ("skewX(45)", 5, 3), ("skewY(45)", 2, 5), ("translate(1 1) scale(2)", 5, 7),
    ("scale(2) translate(1 1)", 6, 8), ("", 2, 3), ("unknown(5) scale(2)", 4, 6),
    ("scale(2", 2, 3), ("scale 2", 2, 3), ("(2)", 2, 3), ("matrix(1 2)", 2, 3), ("scale()", 2, 3),
  ])
  func `transforms apply from the right to the left`(text: String, x: Double, y: Double) {
    let point = CGPoint(x: 2, y: 3).applying(SVGScanner.transform(text))
    expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(point)")
  }

  private func parts(_ text: String) -> [Int]? {
    SVGColor.color(text, current: CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)).map {
      [$0.red, $0.green, $0.blue, $0.alpha].map { Int(($0 * 255).rounded()) }
    }
  }

  @Test(arguments: [
    ("red", [255, 0, 0, 255]), (" ReD ", [255, 0, 0, 255]), ("rebeccapurple", [102, 51, 153, 255]),
    ("transparent", [0, 0, 0, 0]), ("currentColor", [51, 102, 153, 255]),
    ("#f80", [255, 136, 0, 255]), ("#f808", [255, 136, 0, 136]), ("#FF8000", [255, 128, 0, 255]),
    ("#ff800040", [255, 128, 0, 64]), ("rgb(255, 128, 0)", [255, 128, 0, 255]),
    ("rgb(100% 50% 0% / 25%)", [255, 128, 0, 64]), ("rgba(300, -5, 0, 0.5)", [255, 0, 0, 128]),
    ("rgba(1,2,3,7)", [1, 2, 3, 255]), ("hsl(0, 100%, 50%)", [255, 0, 0, 255]),
    ("hsl(120, 100%, 50%)", [0, 255, 0, 255]), ("hsl(240 100% 50%)", [0, 0, 255, 255]),
    ("hsl(60, 100%, 25%)", [128, 128, 0, 255]), ("hsl(-120, 100%, 50%)", [0, 0, 255, 255]),
    ("hsl(480, 100%, 50%)", [0, 255, 0, 255]), ("hsl(30, 50%, 50%)", [191, 128, 64, 255]),
    ("hsla(0, 0%, 100%, 0)", [255, 255, 255, 0]), ("hsl(0, 200%, 50%)", [255, 0, 0, 255]),
    ("hsl(200, 100%, 200%)", [255, 255, 255, 255]),
  ])
  func `colors of CSS`(text: String, expected: [Int]) {
    expect(parts(text), equals: expected)
  }

  @Test(arguments: [
    "", "none", "#ff", "#fffff", "#fffffff", "#fffffffff", "#ggg", "rgb(1 2)", "rgb(1,2,3",
    "rgb 1 2 3", "hsl(1,2)", "lab(1 2 3)", "reddish", "#",
  ])
  func `other texts are no color`(text: String) {
    expectNil(parts(text))
  }
}
