import CoreGraphics
import Expectations
import Testing

/// The format of a picture's pixels, and parts of a picture.
struct ImageFormatTests {
  @Test func `pixels are four bytes with alpha last`() {
    let image = CGImage(width: 3, height: 2, pixels: Array(repeating: 0xFF00_00FF, count: 6))
    expect(image.alphaInfo, equals: .premultipliedLast)
    expect(image.bitsPerPixel == 32 && image.bitsPerComponent == 8 && image.bytesPerRow == 12)
    expect(image.bitmapInfo.isDisjoint(with: .byteOrderMask))
  }

  @Test func `a part of a picture has the pixels of the part`() {
    let image = CGImage(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    let part = image.cropping(to: CGRect(x: 1, y: 1, width: 5, height: 5))
    expect(part?.width == 2 && part?.height == 1)
    guard case .pixels(let pixels) = part?.content else {
      Issue.record("the part has no pixels")
      return
    }
    expect(pixels, equals: [5, 6])
    expectNil(image.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)))
  }
}
