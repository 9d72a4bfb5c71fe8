import Expectations
import Foundation
import Testing

@testable import PantographRendering

/// Blocks of one wave each: all other numbers of the block are zero and are only counted.
struct JPEGWaveTests {
  /// Returns the brightness of a place in a block with one wave, of all 63 in a file's order.
  private func brightness(_ wave: Int, _ x: Int, _ y: Int) -> Double {
    let (down, across) = JPEGTables.zigzag[wave].quotientAndRemainder(dividingBy: 8)
    func part(_ place: Int, _ number: Int) -> Double {
      cos(Double(2 * place + 1) * Double(number) * .pi / 16)
    }
    return (128 + 90 * part(x, across) * part(y, down)).rounded()
  }

  @Test(arguments: 1..<64) func `a wave is read behind any number of zeros`(wave: Int) throws {
    var picture = PixelImage(width: 16, height: 8)
    for y in 0..<8 {
      for x in 0..<16 {
        let value = UInt32(brightness(x < 8 ? wave : 64 - wave, x % 8, y))
        picture[x, y] = 0xFF00_0000 | value << 16 | value << 8 | value
      }
    }
    // At this quality, the waves that come from rounding a brightness are zero.
    let read = try PixelImage(jpeg: JPEGWriter.bytes(of: picture, quality: 0.5))
    for y in 0..<8 {
      for x in 0..<16 {
        let (one, other) = (Int(read[x, y] & 255), Int(picture[x, y] & 255))
        expect(abs(one - other), isAtMost: 24, "\(x) \(y)")
      }
    }
  }
}
