import Expectations
import Testing

@testable import PantographRendering

struct StillPictureTests {
  /// A picture with slopes of color, edges, and as much alpha as `alpha` says.
  private func picture(_ index: Int, width: Int = 37, height: Int = 23, alpha: UInt32 = 255)
    -> PixelImage
  {
    var image = PixelImage(width: width, height: height, filledWith: alpha << 24)
    for y in 0..<height {
      for x in 0..<width {
        let red = UInt32((x * 7 + index * 31) % 256) * alpha / 255
        let green = UInt32((y * 11) % 256) * alpha / 255
        let blue: UInt32 = x > y + index ? alpha : 0
        image[x, y] = alpha << 24 | red << 16 | green << 8 | blue
      }
    }
    return image
  }

  private func animation(of image: PixelImage, quality: Double?) throws -> [UInt8] {
    let animation = try AnimatedPicture(
      width: image.width, height: image.height, quality: quality)
    try animation.add(image, at: 0)
    return try animation.finish(at: 1)
  }

  @Test(arguments: [0, 75, 90, 100, nil])
  func `a picture has the bytes of an animation of one frame`(quality: Double?) throws {
    for image in [picture(0), picture(3, width: 1, height: 1), picture(5, width: 300, height: 2)] {
      let still = try StillPicture.bytes(of: image, quality: quality)
      expect(still, equals: try animation(of: image, quality: quality))
    }
  }

  @Test func `a translucent picture keeps its alpha`() throws {
    let opaque = try StillPicture.bytes(of: picture(1), quality: nil)
    let translucent = try StillPicture.bytes(of: picture(1, alpha: 128), quality: nil)
    expect(translucent, differsFrom: opaque)
    expect(translucent, equals: try animation(of: picture(1, alpha: 128), quality: nil))
  }

  @Test func `a picture that WebP cannot hold is an error`() {
    #expect(throws: RenderingError.self) {
      try StillPicture.bytes(of: PixelImage(width: 20_000, height: 1))
    }
  }

  @Test func `pictures encoded at once come back in their places`() throws {
    let encoding = PictureEncoding()
    let images = (0..<40).map { picture($0, width: 20 + $0 % 5) }
    for (index, image) in images.enumerated() { encoding.add(image, at: index) }
    let pictures = try encoding.finish()
    expect(pictures.count, equals: images.count)
    for (index, image) in images.enumerated() {
      expect(pictures[index], equals: try StillPicture.bytes(of: image))
    }
  }

  @Test func `a picture that cannot be encoded is the error of all`() {
    let encoding = PictureEncoding()
    encoding.add(picture(0), at: 0)
    encoding.add(PixelImage(width: 20_000, height: 1), at: 1)
    encoding.add(picture(1), at: 2)
    #expect(throws: RenderingError.self) { try encoding.finish() }
  }
}
