import Expectations
import Testing

@testable import PantographStudio

/// Sixels of small pictures, letter by letter.
struct SixelPictureTests {
  private func text(_ pixels: [UInt32], _ width: Int, x: Int = 0, y: Int = 0) -> String {
    "\(SixelPicture.text(pixels, width: width, x: x, y: y))"
      .replacing("\u{1b}", with: "ESC")
  }

  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000

  @Test func `a picture states its size and defines its colors`() {
    // The number of white is 5 · 42 + 6 · 6 + 5.
    expect(text([white], 1), equals: "ESCP0;1q\"1;1;1;1#251;2;100;100;100#251@ESC\\")
    expect(text([black], 1), equals: "ESCP0;1q\"1;1;1;1#0;2;0;0;0#0@ESC\\")
  }

  @Test(arguments: [(1, "@"), (2, "@@"), (3, "@@@"), (4, "!4@"), (12, "!12@")])
  func `more than three equal columns are counted`(width: Int, columns: String) {
    let found = text(Array(repeating: black, count: width), width)
    expect(found, equals: "ESCP0;1q\"1;1;\(width);1#0;2;0;0;0#0\(columns)ESC\\")
  }

  @Test func `six rows are one band, the lowest bit the upper row`() {
    // Bits 0 to 5 and the letter 63: 64, 66, 70, 78, 94 and 126.
    for (height, letter) in [(1, "@"), (2, "B"), (3, "F"), (4, "N"), (5, "^"), (6, "~")] {
      let found = text(Array(repeating: black, count: height), 1)
      expect(found.hasSuffix("#0\(letter)ESC\\") && !found.contains("-"))
    }
    let seven = text(Array(repeating: black, count: 7), 1)
    expect(seven.hasSuffix("#0~-#0@ESC\\"))
    expect(text(Array(repeating: black, count: 13), 1).hasSuffix("#0~-#0~-#0@ESC\\"))
  }

  @Test func `each color of a band is drawn over the ones before`() {
    let found = text([black, white, white, black], 2)
    // Black in the first and the last pixel: rows 0 and 1.
    expect(found.hasSuffix("#0@A$#251A@ESC\\"))
  }

  @Test func `levels of colors are hundredths`() {
    let shares = [(0x33, 20), (0x66, 40), (0x99, 60), (0xCC, 80)].map { value, share in
      text([UInt32(value) << 16], 1).contains(";2;\(share);0;0#")
    }
    expect(shares, equals: [true, true, true, true])
    // The pattern's first threshold is 0, so that a green between two levels is the upper one.
    for (value, share) in [(0x2B, 17), (0x56, 33), (0x80, 50), (0xAB, 67), (0xD5, 83)] {
      let found = text([UInt32(value) << 8], 1)
      expect(found.contains(";2;0;\(share);0#"), "\(found)")
    }
    expect(text([0x33], 1).contains("#1;2;0;0;20#"))
  }

  @Test func `a gray between two levels is mixed by the pattern`() {
    // Red and blue are at 40 sixteenths: two levels and a half. Green is at three levels.
    let gray = [UInt32](repeating: 0xFF80_8080, count: 16)
    let (low, high) = (2 * 42 + 3 * 6 + 2, 3 * 42 + 3 * 6 + 3)
    // Thresholds below 8 take the upper level: columns 0 and 2 of the first row.
    expect(
      text(Array(gray.prefix(4)), 4).hasSuffix("#\(low)?@?@$#\(high)@?@?ESC\\"))
    expect(text(Array(gray.prefix(4)), 4, x: 1).hasSuffix("#\(low)@?@?$#\(high)?@?@ESC\\"))
    // The second row is 12, 4, 14, 6, the third 3, 11, 1, 9, the fourth 15, 7, 13, 5.
    expect(text(Array(gray.prefix(4)), 4, y: 1).hasSuffix("#\(low)@?@?$#\(high)?@?@ESC\\"))
    expect(text(Array(gray.prefix(4)), 4, y: 2).hasSuffix("#\(low)?@?@$#\(high)@?@?ESC\\"))
    expect(text(Array(gray.prefix(4)), 4, x: 4, y: 7).hasSuffix("#\(low)@?@?$#\(high)?@?@ESC\\"))
  }
}
