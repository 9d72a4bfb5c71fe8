import Expectations
import Testing

@testable import PantographRendering

/// Reading JPEG files with any contents.
struct PixelImageJPEGTests {
  /// A picture of two colors side by side.
  private static let picture: PixelImage = {
    var picture = PixelImage(width: 40, height: 24, filledWith: 0xFF20_80E0)
    for y in 0..<24 { for x in 20..<40 { picture[x, y] = 0xFFE0_4020 } }
    return picture
  }()

  private static let file = JPEGWriter.bytes(of: picture, quality: 1)

  private func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { shift in
      abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= 8
    }
  }

  @Test func `what was written is read again`() throws {
    let read = try PixelImage(jpeg: Self.file)
    expect(read.width == 40 && read.height == 24)
    expect(isNear(read[5, 12], 0xFF20_80E0) && isNear(read[34, 12], 0xFFE0_4020))
  }

  @Test func `a file that breaks off is read as far as it goes, or refused`() {
    for count in stride(from: 0, to: Self.file.count, by: 7) {
      let read = try? PixelImage(jpeg: Array(Self.file.prefix(count)))
      expect(read == nil || read?.width == 40)
    }
  }

  @Test func `damaged bytes are refused or read, and stop nothing`() {
    var state: UInt64 = 1
    for _ in 0..<400 {
      var bytes = Self.file
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      _ = try? PixelImage(jpeg: bytes)
    }
  }

  @Test func `a small file of a huge picture is refused before any memory is taken`() throws {
    var bytes = Self.file
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes.replaceSubrange((frame + 5)..<(frame + 9), with: [0x75, 0x30, 0x75, 0x30])
    #expect(throws: RenderingError.self) { try PixelImage(jpeg: bytes) }
  }

  @Test func `what is no JPEG is said to be none`() {
    #expect(throws: RenderingError.notJPEG("it has no size")) { try PixelImage(jpeg: []) }
    #expect(throws: RenderingError.self) { try PixelImage(jpeg: [0xFF, 0xD8, 0xFF]) }
    expect(RenderingError.notJPEG("x").description, equals: "this is no JPEG picture: x")
  }
}
