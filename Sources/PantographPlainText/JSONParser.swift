/// Parses JSON (RFC 8259) and records the position of each value, which Foundation's parser does
/// not.
package struct JSONParser {
  package struct Failure: Error {
    package var place: TextPlace
    package var sentence: String
  }

  /// The deepest nesting that is accepted.
  package static let deepest = 64

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONNode {
    var parser = JSONParser(bytes)
    // A byte order mark is not part of the text.
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { parser.index = 3 }
    let node = try parser.value()
    parser.skipSpace()
    guard parser.index == bytes.count else {
      throw parser.failure("nothing may follow the end, but \(parser.found) does")
    }
    return node
  }

  private var place: TextPlace { TextPlace(line: line, column: index - lineStart + 1) }

  private var found: String {
    guard index < bytes.count else { return "the end of the file" }
    let scalar = Unicode.Scalar(bytes[index])
    return bytes[index] > 0x20 && bytes[index] < 0x7f
      ? "“\(scalar)”" : "byte 0x\(String(bytes[index], radix: 16))"
  }

  private func failure(_ sentence: String) -> Failure { Failure(place: place, sentence: sentence) }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x0a:
        index += 1
        line += 1
        lineStart = index
      case 0x20, 0x09, 0x0d: index += 1
      default: return
      }
    }
  }

  private func next() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next() == byte else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(Failure) -> JSONNode {
    skipSpace()
    let start = place
    guard let byte = next() else { throw failure("a value is missing at the end of the file") }
    let value: JSONNode.Value
    switch byte {
    case UInt8(ascii: "{"): value = try object()
    case UInt8(ascii: "["): value = try array()
    case UInt8(ascii: "\""): value = .text(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = try number()
    case UInt8(ascii: "t"): value = try word("true", .truth(true))
    case UInt8(ascii: "f"): value = try word("false", .truth(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    default: throw failure("expected a value, found \(found)")
    }
    return JSONNode(place: start, value: value)
  }

  private mutating func deeper() throws(Failure) {
    depth += 1
    if depth > Self.deepest { throw failure("nested deeper than \(Self.deepest) levels") }
  }

  private mutating func object() throws(Failure) -> JSONNode.Value {
    try deeper()
    index += 1
    var members: [JSONNode.Member] = []
    if !take(UInt8(ascii: "}")) {
      repeat {
        skipSpace()
        let start = place
        guard next() == UInt8(ascii: "\"") else {
          throw failure("expected a key in double quotes, found \(found)")
        }
        let key = try string()
        guard take(UInt8(ascii: ":")) else {
          throw failure("expected “:” behind the key \(JSONNode.shown(key)), found \(found)")
        }
        members.append(JSONNode.Member(key: key, place: start, value: try value()))
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "}")) else { throw failure("expected “,” or “}”, found \(found)") }
    }
    depth -= 1
    return .object(members)
  }

  private mutating func array() throws(Failure) -> JSONNode.Value {
    try deeper()
    index += 1
    var elements: [JSONNode] = []
    if !take(UInt8(ascii: "]")) {
      repeat { elements.append(try value()) } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "]")) else { throw failure("expected “,” or “]”, found \(found)") }
    }
    depth -= 1
    return .array(elements)
  }

  private mutating func word(
    _ word: String, _ value: JSONNode.Value
  ) throws(Failure) -> JSONNode.Value {
    let end = index + word.utf8.count
    guard end <= bytes.count, bytes[index..<end].elementsEqual(word.utf8) else {
      throw failure("expected \(word)")
    }
    index = end
    return value
  }

  private mutating func number() throws(Failure) -> JSONNode.Value {
    let start = index
    if next() == UInt8(ascii: "-") { index += 1 }
    if next() == UInt8(ascii: "0") {
      index += 1
    } else {
      try digits()
    }
    if next() == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if let byte = next(), byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = next(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = DecimalReader.double(bytes[start..<index]), number.isFinite else {
      throw failure("the number \(JSONNode.shortened(text)) is too large")
    }
    return .number(number, text)
  }

  private mutating func digits() throws(Failure) {
    let start = index
    while let byte = next(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw failure("expected a digit, found \(found)") }
  }

  private mutating func string() throws(Failure) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let text = String(validating: text, as: UTF8.self) else {
          throw failure("the text is no valid UTF-8")
        }
        return text
      case UInt8(ascii: "\\"):
        index += 1
        text += try escape()
      case 0..<0x20:
        throw failure("a text must end on its line; \(found) must be written as an escape")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw failure("a text without its closing quote")
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    guard let byte = next() else { throw failure("a text without its closing quote") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0c]
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "r"): return [0x0d]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try escapedScalar()).utf8)
    default:
      index -= 1
      throw failure("there is no escape \\ with \(found)")
    }
  }

  private mutating func escapedScalar() throws(Failure) -> Unicode.Scalar {
    var code = try hexadecimal()
    if code & 0xfc00 == 0xd800, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let low = try hexadecimal()
      guard low & 0xfc00 == 0xdc00 else { throw failure("half a pair of \\u escapes") }
      code = 0x10000 + (code & 0x3ff) << 10 + (low & 0x3ff)
    }
    guard let scalar = Unicode.Scalar(code) else { throw failure("half a pair of \\u escapes") }
    return scalar
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    var code: UInt32 = 0
    for offset in 0..<4 {
      guard index + offset < bytes.count, let digit = Self.digit(bytes[index + offset]) else {
        throw failure("\\u stands before four hexadecimal digits")
      }
      code = code << 4 | digit
    }
    index += 4
    return code
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
