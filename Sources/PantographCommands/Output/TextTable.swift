import PantographPlainText

/// A table whose columns are as wide as their longest cell. Numbers are aligned right, the last
/// column left.
package struct TextTable {
  package let text: PrintableText

  /// The side of a column at which its cells end or begin.
  package enum Alignment {
    case left, right
  }

  /// Creates a table. The first row is the heading. The columns between the first and the last have
  /// figures, aligned right.
  package init(
    _ rows: [[String]], first: Alignment = .right, last: Alignment = .left, style: TextStyle
  ) {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    var text: PrintableText = ""
    for (index, row) in rows.enumerated() {
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        let side = column == columns - 1 ? last : column == 0 ? first : .right
        line += "  " + (side == .left ? cell + space : space + cell)
      }
      while line.last == " " { line.removeLast() }
      text += (index == 0 ? style.faint("\(line)") : "\(line)") + "\n"
    }
    self.text = text
  }
}
