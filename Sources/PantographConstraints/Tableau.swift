/// Equations that are solved for some of their symbols. Each of these has one row, a sum over the
/// other symbols, whose values are zero.
struct Tableau {
  enum Kind: UInt8 {
    /// The symbol may have any value.
    case free
    /// The symbol's value is zero or more: a size, the slack of an inequality, an error.
    case restricted
  }

  private(set) var kinds: [Kind] = []
  /// The index of the row that is solved for each symbol; -1 for the other symbols.
  private(set) var rowOf: [Int] = []
  /// The rows that contain each of the other symbols, in ascending order.
  private(set) var columns: [[Int]] = []
  private(set) var rows: [Row] = []
  /// The symbol that each row is solved for; -1 for an unused row.
  private(set) var basic: [Int] = []
  /// The symbols whose values may have changed since the last call of `takeChanged()`, each once.
  /// They include all infeasible symbols.
  private(set) var changed: [Int] = []
  private(set) var isChanged: [Bool] = []
  private var unusedSymbols: [Int] = []
  private var unusedRows: [Int] = []
  /// The number of pivots since the rows were built.
  private(set) var pivots = 0
  /// Differs after each change of the rows, apart from changes of their constants.
  private(set) var structure = 0

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind) -> Int {
    if let symbol = unusedSymbols.popLast() {
      kinds[symbol] = kind
      return symbol
    }
    kinds.append(kind)
    rowOf.append(-1)
    columns.append([])
    isChanged.append(false)
    return kinds.count - 1
  }

  /// Notes that the symbol's value may have changed.
  mutating func note(_ symbol: Int) {
    guard !isChanged[symbol] else { return }
    isChanged[symbol] = true
    changed.append(symbol)
  }

  /// Returns the symbols whose values may have changed, and clears the list. All rows must be
  /// feasible.
  mutating func takeChanged() -> [Int] {
    let taken = changed
    for symbol in taken { isChanged[symbol] = false }
    changed = []
    return taken
  }

  /// Marks a symbol as unused. It must be in no row.
  mutating func free(_ symbol: Int) { unusedSymbols.append(symbol) }

  func isUnused(_ symbol: Int) -> Bool { rowOf[symbol] < 0 && columns[symbol].isEmpty }

  func value(of symbol: Int) -> Double {
    rowOf[symbol] < 0 ? 0 : rows[rowOf[symbol]].constant
  }

  mutating func forgetRows() {
    structure += 1
    for symbol in rowOf.indices {
      rowOf[symbol] = -1
      columns[symbol] = []
      note(symbol)
    }
    rows = []
    basic = []
    unusedRows = []
    pivots = 0
  }

  // MARK: Rows

  /// Returns the sum, with every symbol that a row is solved for replaced by that row.
  func reduced(_ terms: [LinearExpression.Term], _ constant: Double) -> Row {
    var row = Row(constant: constant, cells: [])
    for term in terms {
      let place = rowOf[term.variable.symbol]
      if place < 0 {
        row.add(term.variable.symbol, term.factor)
      } else {
        row.add(rows[place], term.factor)
      }
    }
    return row
  }

  mutating func insert(_ row: Row, for symbol: Int) {
    structure += 1
    let place: Int
    if let unused = unusedRows.popLast() {
      place = unused
      rows[place] = row
      basic[place] = symbol
    } else {
      place = rows.count
      rows.append(row)
      basic.append(symbol)
    }
    rowOf[symbol] = place
    note(symbol)
    for cell in row.cells { note(place, in: cell.symbol) }
  }

  mutating func dropRow(of symbol: Int) {
    structure += 1
    let place = rowOf[symbol]
    for cell in rows[place].cells { forget(place, in: cell.symbol) }
    rows[place] = Row()
    basic[place] = -1
    rowOf[symbol] = -1
    note(symbol)
    unusedRows.append(place)
  }

  /// Adds a row to a column that does not contain it.
  private mutating func note(_ row: Int, in symbol: Int) {
    if let last = columns[symbol].last, last > row {
      columns[symbol].insert(row, at: index(of: row, in: symbol))
    } else {
      columns[symbol].append(row)
    }
  }

  private mutating func forget(_ row: Int, in symbol: Int) {
    let index = index(of: row, in: symbol)
    guard index < columns[symbol].count, columns[symbol][index] == row else { return }
    columns[symbol].remove(at: index)
  }

  /// Returns the index of the row in a column, or the index at which it would be inserted.
  private func index(of row: Int, in symbol: Int) -> Int {
    columns[symbol].withUnsafeBufferPointer { column in
      var (low, high) = (0, column.count)
      while low < high {
        let middle = (low + high) / 2
        if column[middle] < row { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// Removes the symbol from every row.
  mutating func purge(_ symbol: Int) {
    structure += 1
    for place in columns[symbol] { _ = rows[place].take(symbol) }
    columns[symbol] = []
  }

  /// Replaces the symbol by a row in all rows. No row may be solved for the symbol.
  mutating func substitute(_ symbol: Int, by row: Row) {
    let places = columns[symbol]
    columns[symbol] = []
    // A column that many rows enter or leave is written once, and not once for each of them.
    var changes = places.count > Self.fewRows ? ColumnChanges(of: row) : nil
    for place in places {
      var target = Row()
      swap(&target, &rows[place])
      let (factor, constant) = (target.take(symbol), target.constant)
      if changes == nil {
        target.add(
          row, factor, came: { note(place, in: row.cells[$0].symbol) },
          went: { forget(place, in: row.cells[$0].symbol) })
      } else {
        target.add(
          row, factor, came: { changes?.came[$0].append(place) },
          went: { changes?.went[$0].append(place) })
      }
      let isOther = target.constant != constant
      swap(&target, &rows[place])
      if isOther { note(basic[place]) }
    }
    guard let changes else { return }
    for index in row.cells.indices where changes.isOther(index) {
      changes.apply(to: &columns[row.cells[index].symbol], index)
    }
  }

  /// The number of rows up to which it is faster to write each change of a column at once.
  private static let fewRows = 8

  /// Solves a row for `symbol` instead of its current one, and returns the new row.
  mutating func pivot(_ place: Int, to symbol: Int) -> Row {
    pivots += 1
    structure += 1
    let leaving = basic[place]
    var row = Row()
    swap(&row, &rows[place])
    for cell in row.cells { forget(place, in: cell.symbol) }
    let factor = row.take(symbol)
    row.scale(by: -1 / factor)
    row.settle()
    row.add(leaving, 1 / factor)
    rowOf[leaving] = -1
    note(leaving)
    note(symbol)
    substitute(symbol, by: row)
    rowOf[symbol] = place
    basic[place] = symbol
    rows[place] = row
    for cell in row.cells { note(place, in: cell.symbol) }
    return row
  }

  mutating func shift(_ place: Int, by amount: Double) {
    rows[place].constant += amount
    rows[place].settle()
    note(basic[place])
  }

  // MARK: Choices

  /// Returns the row whose value is the first to reach zero as the symbol grows, or as it shrinks
  /// with a `sign` of -1; nil if none does.
  func limit(of symbol: Int, sign: Double = 1) -> Int? {
    var best: Int?
    var least = Double.infinity
    for place in columns[symbol] where kinds[basic[place]] == .restricted {
      let factor = rows[place][symbol] * sign
      guard factor < 0 else { continue }
      let ratio = max(rows[place].constant, 0) / -factor
      if ratio < least || ratio == least && best.map({ basic[place] < basic[$0] }) ?? true {
        least = ratio
        best = place
      }
    }
    return best
  }

  /// Returns the row of a restricted symbol with a negative value; nil if there is none.
  func infeasible() -> Int? {
    var best: Int?
    for symbol in changed where rowOf[symbol] >= 0 && kinds[symbol] == .restricted {
      let place = rowOf[symbol]
      guard rows[place].constant < 0 else { continue }
      if best.map({ symbol < basic[$0] }) ?? true { best = place }
    }
    return best
  }
}
