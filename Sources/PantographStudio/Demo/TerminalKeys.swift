import PantographCLI

/// Reads keys out of what a terminal sends, as names: a letter, `esc`, `enter`, `space`, `left` …
struct TerminalKeys {
  /// A sequence of which the end has not come yet.
  private var unfinished: [UInt8] = []
  /// No sequence is longer.
  private static let longest = 4096

  /// The names of the keys in these bytes. An escape alone is the key; one that begins a sequence that
  /// is not known is nothing.
  static func names(in bytes: [UInt8]) -> [String] {
    var keys = TerminalKeys()
    return keys.names(in: bytes)
  }

  /// The names of the keys that are complete with these bytes.
  mutating func names(in bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var rest = (unfinished + bytes)[...]
    unfinished = []
    while let byte = rest.first {
      if byte == 0x1b, let length = Self.sequence(rest) {
        guard length <= rest.count else {
          unfinished = rest.count < Self.longest ? Array(rest) : []
          break
        }
        if let name = Self.arrow(rest.prefix(length)) { names.append(name) }
        rest.removeFirst(length)
        continue
      }
      rest.removeFirst()
      switch byte {
      case 0x1b: names.append("esc")
      case 0x0d, 0x0a: names.append("enter")
      case 0x20: names.append("space")
      // Without the terminal's own handling Ctrl-C is a byte.
      case 0x03, 0x04: names.append("q")
      case 0x1a: names.append("suspend")
      case 0x21...0x7e: names.append(String(UnicodeScalar(byte)).lowercased())
      default: continue
      }
    }
    return names
  }

  /// How long the sequence at the start is; longer than there is while its end is to come; nil where an
  /// escape begins none.
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> Int? {
    let all = bytes.dropFirst()
    guard let kind = all.first else { return nil }
    switch kind {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      // Parameters, and the byte that ends them.
      let end = all.dropFirst().firstIndex { $0 >= 0x40 }
      return end.map { $0 - bytes.startIndex + 1 } ?? bytes.count + 1
    case UInt8(ascii: "_"):
      // An answer about pictures, which ends with an escape and a backslash.
      guard all.count < 2 || all[all.startIndex + 1] == UInt8(ascii: "G") else { return nil }
      var last: UInt8 = 0
      for index in all.dropFirst().indices {
        if last == 0x1b, all[index] == 0x5c { return index - bytes.startIndex + 1 }
        last = all[index]
      }
      return bytes.count + 1
    default: return nil
    }
  }

  private static func arrow(_ sequence: ArraySlice<UInt8>) -> String? {
    guard sequence.dropFirst().first != UInt8(ascii: "_") else { return nil }
    return switch sequence.last {
    case UInt8(ascii: "A"): "up"
    case UInt8(ascii: "B"): "down"
    case UInt8(ascii: "C"): "right"
    case UInt8(ascii: "D"): "left"
    default: nil
    }
  }
}
