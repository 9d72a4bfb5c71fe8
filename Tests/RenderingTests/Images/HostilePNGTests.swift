import Expectations
import Foundation
import Testing

@testable import PantographRendering

/// Malicious PNG files: each gives an error, and the claimed memory is never allocated.
struct HostilePNGTests {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    let sum = ~body.reduce(~UInt32(0)) {
      Self.table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8
    }
    return big(UInt32(data.count)) + body + big(sum)
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private func header(
    width: UInt32, height: UInt32, depth: UInt8 = 8, color: UInt8 = 6, interlace: UInt8 = 0
  ) -> [UInt8] {
    Self.signature + chunk("IHDR", big(width) + big(height) + [depth, color, 0, 0, interlace])
  }

  private func good() throws -> [UInt8] {
    var image = PixelImage(width: 13, height: 9, filledWith: 0xFF10_2030)
    image[3, 4] = 0x8040_2010
    return try image.pngBytes()
  }

  @Test(arguments: [
    (UInt32(1) << 30, UInt32(1) << 30), (0x7FFF_FFFF, 1), (1, 0x7FFF_FFFF), (0, 5),
    (100_000, 100_000),
    (0xFFFF_FFFF, 0xFFFF_FFFF),
  ])
  func `a picture that claims to be huge is refused`(width: UInt32, height: UInt32) {
    let bytes =
      header(width: width, height: height) + chunk("IDAT", [0x78, 0x9C]) + chunk("IEND", [])
    #expect(throws: RenderingError.self) { try PixelImage(png: bytes) }
  }

  @Test func `a picture with too many pixels is refused before it is unpacked`() {
    let bytes = header(width: 20_000, height: 20_000) + chunk("IDAT", [0x78, 0x9C])
    let error = #expect(throws: RenderingError.self) { try PixelImage(png: bytes) }
    expect(error, equals: .tooManyPixels(width: 20_000, height: 20_000, limit: 1 << 26))
    expect(error?.description.contains("PANTOGRAPH_PICTURE_PIXELS"), equals: true)
  }

  @Test func `data far beyond the pixels are refused without unpacking them`() {
    // A dynamic block in which the longest repetition takes two bits, as zlib makes it of zeros.
    let zeros = [UInt8](repeating: 0xAA, count: 1 << 20)
    let bomb: [UInt8] =
      [0x78, 0xDA, 0xED, 0xC1, 0x01, 0x01, 0x00, 0x00, 0x00, 0x80, 0x90, 0xFE, 0xAF, 0xEE, 0x08]
      + [UInt8](repeating: 0, count: 1 << 20)
    for data in [bomb, zeros] {
      let bytes = header(width: 1, height: 1) + chunk("IDAT", data) + chunk("IEND", [])
      #expect(throws: RenderingError.self) { try PixelImage(png: bytes) }
    }
    let surplus = header(width: 1, height: 1) + chunk("IDAT", bomb) + chunk("IEND", [])
    expect(PNGFacts(surplus)?.hasSurplus, equals: true)
  }

  @Test func `a picture as it is written has no surplus`() throws {
    var random = SystemRandomNumberGenerator()
    var image = PixelImage(width: 300, height: 300)
    for index in image.pixels.indices {
      image.pixels[index] = .random(in: 0 ... .max, using: &random) | 0xFF00_0000
    }
    let bytes = try image.pngBytes()
    let facts = try #require(PNGFacts(bytes))
    expect(facts.unpackedSize == 300 * (1 + 300 * 3) || facts.unpackedSize == 300 * (1 + 300 * 4))
    expect(!facts.hasSurplus)
    try expect(PixelImage(png: bytes).width, equals: 300)
  }

  @Test func `any cut of a picture is refused`() throws {
    let bytes = try good()
    for count in 0..<(bytes.count - 12) {
      #expect(throws: RenderingError.self) { try PixelImage(png: Array(bytes.prefix(count))) }
    }
  }

  @Test func `no changed byte does harm`() throws {
    let bytes = try good()
    for place in bytes.indices {
      for change: UInt8 in [0x01, 0x80, 0xFF] {
        var changed = bytes
        changed[place] ^= change
        guard let image = try? PixelImage(png: changed) else { continue }
        expect(image.width * image.height, isAtMost: 1 << 20)
      }
    }
  }

  @Test(arguments: [UInt8(0), 2, 3, 4, 6], [UInt8(1), 2, 4, 8, 16])
  func `every color type and depth is read or refused`(color: UInt8, depth: UInt8) {
    // A stored block of zeros: a filter byte and a row of at most 8 bytes, twice.
    let rows = [UInt8](repeating: 0, count: 18)
    let stored: [UInt8] = [0x78, 0x01, 1, 18, 0, 0xED, 0xFF] + rows + big(0x0012_0001)
    let palette = color == 3 ? chunk("PLTE", [1, 2, 3]) : []
    for interlace: UInt8 in [0, 1] {
      let bytes =
        header(width: 1, height: 2, depth: depth, color: color, interlace: interlace) + palette
        + chunk("IDAT", stored) + chunk("IEND", [])
      guard let image = try? PixelImage(png: bytes) else { continue }
      expect(image.width == 1 && image.height == 2)
    }
  }
}
