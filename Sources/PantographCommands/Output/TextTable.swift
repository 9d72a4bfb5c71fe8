import PantographPlainText

/// Columns that are as wide as they must be; numbers to the right, the last column to the left.
package struct TextTable {
  package let text: PrintableText

  /// The first row is the heading.
  package init(_ rows: [[String]], style: TextStyle) {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    var text: PrintableText = ""
    for (index, row) in rows.enumerated() {
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += "  " + (column == columns - 1 ? cell : space + cell)
      }
      while line.last == " " { line.removeLast() }
      text += (index == 0 ? style.faint("\(line)") : "\(line)") + "\n"
    }
    self.text = text
  }
}
