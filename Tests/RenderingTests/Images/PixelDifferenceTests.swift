import Expectations
import PantographRendering
import Testing

struct PixelDifferenceTests {
  @Test func `equal pictures do not differ`() {
    let image = PixelImage(width: 4, height: 4, filledWith: 0xFF12_3456)
    let difference = PixelDifference(image, image)
    expect(difference.count == 0 && difference.largest == 0 && difference.haveEqualSize)
  }

  @Test func `a difference within the tolerance is measured but not counted`() {
    let first = PixelImage(width: 4, height: 4, filledWith: 0xFF10_1010)
    var second = first
    second[1, 2] = 0xFF10_1310
    second[2, 2] = 0xFF90_1010
    let difference = PixelDifference(first, second, tolerance: 3)
    expect(difference.count, equals: 1)
    expect(difference.largest, equals: 128)
    expect(difference.fraction, equals: 1.0 / 16)
    expect(difference.picture[2, 2], equals: 0xFFE0_0020)
  }

  @Test func `pixels that only one picture has differ`() {
    let difference = PixelDifference(
      PixelImage(width: 4, height: 2), PixelImage(width: 3, height: 3))
    expect(!difference.haveEqualSize)
    expect(difference.count, equals: 6)
    expect(difference.picture.width == 4 && difference.picture.height == 3)
  }
}
