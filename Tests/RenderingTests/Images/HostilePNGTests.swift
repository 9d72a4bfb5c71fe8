import Foundation
import PantographRendering
import Testing

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
        #expect(image.width * image.height <= 1 << 20)
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
      #expect(image.width == 1 && image.height == 2)
    }
  }
}
