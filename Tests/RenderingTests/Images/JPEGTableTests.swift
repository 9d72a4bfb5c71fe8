import Expectations
import SeededRandom
import Testing

@testable import PantographRendering

/// JPEG files of random pictures, read back by the decoder for files of cameras.
struct JPEGTableTests {
  /// A picture of waves, whose blocks have few values far from one another.
  private func picture(_ seed: UInt64) -> PixelImage {
    var random = SeededGenerator(seed: seed)
    var image = PixelImage(width: 24, height: 17, filledWith: 0xFFFF_FFFF)
    let (fast, slow) = (
      Int.random(in: 1...7, using: &random), Int.random(in: 1...3, using: &random)
    )
    let strength = Int.random(in: 20...120, using: &random)
    for y in 0..<17 {
      for x in 0..<24 {
        let isHigh = (x * fast / 4 + y * slow / 3) % 2 == 0
        let gray = UInt32(128 + (isHigh ? strength : -strength))
        let noise = UInt32.random(in: 0...6, using: &random)
        image[x, y] = 0xFF00_0000 | (gray + noise) << 16 | gray << 8 | (gray - noise)
      }
    }
    return image
  }

  private func distance(_ first: PixelImage, _ second: PixelImage) -> Double {
    var sum = 0
    for (one, other) in zip(first.pixels, second.pixels) {
      for shift in [UInt32(0), 8, 16] {
        sum += abs(Int(one >> shift & 255) - Int(other >> shift & 255))
      }
    }
    return Double(sum) / Double(first.pixels.count * 3)
  }

  @Test(arguments: 1...12)
  func `a picture that is read back is near the one that was written`(seed: UInt64) throws {
    let image = picture(seed)
    var last = Double.infinity
    for (quality, most) in [(0.3, 30.0), (0.6, 20), (0.9, 8), (1, 2)] {
      let bytes = JPEGWriter.bytes(of: image, quality: quality)
      let read = try PixelImage(jpeg: bytes)
      expect(read.width == 24 && read.height == 17)
      let found = distance(image, read)
      expect(found < most && found <= last + 1, "\(quality): \(found)")
      last = found
    }
  }

  @Test func `qualities beyond the ends are the ends`() {
    let image = picture(1)
    func bytes(_ quality: Double) -> [UInt8] { JPEGWriter.bytes(of: image, quality: quality) }
    expect(bytes(1) == bytes(1.04) && bytes(1) == bytes(1.2) && bytes(1) != bytes(0.98))
    expect(bytes(0) == bytes(0.01) && bytes(0) == bytes(-1) && bytes(0) != bytes(0.02))
  }
}
