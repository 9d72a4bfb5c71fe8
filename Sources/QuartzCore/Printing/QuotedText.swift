/// Text from outside as trees and sentences show it: in quotes, on one line, never longer than a
/// line, without characters that control a terminal or change the direction of text.
package struct QuotedText: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// The largest number of characters. Longer texts end in `…` and the count of their characters.
  package static let longest = 60
  /// The number of scalars that one character may have on average: any number of marks can be put
  /// on a letter.
  private static let scalarsOfCharacter = 4

  package init(_ text: String) {
    let start = text.prefix(Self.longest)
    let scalars = start.unicodeScalars.prefix(Self.longest * Self.scalarsOfCharacter)
    var quoted = "“"
    for scalar in scalars { quoted += Self.escaped(scalar) }
    if start.endIndex < text.endIndex || scalars.endIndex < start.endIndex {
      quoted += "…” (\(text.count) characters)"
    } else {
      quoted += "”"
    }
    description = quoted
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\\": return "\\\\"
    case "”": return "\\”"
    // The joiner of emoji.
    case "\u{200D}": return "\u{200D}"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: return String(Character(scalar))
    }
  }
}
