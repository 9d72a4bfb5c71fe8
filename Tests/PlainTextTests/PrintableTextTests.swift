import Expectations
import Testing

@testable import PantographPlainText

struct PrintableTextTests {
  /// Characters that a terminal executes, or that make one line look like another.
  private static let steering: [Unicode.Scalar] =
    (Array(0..<0x20) + Array(0x7f..<0xa0) + [0x61c, 0x200e, 0x200f] + Array(0x2028...0x202e)
    + Array(0x2066...0x2069) + [0xfeff, 0xfffe, 0xffff, 0x1_ffff, 0x10_ff80, 0x10_ffff])
    .compactMap { Unicode.Scalar($0 as UInt32) }

  @Test(arguments: steering)
  func `a scalar that steers is shown as one that does not`(scalar: Unicode.Scalar) {
    let name = "a\(scalar)b"
    expect(PrintableText(name).description, equals: "a\u{fffd}b")
    let inside: PrintableText = "x \(name) y"
    expect(inside.description, equals: "x a\u{fffd}b y")
    let isLine = scalar == "\n" || scalar == "\t"
    expect(PrintableText(lines: name).description, equals: (isLine ? name : "a\u{fffd}b"))
  }

  @Test func `letters of every script, signs and emoji are left as they are`() {
    for name in ["pad é日本 עברית عربي", "👩‍👩‍👧 🇩🇪 ½ µ ×", "a\u{301}", "", " "] {
      expect(PrintableText(name).description, equals: name)
      expect(PrintableText(lines: name).description, equals: name)
    }
  }

  @Test func `a line break and a carriage return behind each other are both escaped`() {
    let name = "a\r\nb"
    expect(PrintableText(name).description, equals: "a\u{fffd}\u{fffd}b")
    expect(PrintableText(lines: name).description, equals: "a\u{fffd}\nb")
  }

  @Test func `a literal is taken as it is, also one of a single scalar`() {
    let bell: PrintableText = "\u{7}"
    expect(bell.description, equals: "\u{7}")
    let bold: PrintableText = "\u{1b}[1m"
    expect(bold.description, equals: "\u{1b}[1m")
    expect(("" as PrintableText).isEmpty)
    expect(("é" as PrintableText).description, equals: "é")
  }

  @Test func `what was escaped is not escaped again, and literals around it stay`() {
    let name = "evil\u{1b}[31m"
    let styled: PrintableText = "\u{1b}[1m\(name)\u{1b}[0m"
    let line: PrintableText = "\(styled): \(3) of \(name.prefix(4))\n"
    expect(line.description, equals: "\u{1b}[1mevil\u{fffd}[31m\u{1b}[0m: 3 of evil\n")
    expect(
      [styled, styled].joined(separator: "\t").description.split(separator: "\t").count, equals: 2)
  }

  @Test func `a value's description is escaped as well`() {
    struct Device: CustomStringConvertible {
      let description = "pad\u{9b}2J"
    }
    let line: PrintableText = "\(Device())"
    expect(line.description, equals: "pad\u{fffd}2J")
  }

  @Test func `bytes that are no UTF-8 are shown as replacement characters`() {
    let text = String(decoding: [0x61, 0xff, 0xc3, 0x62] as [UInt8], as: UTF8.self)
    expect(PrintableText(text).description, equals: "a\u{fffd}\u{fffd}b")
  }

  @Test func `texts are put together, repeated and cut at their end`() {
    var text: PrintableText = "a"
    text += "b" + PrintableText(repeating: " ", count: 3)
    expect(text.count, equals: 5)
    expect(text.withoutSpacesAtEnd, equals: "ab")
  }
}
