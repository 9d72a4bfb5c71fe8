/// Writes lines of comma-separated values.
package enum TableLine {
  /// Returns a line of a table. Cells with a comma, a quotation mark or a line end are quoted. Cells
  /// that a spreadsheet would read as a formula are prefixed with an apostrophe.
  package static func text(_ cells: [String]) -> String {
    cells.map { cell in
      var text = cell
      if let first = text.first, "=+@".contains(first) || first == "-" && Double(text) == nil {
        text = "'" + text
      }
      let isPlain = !text.unicodeScalars.contains {
        $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r"
      }
      return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",") + "\n"
  }
}
