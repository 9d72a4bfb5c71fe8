import Expectations
import Foundation
import PantographRendering
import Testing

struct VideoEncoderTests {
  private static let isThere = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private func pictures(width: Int, height: Int) -> [PixelImage] {
    (0..<10).map {
      PixelImage(width: width, height: height, filledWith: 0xFF00_0000 | UInt32($0 * 20))
    }
  }

  @Test(
    .enabled(if: isThere, "the program ffmpeg is not installed"),
    arguments: VideoEncoder.Format.allCases)
  func `each format is what its name says, and the same each time`(
    format: VideoEncoder.Format
  ) throws {
    // Odd widths and heights, which videos do not support.
    let pictures = pictures(width: 41, height: 33)
    func film() throws -> [UInt8] {
      let encoder = try VideoEncoder(width: 41, height: 33, format: format, framesPerSecond: 25)
      for picture in pictures { try encoder.add(picture) }
      return try encoder.finish()
    }
    let bytes = try film()
    let starts: [VideoEncoder.Format: (offset: Int, bytes: [UInt8])] = [
      .gif: (0, Array("GIF89a".utf8)), .mp4: (4, Array("ftyp".utf8)),
      .webm: (0, [0x1A, 0x45, 0xDF, 0xA3]),
    ]
    let start = try #require(starts[format])
    expect(Array(bytes.dropFirst(start.offset).prefix(start.bytes.count)), equals: start.bytes)
    try expect(film(), equals: bytes)
  }

  @Test(.enabled(if: isThere, "the program ffmpeg is not installed"))
  func `one that is given up leaves no process behind`() throws {
    for _ in 0..<3 {
      let encoder = try VideoEncoder(width: 64, height: 64, format: .mp4, framesPerSecond: 60)
      try encoder.add(PixelImage(width: 64, height: 64))
    }
    #expect(throws: RenderingError.self) {
      let encoder = try VideoEncoder(width: 64, height: 64, format: .gif, framesPerSecond: 60)
      try encoder.add(PixelImage(width: 32, height: 64))
    }
    #expect(throws: RenderingError.self) {
      // Without a picture there is no film.
      _ = try VideoEncoder(width: 64, height: 64, format: .mp4, framesPerSecond: 60).finish()
    }
  }

  @Test func `a format is known by the end of the name`() {
    expect(VideoEncoder.Format(path: "a/b.webm"), equals: .webm)
    expectNil(VideoEncoder.Format(path: "film.gif.txt"))
  }
}
