import Expectations
import PantographRendering
import Testing

struct PixelDifferenceSizeTests {
  /// All pixels that only one of the pictures has differ, on whichever side they are.
  @Test(arguments: [
    (4, 3, 4, 3), (5, 3, 4, 3), (4, 3, 5, 3), (4, 4, 4, 3), (4, 3, 4, 4), (5, 3, 4, 4),
    (4, 5, 6, 3),
  ])
  func `pictures of other sizes differ where one of them ends`(
    width: Int, height: Int, otherWidth: Int, otherHeight: Int
  ) {
    let first = PixelImage(width: width, height: height, filledWith: 0xFF10_2030)
    let second = PixelImage(width: otherWidth, height: otherHeight, filledWith: 0xFF10_2030)
    let difference = PixelDifference(first, second)
    let both = min(width, otherWidth) * min(height, otherHeight)
    let all = max(width, otherWidth) * max(height, otherHeight)
    expect(difference.count, equals: all - both)
    expect(difference.picture.pixels.count, equals: all)
    expect(difference.largest, equals: (all == both ? 0 : 255))
    expect(difference.haveEqualSize, equals: (width == otherWidth && height == otherHeight))
  }

  @Test(arguments: [0, 8, 16, 24] as [UInt32])
  func `a difference counts from just above the tolerance, in each channel`(shift: UInt32) {
    let first = PixelImage(width: 2, height: 1, pixels: [0xFF40_4040, 0xFF40_4040])
    for distance: UInt32 in [5, 6] {
      let changed = 0xFF40_4040 - distance << shift
      let second = PixelImage(width: 2, height: 1, pixels: [changed, 0xFF40_4040])
      for pair in [(first, second), (second, first)] {
        let difference = PixelDifference(pair.0, pair.1, tolerance: 5)
        expect(difference.count, equals: (distance == 6 ? 1 : 0))
        expect(difference.largest, equals: Int(distance))
        expect(difference.fraction, equals: (distance == 6 ? 0.5 : 0))
      }
    }
  }
}
