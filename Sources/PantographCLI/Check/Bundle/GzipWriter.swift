/// Packs bytes as a gzip file (RFC 1952). The header has neither a name nor a time.
enum GzipWriter {
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    // Magic number, method 8 (Deflate), no flags, no time, no extra flags, unknown system.
    var file: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]
    var deflated = DeflateWriter()
    deflated.write(bytes)
    file += deflated.finished()
    for number in [checksum(bytes), UInt32(truncatingIfNeeded: bytes.count)] {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        file.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    return file
  }

  /// Returns the CRC-32 of the bytes, with the polynomial 0xEDB88320 of RFC 1952.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var rest = ~UInt32(0)
    for byte in bytes { rest = table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ rest >> 8 }
    return ~rest
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { rest, _ in
      rest & 1 == 1 ? 0xedb8_8320 ^ rest >> 1 : rest >> 1
    }
  }
}
