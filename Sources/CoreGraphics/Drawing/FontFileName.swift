/// Reads the name of a font from the bytes of a TrueType or OpenType file. No read is outside of the bytes.
package enum FontFileName {
  /// Returns the full name, or else the family's name; nil if the bytes are no font or have no name.
  static func read(_ bytes: [UInt8]) -> String? {
    let names = names(bytes)
    return names[4] ?? names[1]
  }

  /// Returns the names by their numbers: 1 and 16 are the family's, 4 is the full one, 6 is that of PostScript.
  package static func names(_ bytes: [UInt8]) -> [Int: String] {
    guard let tables = number(bytes, 4, 2) else { return [:] }
    // The directory has 16 bytes for each table: its tag, a checksum, its place and its length.
    for entry in 0..<tables {
      let start = 12 + 16 * entry
      guard start + 16 <= bytes.count else { return [:] }
      guard bytes[start..<start + 4].elementsEqual("name".utf8) else { continue }
      return number(bytes, start + 8, 4).map { names(bytes, table: $0) } ?? [:]
    }
    return [:]
  }

  private static func names(_ bytes: [UInt8], table: Int) -> [Int: String] {
    guard let count = number(bytes, table + 2, 2), let storage = number(bytes, table + 4, 2) else {
      return [:]
    }
    var names: [Int: String] = [:]
    for record in 0..<count {
      let start = table + 6 + 12 * record
      guard let platform = number(bytes, start, 2), let kind = number(bytes, start + 6, 2),
        let length = number(bytes, start + 8, 2), let offset = number(bytes, start + 10, 2)
      else { return names }
      guard [1, 4, 6, 16].contains(kind), names[kind] == nil,
        let text = text(bytes, table + storage + offset, length, platform)
      else { continue }
      names[kind] = text
    }
    return names
  }

  /// Reads a text in UTF-16, or in bytes for the platform 1, the old Macintosh.
  private static func text(_ bytes: [UInt8], _ start: Int, _ length: Int, _ platform: Int)
    -> String?
  {
    guard length > 0, start + length <= bytes.count else { return nil }
    let part = bytes[start..<start + length]
    guard platform != 1 else { return String(decoding: part, as: UTF8.self) }
    let units = stride(from: start, to: start + length - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
    guard start >= 0, start + size <= bytes.count else { return nil }
    return bytes[start..<start + size].reduce(0) { $0 << 8 | Int($1) }
  }
}
