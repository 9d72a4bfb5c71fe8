import PantographPlainText

/// Writes lines of comma-separated values.
package enum TableLine {
  /// Returns a line of a table. Cells with a comma or a quotation mark are quoted. Cells that a
  /// spreadsheet would read as a formula are prefixed with an apostrophe. Control characters are
  /// replaced, as in printed text: tables are also looked at in terminals.
  package static func text(_ cells: [String]) -> String {
    cells.map { cell in
      var text = PrintableText(cell).description
      if let first = text.first, "=+@".contains(first) || first == "-" && Double(text) == nil {
        text = "'" + text
      }
      let isPlain = !text.unicodeScalars.contains { $0 == "," || $0 == "\"" }
      return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",") + "\n"
  }
}
