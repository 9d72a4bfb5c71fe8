import PantographCLI

/// Reads keys out of what a terminal sends, as names: a letter, `esc`, `enter`, `space`, `left` …
struct TerminalKeys {
  /// The names of the keys in these bytes. An escape alone is the key; one that begins a sequence that
  /// is not known is nothing.
  static func names(in bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1b:
        guard rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O") else {
          names.append("esc")
          continue
        }
        rest.removeFirst()
        // Parameters, and the byte that ends them.
        while let next = rest.first, next < 0x40 {
          _ = rest.popFirst()
          _ = next
        }
        if let name = arrow(rest.popFirst()) { names.append(name) }
      case 0x0d, 0x0a: names.append("enter")
      case 0x20: names.append("space")
      // Without the terminal's own handling Ctrl-C is a byte.
      case 0x03, 0x04: names.append("q")
      case 0x21...0x7e: names.append(String(UnicodeScalar(byte)).lowercased())
      default: continue
      }
    }
    return names
  }

  private static func arrow(_ byte: UInt8?) -> String? {
    switch byte {
    case UInt8(ascii: "A"): "up"
    case UInt8(ascii: "B"): "down"
    case UInt8(ascii: "C"): "right"
    case UInt8(ascii: "D"): "left"
    default: nil
    }
  }
}
