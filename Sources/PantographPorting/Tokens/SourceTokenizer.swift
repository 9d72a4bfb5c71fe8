/// Splits Swift source into tokens. Any text can be split; an unclosed token extends to the end.
package struct SourceTokenizer {
  private let bytes: [UInt8]
  private var next = 0
  private var line = 1
  private var tokens: [SourceToken] = []
  /// The last significant token. It decides whether a slash is a regular expression or a division.
  private var last: SourceToken?

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package static func tokens(of text: String) -> [SourceToken] {
    var tokenizer = SourceTokenizer(text)
    tokenizer.run()
    return tokenizer.tokens
  }

  private mutating func run() {
    while next < bytes.count {
      let start = next
      let kind = advance()
      let text = String(decoding: bytes[start..<next], as: UTF8.self)
      let token = SourceToken(kind: kind, text: text, line: line)
      tokens.append(token)
      if token.isSignificant { last = token }
      line += Self.lineEnds(bytes[start..<next])
    }
  }

  static func lineEnds(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for index in bytes.indices {
      let byte = bytes[index]
      let isCarriage = byte == .carriage
      let isPair = isCarriage && index + 1 < bytes.endIndex && bytes[index + 1] == .feed
      if byte == .feed || (isCarriage && !isPair) { count += 1 }
    }
    return count
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    next + offset < bytes.count ? bytes[next + offset] : 0
  }

  private mutating func advance() -> SourceToken.Kind {
    let first = byte()
    switch first {
    case .feed:
      next += 1
      return .newline
    case .carriage:
      next += byte(1) == .feed ? 2 : 1
      return .newline
    case .space, .tab:
      while byte() == .space || byte() == .tab { next += 1 }
      return .space
    case .slash where byte(1) == .slash:
      while next < bytes.count, !isLineEnd { next += 1 }
      return .comment
    case .slash where byte(1) == .star:
      skipComment()
      return .comment
    case .slash where startsRegex:
      skipRegex()
      return .regex
    case .quote:
      skipString(hashes: 0)
      return .string
    case .hash: return advanceHash()
    case .at where Self.isLetter(byte(1)):
      next += 1
      skipWord()
      return .word
    case .backtick:
      next += 1
      skipWord()
      if byte() == .backtick { next += 1 }
      return .word
    case .minus where byte(1) == .greater:
      next += 2
      return .symbol
    default: break
    }
    if Self.isDigit(first) {
      while Self.isDigit(byte()) || Self.isLetter(byte())
        || (byte() == .dot && Self.isDigit(byte(1)))
      {
        next += 1
      }
      return .number
    }
    if Self.isLetter(first) {
      skipWord()
      return .word
    }
    next += 1
    return .symbol
  }

  private mutating func advanceHash() -> SourceToken.Kind {
    var hashes = 0
    while byte(hashes) == .hash { hashes += 1 }
    if byte(hashes) == .quote {
      next += hashes
      skipString(hashes: hashes)
      return .string
    }
    if byte(hashes) == .slash {
      next += hashes
      skipRegex(hashes: hashes)
      return .regex
    }
    next += 1
    guard Self.isLetter(byte()) else { return .symbol }
    skipWord()
    return .word
  }

  private var isLineEnd: Bool { byte() == .feed || byte() == .carriage }

  private mutating func skipWord() {
    while Self.isLetter(byte()) || Self.isDigit(byte()) { next += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while next < bytes.count {
      if byte() == .slash, byte(1) == .star {
        depth += 1
        next += 2
      } else if byte() == .star, byte(1) == .slash {
        depth -= 1
        next += 2
        if depth == 0 { return }
      } else {
        next += 1
      }
    }
  }

  // MARK: Strings

  private struct OpenString {
    let hashes: Int
    let quotes: Int
    /// The number of open parentheses in an interpolation; nil in the string's own text.
    var parentheses: Int?
  }

  /// Skips a string whose first quote is next. The strings nested in its interpolations are on an
  /// explicit stack, so that deep nesting cannot overflow the call stack.
  private mutating func skipString(hashes: Int) {
    var open = [opened(hashes: hashes)]
    while let current = open.last, next < bytes.count {
      if let parentheses = current.parentheses {
        skipInterpolated(&open, parentheses)
      } else if byte() == .backslash, hasHashes(current.hashes, at: 1) {
        next += 1 + current.hashes
        if byte() == .parenthesis {
          open[open.count - 1].parentheses = 1
        }
        if next < bytes.count, current.quotes == 3 || !isLineEnd { next += 1 }
      } else if closes(current) {
        next += current.quotes + current.hashes
        open.removeLast()
      } else if current.quotes == 1, isLineEnd {
        // An unclosed string and the strings around it end at the end of the line.
        return
      } else {
        next += 1
      }
    }
  }

  private mutating func opened(hashes: Int) -> OpenString {
    let isMultiple = byte(1) == .quote && byte(2) == .quote
    next += isMultiple ? 3 : 1
    return OpenString(hashes: hashes, quotes: isMultiple ? 3 : 1)
  }

  private mutating func skipInterpolated(_ open: inout [OpenString], _ parentheses: Int) {
    let top = open.count - 1
    switch byte() {
    case .parenthesis:
      open[top].parentheses = parentheses + 1
      next += 1
    case .closingParenthesis:
      open[top].parentheses = parentheses == 1 ? nil : parentheses - 1
      next += 1
    case .slash where byte(1) == .star: skipComment()
    case .quote: open.append(opened(hashes: 0))
    case .hash:
      var hashes = 0
      while byte(hashes) == .hash { hashes += 1 }
      next += hashes
      if byte() == .quote { open.append(opened(hashes: hashes)) }
    default: next += 1
    }
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == .hash }
  }

  private func closes(_ string: OpenString) -> Bool {
    (0..<string.quotes).allSatisfy { byte($0) == .quote }
      && hasHashes(string.hashes, at: string.quotes)
  }

  // MARK: Regular expressions

  /// Whether a slash starts a regular expression: no operand precedes it, and another slash follows
  /// on the line.
  private var startsRegex: Bool {
    if let last {
      switch last.kind {
      case .number, .string, .regex: return false
      case .word where !["return", "in", "case", "if", "else", "where"].contains(last.text):
        return false
      case .symbol where [")", "]", "}", "?", "!", ">"].contains(last.text): return false
      case .word, .symbol, .space, .newline, .comment: break
      }
    }
    guard byte(1) != .space, byte(1) != .tab, byte(1) != .slash else { return false }
    var offset = 1
    while next + offset < bytes.count {
      switch byte(offset) {
      case .feed, .carriage: return false
      case .backslash: offset += 2
      case .slash: return true
      default: offset += 1
      }
    }
    return false
  }

  private mutating func skipRegex() {
    next += 1
    while next < bytes.count, byte() != .slash { next += byte() == .backslash ? 2 : 1 }
    next = min(next + 1, bytes.count)
  }

  private mutating func skipRegex(hashes: Int) {
    next += 1
    while next < bytes.count {
      if byte() == .slash, hasHashes(hashes, at: 1) {
        next += 1 + hashes
        return
      }
      next += 1
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte == 0x24
      || byte >= 0x80
  }
}

extension UInt8 {
  fileprivate static let feed = UInt8(ascii: "\n")
  fileprivate static let carriage = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let at = UInt8(ascii: "@")
  fileprivate static let backtick = UInt8(ascii: "`")
  fileprivate static let minus = UInt8(ascii: "-")
  fileprivate static let greater = UInt8(ascii: ">")
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let parenthesis = UInt8(ascii: "(")
  fileprivate static let closingParenthesis = UInt8(ascii: ")")
}
