import Foundation

/// Splits the bytes of a PDF into values.
struct PDFLexer {
  let bytes: [UInt8]
  var position: Int
  /// Whether two numbers and an R are a reference. In a page's content they are not.
  var hasReferences = true

  /// The largest depth of arrays and dictionaries within each other.
  private static let mostDepth = 64
  /// The longest number in characters.
  private static let longestNumber = 64

  init(_ bytes: [UInt8], at position: Int = 0, hasReferences: Bool = true) {
    self.bytes = bytes
    self.position = min(max(position, 0), bytes.count)
    self.hasReferences = hasReferences
  }

  var isAtEnd: Bool { position >= bytes.count }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9, 10, 12, 13, 32: true
    default: false
    }
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  mutating func skipSpaces() {
    while let byte = next {
      if byte == UInt8(ascii: "%") {
        while let byte = next, byte != 10, byte != 13 { position += 1 }
      } else if Self.isSpace(byte) {
        position += 1
      } else {
        return
      }
    }
  }

  /// Skips the word if it is the next one.
  mutating func skip(_ word: String) -> Bool {
    skipSpaces()
    let letters = Array(word.utf8)
    guard bytes[position...].starts(with: letters) else { return false }
    position += letters.count
    return true
  }

  /// Reads a value; nil at the end and at the end of an array or a dictionary.
  mutating func object(depth: Int = 0) -> PDFObject? {
    skipSpaces()
    guard let byte = next, depth < Self.mostDepth else { return nil }
    switch byte {
    case UInt8(ascii: "/"):
      position += 1
      return .name(nameText())
    case UInt8(ascii: "("): return .string(literal())
    case UInt8(ascii: "["):
      position += 1
      var items: [PDFObject] = []
      while let item = object(depth: depth + 1) { items.append(item) }
      _ = skip("]")
      return .array(items)
    case UInt8(ascii: "<"):
      position += 1
      guard next == UInt8(ascii: "<") else { return .string(hexadecimal()) }
      position += 1
      return .dictionary(pairs(depth: depth + 1))
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 48...57:
      return numberOrReference()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "}"): return nil
    case UInt8(ascii: "{"):
      position += 1
      return .word("{")
    default:
      let word = wordText()
      switch word {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case "null": return .null
      default: return .word(word)
      }
    }
  }

  /// Reads the pairs of a dictionary up to its end.
  mutating func pairs(depth: Int) -> [String: PDFObject] {
    var pairs: [String: PDFObject] = [:]
    while let key = object(depth: depth) {
      guard let name = key.name else { continue }
      guard let value = object(depth: depth) else { break }
      pairs[name] = value
    }
    _ = skip(">>")
    return pairs
  }

  private mutating func wordText() -> String {
    let start = position
    while let byte = next, !Self.isSpace(byte), !Self.isDelimiter(byte) { position += 1 }
    // A byte that begins no value is skipped, so that reading never stands still.
    if position == start { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func nameText() -> String {
    var letters: [UInt8] = []
    while let byte = next, !Self.isSpace(byte), !Self.isDelimiter(byte) {
      position += 1
      if byte == UInt8(ascii: "#"), position + 1 < bytes.count,
        let high = Self.digit(bytes[position]), let low = Self.digit(bytes[position + 1])
      {
        letters.append(high << 4 | low)
        position += 2
      } else {
        letters.append(byte)
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private mutating func numberOrReference() -> PDFObject {
    let value = number()
    guard hasReferences, value >= 0, value < 1e9, value == value.rounded() else {
      return .number(value)
    }
    let start = position
    skipSpaces()
    if let byte = next, (48...57).contains(byte) {
      _ = number()
      skipSpaces()
      if next == UInt8(ascii: "R") {
        position += 1
        return .reference(Int(value))
      }
    }
    position = start
    return .number(value)
  }

  /// Reads a number; 0 for characters that are none.
  mutating func number() -> Double {
    let start = position
    while let byte = next, !Self.isSpace(byte), !Self.isDelimiter(byte) {
      let isPart = (48...57).contains(byte) || byte == 46 || byte == 45 || byte == 43
      guard isPart else { break }
      // A minus within a number begins the next one in some files.
      if byte == 45 || byte == 43, position > start { break }
      position += 1
    }
    if position == start, !isAtEnd { position += 1 }
    let text = bytes[start..<min(position, start + Self.longestNumber)]
    var (value, scale, isNegative) = (0.0, 0.0, false)
    for byte in text {
      switch byte {
      case 45: isNegative = true
      case 46: scale = scale == 0 ? 1 : scale
      case 48...57:
        value = value * 10 + Double(byte - 48)
        scale *= 10
      default: break
      }
    }
    if scale > 1 { value /= scale }
    return isNegative ? -value : value
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    var digits: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: ">") { break }
      if let digit = Self.digit(byte) { digits.append(digit) }
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func literal() -> [UInt8] {
    position += 1
    var depth = 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      case UInt8(ascii: "\\"):
        appendEscaped(to: &text)
        continue
      default: break
      }
      text.append(byte)
    }
    return text
  }

  private mutating func appendEscaped(to text: inout [UInt8]) {
    guard let byte = next else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case 13: if next == 10 { position += 1 }
    case 10: break
    case 48...55:
      var value = Int(byte - 48)
      for _ in 0..<2 {
        guard let digit = next, (48...55).contains(digit) else { break }
        value = value * 8 + Int(digit - 48)
        position += 1
      }
      text.append(UInt8(truncatingIfNeeded: value))
    default: text.append(byte)
    }
  }
}
