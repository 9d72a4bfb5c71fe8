import PantographPlainText

/// Text wrapped between words to a given width. A word longer than a line gets a line of its own.
package struct WrappedText {
  /// The wrapped lines, each with a line break at its end.
  package let plain: String
  package var text: PrintableText { PrintableText(lines: plain) }

  /// Wraps words. `indent` is the left margin of each line and counts as part of the width.
  package init(_ words: String, width: Int, indent: Int = 0) {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in words.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    plain = lines.map { margin + $0 + "\n" }.joined()
  }

  /// Lays out a phrase beside the term that it explains. The term's column is `column` characters
  /// wide. If too little space is left beside the term, the phrase starts on the next line.
  package static func beside(
    _ left: String, _ phrase: String, column: Int, width: Int
  ) -> PrintableText {
    PrintableText(lines: plain(left, phrase, column: column, width: width))
  }

  /// Does the same as `beside`, but returns a plain string.
  package static func plain(_ left: String, _ phrase: String, column: Int, width: Int) -> String {
    let isBelow = left.count + 2 > column || width - column < 20
    let indent = isBelow ? min(6, column) : column
    let body = WrappedText(phrase, width: width, indent: indent).plain
    if phrase.isEmpty { return left + "\n" }
    if isBelow { return left + "\n" + body }
    return left + String(repeating: " ", count: column - left.count) + body.drop { $0 == " " }
  }
}
