import Expectations
import PantographRendering
import Testing

/// The picture of a difference: gray where the pictures are equal, and red where they differ.
struct DifferencePictureTests {
  @Test func `equal pixels are light gray by their brightness`() {
    var first = PixelImage(width: 3, height: 2, filledWith: 0xFF00_0000)
    for (x, pixel) in [UInt32(0xFFFF_FFFF), 0xFF00_FF00, 0xFF12_3456].enumerated() {
      first[x, 1] = pixel
    }
    var second = first
    second[0, 0] = 0xFFFF_0000
    let picture = PixelDifference(first, second).picture
    for y in 0..<2 {
      for x in 0..<3 where (x, y) != (0, 0) {
        let pixel = first[x, y]
        let parts = [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
        let gray = UInt32(170 + (parts[0] * 3 + parts[1] * 6 + parts[2]) / 10 / 3)
        expect(picture[x, y], equals: 0xFF00_0000 | gray << 16 | gray << 8 | gray, "\(x) \(y)")
      }
    }
    expect(picture[0, 0], equals: 0xFFE0_0020)
  }
}
