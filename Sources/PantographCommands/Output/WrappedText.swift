import PantographPlainText

/// Text in lines of a width, broken between words; a word that is longer than a line stands alone on one.
package struct WrappedText {
  /// Each ends with a line break.
  package let plain: String
  package var text: PrintableText { PrintableText(lines: plain) }

  /// `indent` is the margin of each line, and part of the width.
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

  /// A phrase beside what it explains, which stands `column` wide on the left. Where too little room is
  /// left beside it, it stands below.
  package static func beside(
    _ left: String, _ phrase: String, column: Int, width: Int
  ) -> PrintableText {
    PrintableText(lines: plain(left, phrase, column: column, width: width))
  }

  /// The same text, to be taken apart.
  package static func plain(_ left: String, _ phrase: String, column: Int, width: Int) -> String {
    let isBelow = left.count + 2 > column || width - column < 20
    let indent = isBelow ? min(6, column) : column
    let body = WrappedText(phrase, width: width, indent: indent).plain
    if phrase.isEmpty { return left + "\n" }
    if isBelow { return left + "\n" + body }
    return left + String(repeating: " ", count: column - left.count) + body.drop { $0 == " " }
  }
}
