import Expectations
import Testing

@testable import PantographRendering

/// Qualities inside and beyond their range.
struct PictureQualityTests {
  private func picture() -> PixelImage {
    var picture = PixelImage(width: 33, height: 21)
    for y in 0..<21 {
      for x in 0..<33 {
        picture[x, y] =
          0xFF00_0000 | UInt32(x * 7) << 16 | UInt32(y * 11) << 8 | UInt32(x * y % 256)
      }
    }
    return picture
  }

  private func animation(_ quality: Double) throws -> [UInt8] {
    let animation = try AnimatedPicture(width: 33, height: 21, quality: quality)
    try animation.add(picture(), at: 0)
    return try animation.finish(at: 0.1)
  }

  @Test func `a percent of a JPEG's quality is a step, and the ends are the ends`() {
    let bytes = (0...100).map { JPEGWriter.bytes(of: picture(), quality: Double($0) / 100) }
    for (percent, file) in bytes.enumerated() {
      // The tables begin behind the marks and the header.
      let near = [-0.004, 0.004].map {
        JPEGWriter.bytes(of: picture(), quality: Double(percent) / 100 + $0)
      }
      expect(near.allSatisfy { $0 == file }, "\(percent)")
      if percent > 1 { expect(file, differsFrom: bytes[percent - 1], "\(percent)") }
    }
    expect(bytes[0], equals: bytes[1])
    for beyond in [1.01, 1.05, 1.1, 2] {
      expect(JPEGWriter.bytes(of: picture(), quality: beyond), equals: bytes[100], "\(beyond)")
    }
    expect(JPEGWriter.bytes(of: picture(), quality: -1), equals: bytes[0])
  }

  @Test func `an animation's quality is from 0 to 100`() throws {
    let (least, most) = (try animation(0), try animation(100))
    try expect(least, equals: animation(-5))
    for beyond in [100.1, 105, 110, 1e9] {
      try expect(animation(beyond), equals: most, "\(beyond)")
    }
    try expect(animation(99) != most && animation(1) != least)
  }
}
