#if canImport(Glibc)
  import Glibc
#endif

/// The characters with which a terminal can draw pictures.
package enum Glyphs: Sendable {
  /// Frame characters and dots in braille.
  case unicode
  /// ASCII characters, which every terminal has.
  case ascii

  /// The glyphs that the environment supports. The fonts of the kernel's console have no braille.
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

  /// The corners and lines of a frame: top left, horizontal, top right, vertical, bottom left,
  /// bottom right.
  package var frame: [String] {
    switch self {
    case .unicode: ["╭", "─", "╮", "│", "╰", "╯"]
    case .ascii: ["+", "-", "+", "|", "+", "+"]
    }
  }

  /// An indicator light.
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

  /// Returns a character cell of 2 by 4 dots. The bits of `dots` are numbered as in braille.
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
