extension ConstraintSolver {
  /// Returns the order in which new constraints are inserted. Those that determine one new variable
  /// each, given the constraints before them, come first; the rest follows in the order of adding.
  ///
  /// A row that is solved for a variable without a column changes no other row. In any other order,
  /// each view of a chain would change the rows of all views behind it.
  func insertionOrder(_ waiting: [Int]) -> [Int] {
    guard waiting.count > 1 else { return waiting }
    let uses = NewVariableUses(waiting.map { newVariables(of: $0) })
    var unknown = uses.variables.map { $0.count }
    var isKnown = [Bool](repeating: false, count: uses.users.count)
    var isOrdered = [Bool](repeating: false, count: waiting.count)
    var order: [Int] = []
    order.reserveCapacity(waiting.count)
    var queue = unknown.indices.filter { unknown[$0] == 1 }
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      guard let variable = uses.variables[place].first(where: { !isKnown[$0] }) else { continue }
      isKnown[variable] = true
      isOrdered[place] = true
      order.append(waiting[place])
      for user in uses.users[variable] {
        unknown[user] -= 1
        if unknown[user] == 1 { queue.append(user) }
      }
    }
    for place in waiting.indices where !isOrdered[place] { order.append(waiting[place]) }
    return order
  }

  /// Returns the symbols of a required equation's variables that are in no row; none for other
  /// constraints.
  private func newVariables(of index: Int) -> [Int] {
    guard let constraint = constraints[index], constraint.isEquation,
      constraint.priority >= .required
    else { return [] }
    return constraint.expression.terms.map { $0.variable.symbol }
      .filter { tableau.isUnused($0) }
  }
}

/// The variables of each constraint, and the constraints of each variable, all numbered from zero.
private struct NewVariableUses {
  /// The variables of each constraint.
  private(set) var variables: [[Int]]
  /// The constraints of each variable.
  private(set) var users: [[Int]] = []

  init(_ symbols: [[Int]]) {
    variables = symbols
    var all: [(symbol: Int, place: Int, term: Int)] = []
    for (place, symbols) in symbols.enumerated() {
      for (term, symbol) in symbols.enumerated() { all.append((symbol, place, term)) }
    }
    all.sort { ($0.symbol, $0.place) < ($1.symbol, $1.place) }
    var last = -1
    for use in all {
      if use.symbol != last { users.append([]) }
      last = use.symbol
      users[users.count - 1].append(use.place)
      variables[use.place][use.term] = users.count - 1
    }
  }
}
