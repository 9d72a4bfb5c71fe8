extension ConstraintSolver {
  /// Returns whether another value of the variable would be as good. Valid after `solve()`.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let place = tableau.rowOf[variable.symbol]
    if place < 0 {
      return tableau.kinds[variable.symbol] == .free || !objective.costs(variable.symbol)
    }
    return tableau.rows[place].cells.contains { cell in
      if tableau.kinds[cell.symbol] == .free { return true }
      guard !objective.costs(cell.symbol) else { return false }
      // A symbol that is already at its limit cannot change.
      return tableau.limit(of: cell.symbol).map { tableau.rows[$0].constant > 0 } ?? true
    }
  }

  /// Whether the constraints above `priority` alone determine the variable's value. The other constraints
  /// can then not change it, whatever their constants are. False while constraints have been added or
  /// removed and not solved.
  package func isSettled(_ variable: Variable, above priority: Priority) -> Bool {
    guard hasLeastCost else { return false }
    let place = tableau.rowOf[variable.symbol]
    guard place >= 0 else { return objective.costs(variable.symbol, above: priority) }
    for cell in tableau.rows[place].cells where !objective.costs(cell.symbol, above: priority) {
      return false
    }
    return true
  }

  /// Returns the constraints that determine the variable's value, in the order in which they were
  /// added. Valid after `solve()`.
  package func constraints(determining variable: Variable) -> [ConstraintID] {
    let place = tableau.rowOf[variable.symbol]
    guard place >= 0 else { return [] }
    var found: [Int] = []
    for cell in tableau.rows[place].cells {
      let owner = owners[cell.symbol]
      if owner >= 0, !found.contains(owner) { found.append(owner) }
    }
    found.sort { (constraints[$0]?.serial ?? 0) < (constraints[$1]?.serial ?? 0) }
    return found.map { ConstraintID(index: $0) }
  }

  /// Whether the rows still agree with the constraints, except for rounding.
  var isAccurate: Bool {
    for constraint in constraints {
      guard let constraint else { continue }
      var sum = constraint.expression.constant
      var size = abs(sum) + 1
      for term in constraint.expression.terms {
        let part = term.factor * tableau.value(of: term.variable.symbol)
        sum += part
        size += abs(part)
      }
      let error = tableau.value(of: constraint.above) - tableau.value(of: constraint.below)
      if abs(sum - error) > 1e-7 * size { return false }
    }
    return true
  }
}
