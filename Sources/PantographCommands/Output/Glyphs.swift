#if canImport(Glibc)
  import Glibc
#endif

/// The letters that a terminal can show pictures with.
package enum Glyphs: Sendable {
  /// Frames and dots in braille.
  case unicode
  /// Letters that every terminal has.
  case ascii

  /// Glyphs that the environment promises. The console of the kernel has no braille in its fonts.
  package static var ofTerminal: Glyphs {
    of(
      terminal: variable("TERM") ?? "",
      locale: variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? "")
  }

  package static func of(terminal: String, locale: String) -> Glyphs {
    let locale = locale.lowercased()
    let isUnicode = locale.contains("utf-8") || locale.contains("utf8")
    return isUnicode && terminal != "linux" ? .unicode : .ascii
  }

  /// Top left, horizontal, top right, vertical, bottom left, bottom right.
  package var frame: [String] {
    switch self {
    case .unicode: ["╭", "─", "╮", "│", "╰", "╯"]
    case .ascii: ["+", "-", "+", "|", "+", "+"]
    }
  }

  /// A lamp.
  package var lamp: String {
    switch self {
    case .unicode: "●"
    case .ascii: "*"
    }
  }

  package var times: String {
    switch self {
    case .unicode: "×"
    case .ascii: "x"
    }
  }

  /// A letter of 2 by 4 dots, of which these are on, as braille counts them.
  package func letter(_ dots: UInt8) -> Character {
    switch self {
    case .unicode: dots == 0 ? " " : Character(Unicode.Scalar(0x2800 + UInt32(dots)) ?? " ")
    case .ascii: [" ", ".", ":", "o", "o", "O", "O", "@", "@"][dots.nonzeroBitCount]
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
