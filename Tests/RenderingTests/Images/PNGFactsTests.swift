import Expectations
import Testing

@testable import PantographRendering

/// The sizes of the pixels of PNG files, counted pixel by pixel.
struct PNGFactsTests {
  private func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private func file(
    _ width: Int, _ height: Int, depth: UInt8, color: UInt8, interlaced: Bool
  ) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + number(13) + Array("IHDR".utf8) + number(width)
      + number(height) + [depth, color, 0, 0, interlaced ? 1 : 0] + number(0)
  }

  private static let kinds: [(depth: UInt8, color: UInt8, bits: Int)] = [
    (8, 0, 8), (1, 0, 1), (4, 3, 4), (8, 2, 24), (16, 2, 48), (8, 4, 16), (8, 6, 32), (16, 6, 64),
  ]

  @Test(arguments: kinds)
  func `a row has a byte more than its pixels`(depth: UInt8, color: UInt8, bits: Int) throws {
    for (width, height) in [(1, 1), (13, 9), (8, 8), (7, 3)] {
      let facts = try #require(
        PNGFacts(file(width, height, depth: depth, color: color, interlaced: false)))
      expect(facts.width == width && facts.height == height)
      expect(facts.unpackedSize, equals: height * (1 + (width * bits + 7) / 8))
    }
  }

  /// The first column, the step of columns, the first row and the step of rows of each pass, from
  /// the format's pattern of eight by eight pixels.
  private static let pattern = [
    "16462646", "77777777", "56565656", "77777777", "36463646", "77777777", "56565656", "77777777",
  ]

  @Test(arguments: kinds)
  func `a picture in seven passes has the rows of all`(
    depth: UInt8, color: UInt8, bits: Int
  ) throws {
    for (width, height) in [(1, 1), (5, 1), (1, 5), (4, 4), (13, 9), (16, 16), (3, 2)] {
      var size = 0
      for pass in 1...7 {
        let name = Character("\(pass)")
        for row in 0..<height {
          let letters = Array(Self.pattern[row % 8])
          let pixels = (0..<width).count { letters[$0 % 8] == name }
          if pixels > 0 { size += 1 + (pixels * bits + 7) / 8 }
        }
      }
      let facts = try #require(
        PNGFacts(file(width, height, depth: depth, color: color, interlaced: true)))
      expect(facts.unpackedSize, equals: size, "\(width) × \(height)")
    }
  }

  @Test func `other bytes are no PNG`() {
    let good = file(1, 1, depth: 8, color: 0, interlaced: false)
    expect(good.count == 33 && PNGFacts(good) != nil)
    expectNil(PNGFacts(Array(good.dropLast())))
    for place in [0, 1, 2, 3, 12, 13, 14, 15] {
      var wrong = good
      wrong[place] ^= 1
      expectNil(PNGFacts(wrong))
    }
  }
}
