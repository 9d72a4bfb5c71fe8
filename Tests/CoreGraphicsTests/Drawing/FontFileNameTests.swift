import Expectations
import Testing

@testable import CoreGraphics

/// Names in the bytes of a font that has only a table of names.
struct FontFileNameTests {
  private struct Name {
    var platform = 3
    var kind = 4
    var text: [UInt8]
    var length: Int?
  }

  private func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) }
  }

  private func wide(_ text: String) -> [UInt8] { text.utf16.flatMap { number(Int($0), 2) } }

  /// A font with a first table of 4 bytes and a table of names.
  private func font(_ names: [Name], tag: String = "name") -> [UInt8] {
    let place = 12 + 2 * 16 + 4
    var bytes = number(0x10000, 4) + number(2, 2) + number(0, 6)
    bytes += Array("glyf".utf8) + number(0, 4) + number(12 + 32, 4) + number(4, 4)
    bytes += Array(tag.utf8) + number(0, 4) + number(place, 4) + number(100, 4)
    bytes += [0, 0, 0, 0]
    let storage = 6 + 12 * names.count
    bytes += number(0, 2) + number(names.count, 2) + number(storage, 2)
    var offset = 0
    for name in names {
      bytes += number(name.platform, 2) + number(1, 2) + number(0, 2) + number(name.kind, 2)
      bytes += number(name.length ?? name.text.count, 2) + number(offset, 2)
      offset += name.text.count
    }
    return bytes + names.flatMap(\.text)
  }

  @Test func `the full name counts before the family's`() {
    let family = Name(kind: 1, text: wide("Family"))
    let other = Name(kind: 1, text: wide("Other"))
    let full = Name(kind: 4, text: wide("Family Bold"))
    let style = Name(kind: 2, text: wide("Bold"))
    expect(FontFileName.read(font([style, family, other, full])), equals: "Family Bold")
    expect(FontFileName.read(font([full, family])), equals: "Family Bold")
    expect(FontFileName.read(font([style, family, other])), equals: "Family")
    expect(FontFileName.read(font([style])) == nil && FontFileName.read(font([])) == nil)
  }

  @Test func `all names are found by their numbers`() {
    let names = FontFileName.names(
      font([
        Name(kind: 1, text: wide("Family")), Name(kind: 6, text: wide("Family-Bold")),
        Name(kind: 6, text: wide("Other")), Name(kind: 16, text: wide("Wide Family")),
        Name(kind: 13, text: wide("License")),
      ]))
    expect(names, equals: [1: "Family", 6: "Family-Bold", 16: "Wide Family"])
  }

  @Test func `the old Macintosh has bytes, all others have UTF-16`() {
    expect(FontFileName.read(font([Name(platform: 1, text: Array("Plain".utf8))])), equals: "Plain")
    expect(FontFileName.read(font([Name(platform: 0, text: wide("Ünï"))])), equals: "Ünï")
    expect(FontFileName.read(font([Name(platform: 3, text: wide("漢字"))])), equals: "漢字")
  }

  @Test func `a font without a table of names has none`() {
    let name = Name(text: wide("Full"))
    expectNil(FontFileName.read(font([name], tag: "post")))
    expect(FontFileName.read([]) == nil && FontFileName.read([0, 1, 0, 0, 0]) == nil)
  }

  @Test func `no end of the bytes ends the program`() {
    let names = [Name(kind: 1, text: wide("Family")), Name(kind: 4, text: wide("Full"))]
    let bytes = font(names)
    expect(FontFileName.read(bytes), equals: "Full")
    for count in 0..<bytes.count {
      let found = FontFileName.read(Array(bytes.prefix(count)))
      expect(found, equals: (count >= bytes.count - 8 ? "Family" : nil), "\(count)")
    }
  }

  @Test func `a name without length, or beyond the bytes, is passed over`() {
    let family = Name(kind: 1, text: wide("Family"))
    expect(FontFileName.read(font([family, Name(text: [], length: 0)])), equals: "Family")
    expect(FontFileName.read(font([family, Name(text: wide("x"), length: 3)])), equals: "Family")
    expect(FontFileName.read(font([family, Name(text: wide("x"), length: 2)])), equals: "x")
  }
}
