/// Reads an OpenStep property list in time proportional to its length. The depth of nesting is limited.
package struct ProjectListParser {
  /// A syntax error in a property list.
  package struct Failure: Error, Hashable {
    package let line: Int
    /// The column of the error in bytes, from 1.
    package let column: Int
    /// A sentence that describes the error, without its full stop.
    package let sentence: String
  }

  /// The largest depth of nested lists. Xcode's own lists have a depth of four.
  package static let deepest = 64

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  package static func parse(_ bytes: [UInt8]) throws(Failure) -> ProjectList {
    var parser = ProjectListParser(bytes)
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { parser.index = 3 }
    let value = try parser.value()
    try parser.skipSpace()
    guard parser.index == bytes.count else {
      throw parser.failure("expected the end of the file behind the list, not \(parser.found)")
    }
    return value
  }

  private mutating func value() throws(Failure) -> ProjectList {
    try skipSpace()
    guard let byte = next else { throw failure("expected a value, not \(found)") }
    switch byte {
    case UInt8(ascii: "{"):
      return try nested { (parser) throws(Failure) in .dictionary(try parser.members()) }
    case UInt8(ascii: "("):
      return try nested { (parser) throws(Failure) in .array(try parser.elements()) }
    case UInt8(ascii: "<"): return .text(try data())
    default: return .text(try word())
    }
  }

  private mutating func nested(
    _ read: (inout ProjectListParser) throws(Failure) -> ProjectList
  ) throws(Failure) -> ProjectList {
    guard depth < Self.deepest else {
      throw failure("the lists are nested more than \(Self.deepest) levels deep")
    }
    depth += 1
    defer { depth -= 1 }
    index += 1
    return try read(&self)
  }

  private mutating func members() throws(Failure) -> [String: ProjectList] {
    var members: [String: ProjectList] = [:]
    while try !closes(UInt8(ascii: "}")) {
      let key = try word()
      try expect(UInt8(ascii: "="), "behind the key \(Self.shortened(key))")
      members[key] = try value()
      try skipSpace()
      if next != UInt8(ascii: "}") {
        try expect(UInt8(ascii: ";"), "behind the value of \(Self.shortened(key))")
      }
    }
    return members
  }

  private mutating func elements() throws(Failure) -> [ProjectList] {
    var elements: [ProjectList] = []
    while try !closes(UInt8(ascii: ")")) {
      elements.append(try value())
      try skipSpace()
      if next != UInt8(ascii: ")") { try expect(UInt8(ascii: ","), "between two elements") }
    }
    return elements
  }

  private mutating func closes(_ byte: UInt8) throws(Failure) -> Bool {
    try skipSpace()
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8, _ place: String) throws(Failure) {
    try skipSpace()
    guard next == byte else {
      throw failure("\(Unicode.Scalar(byte)) is expected \(place), not \(found)")
    }
    index += 1
  }

  /// Reads a text in quotes, or a word of letters, digits and a few signs.
  private mutating func word() throws(Failure) -> String {
    try skipSpace()
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try quoted() }
    let start = index
    while let byte = next, Self.isWord(byte) {
      // A word may contain a slash, but `/*` begins a comment.
      if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") { break }
      index += 1
    }
    guard index > start else { throw failure("expected a word, not \(found)") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() throws(Failure) -> String {
    let opening = index
    let quote = bytes[index]
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        text.append(byte)
        continue
      }
      index += 1
      text += character(escaped)
    }
    index = opening
    throw failure("the text that begins here has no end")
  }

  /// Reads the rest of an escape after its first character, and returns the bytes that the escape stands
  /// for: a control character, `U` with hexadecimal digits, octal digits, or the character itself.
  private mutating func character(_ escaped: UInt8) -> [UInt8] {
    switch escaped {
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0d]
    case UInt8(ascii: "U"): return digits(4, radix: 16, 0)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return digits(2, radix: 8, UInt32(escaped - UInt8(ascii: "0")))
    default: return [escaped]
    }
  }

  private mutating func digits(_ most: Int, radix: UInt32, _ first: UInt32) -> [UInt8] {
    var code = first
    for _ in 0..<most {
      guard let byte = next, let digit = Self.digit(byte), digit < radix else {
        break
      }
      code = code * radix + digit
      index += 1
    }
    return Array(String(Unicode.Scalar(code) ?? "\u{fffd}").utf8)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// Reads hexadecimal data from `<` to `>`, and returns its text unconverted: no Xcode project has such data.
  private mutating func data() throws(Failure) -> String {
    let start = index
    while let byte = next {
      index += 1
      if byte == UInt8(ascii: ">") {
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
    }
    index = start
    throw failure("the data that begins here has no end")
  }

  /// Skips spaces and comments.
  private mutating func skipSpace() throws(Failure) {
    while let byte = next {
      if byte <= 0x20 {
        index += 1
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
        while let byte = next, byte != 0x0a { index += 1 }
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Failure) {
    let start = index
    index += 2
    while let byte = next {
      if byte == UInt8(ascii: "*"), following == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    index = start
    throw failure("the comment that begins here has no end")
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }
  private var following: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"),
      UInt8(ascii: "~"):
      true
    default: byte >= 0x80
    }
  }

  private var found: String {
    guard let byte = next else { return "the end of the file" }
    return byte > 0x20 && byte < 0x7f
      ? "“\(Unicode.Scalar(byte))”" : "byte 0x\(String(byte, radix: 16))"
  }

  private static func shortened(_ text: String) -> String {
    text.count > 40 ? "\(text.prefix(30))…" : text
  }

  private func failure(_ sentence: String) -> Failure {
    let before = bytes[..<min(index, bytes.count)]
    let line = before.count { $0 == 0x0a } + 1
    let start = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    return Failure(line: line, column: before.count - start + 1, sentence: sentence)
  }
}
