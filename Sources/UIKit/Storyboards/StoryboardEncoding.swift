import Foundation

/// Decodes the bytes of a storyboard. Only UTF-8 and UTF-16 are accepted, because another encoding
/// could hide a declaration of entities.
enum StoryboardEncoding {
  struct Refusal: Error {
    let message: String
  }

  /// Returns the text in UTF-8 without its encoding declaration. Line numbers are unchanged.
  static func plain(_ data: Data) throws(Refusal) -> [UInt8] {
    var text = try decoded(data)
    if text.unicodeScalars.first == "\u{feff}" { text.unicodeScalars.removeFirst() }
    guard !text.unicodeScalars.contains("\0") else {
      throw Refusal(message: "this is no text: it holds bytes that are 0")
    }
    return try withoutDeclaration(text)
  }

  private static func decoded(_ data: Data) throws(Refusal) -> String {
    let start = Array(data.prefix(2))
    // Values of the two first bytes: a byte order mark, or `<`.
    let isLittle = start == [0xff, 0xfe] || start == [0x3c, 0]
    let isBig = start == [0xfe, 0xff] || start == [0, 0x3c]
    guard isLittle || isBig else {
      guard let text = String(validating: data, as: UTF8.self) else {
        throw Refusal(message: "this is neither UTF-8 nor UTF-16")
      }
      return text
    }
    var units: [UInt16] = []
    units.reserveCapacity(data.count / 2)
    var iterator = data.makeIterator()
    while let first = iterator.next(), let second = iterator.next() {
      let (high, low) = isBig ? (first, second) : (second, first)
      // Two bytes make a unit of UTF-16.
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    guard data.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw Refusal(message: "this is neither UTF-8 nor UTF-16")
    }
    return text
  }

  /// Replaces `<?xml … ?>`, which can only be at the start, by spaces.
  private static func withoutDeclaration(_ text: String) throws(Refusal) -> [UInt8] {
    var bytes = Array(text.utf8)
    guard bytes.starts(with: Array("<?xml".utf8)) else { return bytes }
    guard let end = bytes.indices.first(where: { bytes[$0] == UInt8(ascii: ">") }) else {
      return bytes
    }
    let declaration = String(decoding: bytes[...end], as: UTF8.self)
    if let name = encoding(in: declaration), !["UTF-8", "UTF-16", "UTF8", "UTF16"].contains(name) {
      throw Refusal(message: "this says that its encoding is \(name); UTF-8 and UTF-16 are read")
    }
    // A space for each byte but line feeds, so that lines are counted as before.
    for index in 0...end where bytes[index] != 0x0a { bytes[index] = 0x20 }
    return bytes
  }

  /// Returns the value of `encoding=` in capitals; nil without the attribute.
  private static func encoding(in declaration: String) -> String? {
    guard let word = declaration.range(of: "encoding") else { return nil }
    let value = declaration[word.upperBound...].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return "" }
    return value.dropFirst().prefix { $0 != quote }.uppercased()
  }
}
