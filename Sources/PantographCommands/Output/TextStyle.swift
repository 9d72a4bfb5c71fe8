import PantographPlainText

/// The style of terminal text: bold and colors, or neither.
package enum TextStyle: Sendable {
  case plain, colored

  package func bold(_ text: PrintableText) -> PrintableText { wrap(text, "1") }
  package func faint(_ text: PrintableText) -> PrintableText { wrap(text, "2") }
  package func red(_ text: PrintableText) -> PrintableText { wrap(text, "31") }
  package func yellow(_ text: PrintableText) -> PrintableText { wrap(text, "33") }
  package func green(_ text: PrintableText) -> PrintableText { wrap(text, "32") }

  /// Colors text with one of six colors. Equal numbers give equal colors.
  package func hue(_ number: Int, _ text: PrintableText, faint: Bool = false) -> PrintableText {
    wrap(text, (faint ? "2;" : "") + ["36", "33", "32", "35", "34", "31"][number % 6])
  }

  private func wrap(_ text: PrintableText, _ code: String) -> PrintableText {
    switch self {
    case .plain: text
    case .colored: "\u{1b}[\(code)m\(text)\u{1b}[0m"
    }
  }
}
