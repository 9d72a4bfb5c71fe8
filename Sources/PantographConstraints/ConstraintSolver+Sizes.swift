extension ConstraintSolver {
  /// Makes sizes that the constraints do not determine as small as the constraints allow.
  ///
  /// All solutions that are equally good differ only by symbols that cost nothing. Of these
  /// solutions, one with the least sum of sizes is chosen, as UIKit gives a size that is only
  /// bounded from above the value 0.
  mutating func shrinkSizes() {
    guard tableau.changed.contains(where: { isSize($0) && canShrink($0) }) else { return }
    for _ in 0..<mostSteps {
      guard let step = shrinkingStep() else { return }
      pivot(step.place, to: step.symbol)
    }
  }

  private func isSize(_ symbol: Int) -> Bool {
    owners[symbol] < 0 && tableau.kinds[symbol] == .restricted
  }

  private func canShrink(_ size: Int) -> Bool {
    let place = tableau.rowOf[size]
    guard place >= 0, tableau.rows[place].constant > 0 else { return false }
    return tableau.rows[place].cells.contains { change(of: $0) != nil }
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

  private func isErrorOfEquation(_ symbol: Int) -> Bool {
    owners[symbol] >= 0 && constraints[owners[symbol]]?.isEquation == true
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
