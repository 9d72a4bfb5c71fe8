extension ConstraintSolver {
  /// Makes sizes that the constraints do not determine as small as the constraints allow.
  ///
  /// All solutions that are equally good differ only by symbols that cost nothing. Of these
  /// solutions, one with the least sum of sizes is chosen, as UIKit gives a size that is only
  /// bounded from above the value 0.
  mutating func shrinkSizes() {
    findOpenSymbols()
    // Constraints that determine every size are the usual case, also while constants change.
    guard !openSymbols.list.isEmpty, canShrinkAny else { return }
    for _ in 0..<mostSteps {
      guard let step = shrinkingStep() else { return }
      pivot(step.place, to: step.symbol)
    }
  }

  private mutating func findOpenSymbols() {
    guard openSymbols.structure != tableau.structure else { return }
    openSymbols.structure = tableau.structure
    openSymbols.isOpen = owners.indices.map { isOpen($0) }
    openSymbols.list = owners.indices.filter { openSymbols.isOpen[$0] }
    openSymbols.cellCount = openSymbols.list.reduce(0) { $0 + tableau.columns[$1].count }
  }

  /// Whether the symbol is zero, is part of a sum, and can change at no cost.
  private func isOpen(_ symbol: Int) -> Bool {
    tableau.rowOf[symbol] < 0 && !tableau.columns[symbol].isEmpty && !isErrorOfEquation(symbol)
      && !objective.costs(symbol, besidesTies: false)
  }

  private func isSize(_ symbol: Int) -> Bool {
    owners[symbol] < 0 && tableau.kinds[symbol] == .restricted
  }

  /// Whether a size that has changed can become smaller. Examines the rows of the changed sizes or
  /// the columns of the open symbols, whichever have fewer cells.
  private var canShrinkAny: Bool {
    var cellCount = 0
    for symbol in tableau.changed where isShrinkable(symbol) {
      cellCount += tableau.rows[tableau.rowOf[symbol]].cells.count
    }
    if cellCount <= openSymbols.cellCount {
      return tableau.changed.contains { size in
        isShrinkable(size)
          && tableau.rows[tableau.rowOf[size]].cells.contains {
            openSymbols.isOpen[$0.symbol] && change(of: $0) != nil
          }
      }
    }
    return openSymbols.list.contains { symbol in
      tableau.columns[symbol].contains { place in
        tableau.isChanged[tableau.basic[place]] && isShrinkable(tableau.basic[place])
          && change(of: Row.Cell(symbol: symbol, factor: tableau.rows[place][symbol])) != nil
      }
    }
  }

  private func isShrinkable(_ symbol: Int) -> Bool {
    guard isSize(symbol), tableau.rowOf[symbol] >= 0 else { return false }
    return tableau.rows[tableau.rowOf[symbol]].constant > 0
  }

  /// Returns the row to solve for a cell's symbol, so that the sum which contains the cell becomes
  /// smaller; nil if the symbol has a cost or cannot change.
  private func change(of cell: Row.Cell) -> Int? {
    let isFree = tableau.kinds[cell.symbol] == .free
    guard cell.factor < 0 || isFree, !isErrorOfEquation(cell.symbol),
      !objective.costs(cell.symbol, besidesTies: false),
      let place = tableau.limit(of: cell.symbol, sign: cell.factor < 0 ? 1 : -1)
    else { return nil }
    return tableau.rows[place].constant > 0 ? place : nil
  }

  private func shrinkingStep() -> (place: Int, symbol: Int)? {
    var sum = Row()
    for symbol in owners.indices where isSize(symbol) {
      let place = tableau.rowOf[symbol]
      if place >= 0 {
        sum.add(tableau.rows[place], 1)
      } else if !tableau.isUnused(symbol) {
        sum.add(symbol, 1)
      }
    }
    for cell in sum.cells where abs(cell.factor) > Row.smallestFactor {
      if let place = change(of: cell) { return (place, cell.symbol) }
    }
    return nil
  }
}

/// The symbols that can make sizes smaller.
struct OpenSymbols: Sendable {
  /// The structure of the tableau for which the symbols were found; nil if costs have changed since.
  var structure: Int?
  var list: [Int] = []
  /// Whether each symbol is in the list.
  var isOpen: [Bool] = []
  /// The number of cells in the columns of the symbols.
  var cellCount = 0
}
