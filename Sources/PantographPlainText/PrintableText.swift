/// Text that cannot control the terminal it is shown on; no other text is printed.
///
/// A literal in the source is used unchanged, including escape sequences. In every interpolated
/// `String`, such as a device's name, a path or a note, control characters are replaced. A `String`
/// cannot become part of the text in any other form:
///
/// ```swift
/// try console.print("\(style.bold(file))  \(note.value)\n")
/// ```
package struct PrintableText: Hashable, Sendable, CustomStringConvertible {
  package private(set) var description: String

  fileprivate init(escaped: String) { description = escaped }

  /// Creates text for one line. Control characters, including line breaks and tabs, are replaced by
  /// U+FFFD.
  ///
  /// - Parameter text: Text from any source.
  package init(_ text: some StringProtocol) {
    description = Self.escaped(String(text), keepsLines: false)
  }

  /// Creates text with several lines. Control characters except line breaks and tabs are replaced
  /// by U+FFFD.
  ///
  /// - Parameter text: Text from any source.
  package init(lines text: some StringProtocol) {
    description = Self.escaped(String(text), keepsLines: true)
  }

  package init(repeating text: PrintableText, count: Int) {
    description = String(repeating: text.description, count: count)
  }

  package var isEmpty: Bool { description.isEmpty }
  /// The length of the text in characters.
  package var count: Int { description.count }
  package var utf8: String.UTF8View { description.utf8 }

  /// This text without trailing spaces.
  package var withoutSpacesAtEnd: PrintableText {
    var text = description
    while text.last == " " { text.removeLast() }
    return PrintableText(escaped: text)
  }

  package static func + (first: PrintableText, second: PrintableText) -> PrintableText {
    PrintableText(escaped: first.description + second.description)
  }

  package static func += (text: inout PrintableText, end: PrintableText) {
    text.description += end.description
  }

  /// Returns whether a scalar moves the cursor, gives a command, changes the direction of text,
  /// breaks a line or is no character. A terminal obeys some of these scalars; the others make a
  /// line look like another.
  package static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0: true
    // Direction marks, embeddings, overrides and isolates, and the separators of lines and
    // paragraphs.
    case 0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x206f: true
    // Interlinear annotations and the byte order mark.
    case 0xfeff, 0xfff9...0xfffb: true
    // Bytes of a file's name that are not UTF-8, and scalars that are no characters.
    case 0x10_ff80...0x10_ffff: true
    default: scalar.value & 0xfffe == 0xfffe
    }
  }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    func isKept(_ value: UInt32) -> Bool { keepsLines && (value == 0x0a || value == 0x09) }
    if text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) || isKept(UInt32($0)) }) { return text }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      escaped.append(steers(scalar) && !isKept(scalar.value) ? "\u{fffd}" : scalar)
    }
    return String(escaped)
  }
}

extension PrintableText: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: StaticString) {
      text += PrintableText(stringLiteral: literal).description
    }

    package mutating func appendInterpolation(_ text: PrintableText) {
      self.text += text.description
    }

    /// Appends text from any source; control characters are replaced as in text for one line.
    package mutating func appendInterpolation(_ text: some StringProtocol) {
      self.text += PrintableText(text).description
    }

    /// Appends a value's description; control characters are replaced as in text for one line.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += PrintableText(value.description).description
    }
  }

  package init(stringLiteral literal: StaticString) {
    // A literal of a single scalar may be stored as that scalar instead of bytes.
    description =
      literal.hasPointerRepresentation
      ? literal.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
      : String(Character(literal.unicodeScalar))
  }

  package init(stringInterpolation: StringInterpolation) { description = stringInterpolation.text }
}

extension Sequence<PrintableText> {
  package func joined(separator: PrintableText = "") -> PrintableText {
    PrintableText(escaped: map { $0.description }.joined(separator: separator.description))
  }
}
