/// The part of a letter in the breaking of lines.
struct LetterKind: OptionSet {
  let rawValue: UInt8

  static let space = LetterKind(rawValue: 1)
  static let newline = LetterKind(rawValue: 2)
  static let tab = LetterKind(rawValue: 4)
  static let softHyphen = LetterKind(rawValue: 8)
  /// A letter that fills a square, after which a line may end.
  static let wide = LetterKind(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ character: Character) {
    var kind: LetterKind = []
    if character.isWhitespace { kind.insert(.space) }
    if character.isNewline { kind.insert(.newline) }
    if character == "\t" { kind.insert(.tab) }
    if character == "\u{AD}" { kind.insert(.softHyphen) }
    if PlainTextMeasurer.isWide(character) { kind.insert(.wide) }
    self = kind
  }

  /// Creates the kind of an ASCII letter.
  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\r"): self = .space
    case UInt8(ascii: "\t"): self = [.space, .tab]
    // Line feed, vertical tab and form feed.
    case 0x0A...0x0C: self = [.space, .newline]
    default: self = []
    }
  }

  /// Whether each letter of the text is one byte. A carriage return may form one letter with the
  /// line feed behind it, and is never simple.
  static func areAllSimple(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
  }
}
