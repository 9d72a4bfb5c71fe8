/// Equations solved for some of their symbols: each of those stands in one row, as a sum over the others,
/// which are zero.
struct Tableau {
  enum Kind: UInt8 {
    /// Any number.
    case free
    /// Zero or more: a size, the room that an inequality leaves, an error.
    case restricted
  }

  private(set) var kinds: [Kind] = []
  /// The row of each symbol that is solved for; -1 for the others.
  private(set) var rowOf: [Int] = []
  /// The rows in which each of the other symbols is.
  private(set) var columns: [[Int]] = []
  private(set) var rows: [Row] = []
  /// The symbol that each row is solved for; -1 for one that is free to be used.
  private(set) var basic: [Int] = []
  /// Symbols whose values may be others than when this was last taken, each once. All that are not feasible
  /// are among them.
  private var changed: [Int] = []
  private var isChanged: [Bool] = []
  private var unusedSymbols: [Int] = []
  private var unusedRows: [Int] = []
  /// Steps since everything was added.
  private(set) var pivots = 0

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

  /// Its value may be another.
  mutating func note(_ symbol: Int) {
    guard !isChanged[symbol] else { return }
    isChanged[symbol] = true
    changed.append(symbol)
  }

  /// All rows must be feasible.
  mutating func takeChanged() -> [Int] {
    let taken = changed
    for symbol in taken { isChanged[symbol] = false }
    changed = []
    return taken
  }

  /// It must be in no row.
  mutating func free(_ symbol: Int) { unusedSymbols.append(symbol) }

  func isUnused(_ symbol: Int) -> Bool { rowOf[symbol] < 0 && columns[symbol].isEmpty }

  func value(of symbol: Int) -> Double {
    rowOf[symbol] < 0 ? 0 : rows[rowOf[symbol]].constant
  }

  mutating func forgetRows() {
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

  /// The row with all that is solved for put in.
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
    for cell in row.cells { columns[cell.symbol].append(place) }
  }

  mutating func dropRow(of symbol: Int) {
    let place = rowOf[symbol]
    for cell in rows[place].cells { forget(place, in: cell.symbol) }
    rows[place] = Row()
    basic[place] = -1
    rowOf[symbol] = -1
    note(symbol)
    unusedRows.append(place)
  }

  private mutating func forget(_ row: Int, in symbol: Int) {
    guard let index = columns[symbol].lastIndex(of: row) else { return }
    columns[symbol].swapAt(index, columns[symbol].count - 1)
    columns[symbol].removeLast()
  }

  /// Takes the symbol out of every row.
  mutating func purge(_ symbol: Int) {
    for place in columns[symbol] { _ = rows[place].take(symbol) }
    columns[symbol] = []
  }

  /// Puts the row in the place of the symbol, which no row is solved for.
  mutating func substitute(_ symbol: Int, by row: Row) {
    let places = columns[symbol]
    columns[symbol] = []
    for place in places {
      var target = Row()
      swap(&target, &rows[place])
      let (factor, constant) = (target.take(symbol), target.constant)
      target.add(
        row, factor, came: { columns[$0].append(place) }, went: { forget(place, in: $0) })
      let isOther = target.constant != constant
      swap(&target, &rows[place])
      if isOther { note(basic[place]) }
    }
  }

  /// Solves the row for the symbol in the place of that which it is solved for; returns it so.
  mutating func pivot(_ place: Int, to symbol: Int) -> Row {
    pivots += 1
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
    for cell in row.cells { columns[cell.symbol].append(place) }
    return row
  }

  mutating func shift(_ place: Int, by amount: Double) {
    rows[place].constant += amount
    rows[place].settle()
    note(basic[place])
  }

  // MARK: Choices

  /// The row that more of the symbol drives to zero first.
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

  /// A row whose symbol would be below zero.
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
