/// Splits JSON into tokens, byte by byte. Strings and numbers longer than `longestToken` are
/// errors.
struct JSONTokenizer {
  enum Token {
    case beginObject
    case endObject
    case beginArray
    case endArray
    case colon
    case comma
    case string
    /// A number, or a word such as `true`.
    case word
    /// A byte that begins no token, or a token that is too long.
    case invalid
  }

  private enum State {
    case between
    case string(isEscaped: Bool)
    case word
  }

  static let longestToken = 4096

  /// The bytes of the last string, number or word. Escapes are not decoded.
  private(set) var text: [UInt8] = []
  private var state = State.between

  /// Processes the next byte. A number or word ends with the byte after it, so two tokens may
  /// result.
  mutating func take(_ byte: UInt8) -> (Token?, Token?) {
    switch state {
    case .string(let isEscaped):
      if byte == UInt8(ascii: "\""), !isEscaped {
        state = .between
        return (.string, nil)
      }
      state = .string(isEscaped: byte == UInt8(ascii: "\\") && !isEscaped)
      return (keep(byte), nil)
    case .word:
      if Self.continues(byte) { return (keep(byte), nil) }
      let token = finish()
      return (token, begin(byte))
    case .between:
      return (begin(byte), nil)
    }
  }

  /// Returns the number or word that ends with the file.
  mutating func finish() -> Token? {
    defer { state = .between }
    switch state {
    case .between: return nil
    case .string: return .invalid
    case .word: return .word
    }
  }

  private mutating func keep(_ byte: UInt8) -> Token? {
    text.append(byte)
    if text.count <= Self.longestToken { return nil }
    text.removeAll(keepingCapacity: true)
    return .invalid
  }

  private mutating func begin(_ byte: UInt8) -> Token? {
    switch byte {
    case 0x20, 0x09, 0x0a, 0x0d: return nil
    case UInt8(ascii: "{"): return .beginObject
    case UInt8(ascii: "}"): return .endObject
    case UInt8(ascii: "["): return .beginArray
    case UInt8(ascii: "]"): return .endArray
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "\""):
      text.removeAll(keepingCapacity: true)
      state = .string(isEscaped: false)
      return nil
    default:
      guard Self.continues(byte) else { return .invalid }
      text.removeAll(keepingCapacity: true)
      text.append(byte)
      state = .word
      return nil
    }
  }

  private static func continues(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }
}
