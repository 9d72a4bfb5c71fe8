/// Converts a file's name to text and back without losing a byte.
///
/// Linux names are bytes and need not be UTF-8, but a `String` must be. A byte that is not part of
/// a character becomes a scalar of a private plane. A name that already contains such a scalar is
/// also restored exactly.
package enum FileName {
  private static let bytesStart: UInt32 = 0x10ff00

  /// Returns the text of a name.
  package static func text(_ name: some Collection<UInt8>) -> String {
    let bytes = Array(name)
    let plain = String(decoding: bytes, as: UTF8.self)
    if plain.utf8.elementsEqual(bytes), !plain.unicodeScalars.contains(where: { isByte($0) }) {
      return plain
    }
    var text = ""
    var index = 0
    while index < bytes.count {
      if let (scalar, length) = scalar(at: index, in: bytes), !isByte(scalar) {
        text.unicodeScalars.append(scalar)
        index += length
      } else {
        if let scalar = Unicode.Scalar(bytesStart + UInt32(bytes[index])) {
          text.unicodeScalars.append(scalar)
        }
        index += 1
      }
    }
    return text
  }

  /// Returns the name of a text.
  package static func bytes(_ text: String) -> [UInt8] {
    guard text.unicodeScalars.contains(where: { isByte($0) }) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if isByte(scalar) {
        bytes.append(UInt8(scalar.value - bytesStart))
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    return bytes
  }

  /// Returns the name of a text for the C library, with a terminating zero.
  package static func system(_ text: String) -> [CChar] {
    bytes(text).map { CChar(bitPattern: $0) } + [0]
  }

  /// Returns whether a scalar represents a byte that is not part of a character.
  package static func isByte(_ scalar: Unicode.Scalar) -> Bool {
    (bytesStart + 0x80...bytesStart + 0xff).contains(scalar.value)
  }

  private static func scalar(
    at index: Int, in bytes: [UInt8]
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    for length in 1...4 where index + length <= bytes.count {
      let part = bytes[index..<index + length]
      let text = String(decoding: part, as: UTF8.self)
      if text.utf8.elementsEqual(part), let scalar = text.unicodeScalars.first {
        return (scalar, length)
      }
    }
    return nil
  }
}
