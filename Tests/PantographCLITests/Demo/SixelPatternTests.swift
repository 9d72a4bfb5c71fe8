import Expectations
import Testing

@testable import PantographStudio

/// The dither pattern of sixels against the rule that makes it.
struct SixelPatternTests {
  /// Bayer's rule: a pattern of double the size has each threshold four times, and 0, 2, 3 and 1 more.
  private static func bayer(_ size: Int) -> [[Int]] {
    guard size > 1 else { return [[0]] }
    let half = bayer(size / 2)
    let more = [[0, 2], [3, 1]]
    return (0..<size).map { y in
      (0..<size).map { x in
        4 * half[y % (size / 2)][x % (size / 2)] + more[y / (size / 2)][x / (size / 2)]
      }
    }
  }

  /// The level of blue in each pixel of a picture with four columns and four rows.
  private func levels(_ value: UInt32) -> [[Int]] {
    (0..<4).map { y in
      (0..<4).map { x in
        let text = "\(SixelPicture.text([0xFF00_0000 | value], width: 1, x: x, y: y))"
        let number = text.split(separator: "#")[1].prefix { $0.isNumber }
        return (Int(number) ?? 0) % SixelPicture.levels.blue
      }
    }
  }

  @Test func `a value reaches the upper level where it is above the threshold`() {
    let pattern = Self.bayer(4)
    for value in UInt32(0)...255 {
      let scaled = Int(value) * (SixelPicture.levels.blue - 1) * 16 / 255
      let expected = pattern.map { row in
        row.map { scaled / 16 + (scaled % 16 > $0 ? 1 : 0) }
      }
      expect(levels(value), equals: expected, "\(value)")
    }
  }

  @Test func `the three colors have levels of their own`() {
    for (shift, place, count) in [(16, 42, 6), (8, 6, 7), (0, 1, 6)] {
      let found = stride(from: UInt32(0), through: 255, by: 5).map { value -> Int in
        let text = "\(SixelPicture.text([0xFF00_0000 | value << shift], width: 1))"
        return Int(text.split(separator: "#")[1].prefix { $0.isNumber }) ?? -1
      }
      let expected = stride(from: 0, through: 255, by: 5).map { value -> Int in
        let scaled = value * (count - 1) * 16 / 255
        return (scaled / 16 + (scaled % 16 > 0 ? 1 : 0)) * place
      }
      expect(found, equals: expected)
    }
  }
}
