extension ConstraintSolver {
  /// A required constraint that is violated, and the constraints that contradict it.
  package struct Conflict: Sendable {
    package let broken: ConstraintID
    /// The broken constraint and those that contradict it, in the order in which they were added.
    package let all: [ConstraintID]
    /// The amount by which the broken constraint is violated.
    package let error: Double
  }

  /// Smaller violations do not count: a hundredth of what is visible, in points.
  private static let smallestError = 1e-3

  /// Returns the required constraints that contradict others. Valid after `solve()`.
  package func conflicts() -> [Conflict] {
    var found: [Conflict] = []
    for (index, constraint) in constraints.enumerated() {
      guard let constraint, constraint.priority == .required else { continue }
      for error in constraint.errors where tableau.value(of: error) > Self.smallestError {
        var all = [index]
        for cell in tableau.rows[tableau.rowOf[error]].cells {
          let owner = owners[cell.symbol]
          guard owner >= 0, let other = constraints[owner], other.priority >= .required,
            !all.contains(owner)
          else { continue }
          all.append(owner)
        }
        all.sort { (constraints[$0]?.serial ?? 0) < (constraints[$1]?.serial ?? 0) }
        found.append(
          Conflict(
            broken: ConstraintID(index: index), all: all.map { ConstraintID(index: $0) },
            error: tableau.value(of: error)))
      }
    }
    return found
  }

  /// Returns whether a required constraint is violated. Valid after `solve()`.
  package func hasConflict() -> Bool {
    for constraint in constraints {
      guard let constraint, constraint.priority == .required else { continue }
      if isViolated(constraint) { return true }
    }
    return false
  }

  func isViolated(_ constraint: Constraint) -> Bool {
    tableau.value(of: constraint.below) > Self.smallestError
      || constraint.isEquation && tableau.value(of: constraint.above) > Self.smallestError
  }

  /// Returns the size of a constraint's violation. Valid after `solve()`.
  package func violation(of id: ConstraintID) -> Double {
    constraints[id.index]?.errors.reduce(0) { $0 + tableau.value(of: $1) } ?? 0
  }

  /// Returns the required and given constraints that are connected with a violated required
  /// constraint, in connected groups. Valid after `solve()`.
  ///
  /// Constraints are connected if they contain the same variable, unless a given constraint fixes
  /// that variable.
  package func aroundConflicts() -> [[ConstraintID]] {
    var users: [Int: [Int]] = [:]
    var given: Set<Int> = []
    var violated: [Int] = []
    for (index, constraint) in constraints.enumerated() {
      guard let constraint, constraint.priority >= .required else { continue }
      let terms = constraint.expression.terms
      if terms.count == 1, constraint.priority == .given { given.insert(terms[0].variable.symbol) }
      for term in terms { users[term.variable.symbol, default: []].append(index) }
      if constraint.priority == .required, isViolated(constraint) { violated.append(index) }
    }
    var groups: [[ConstraintID]] = []
    var known: Set<Int> = []
    for seed in violated where !known.contains(seed) {
      var (group, waiting): (Set<Int>, [Int]) = ([seed], [seed])
      while let next = waiting.popLast() {
        for term in constraints[next]?.expression.terms ?? [] {
          let symbol = term.variable.symbol
          for user in users[symbol] ?? [] where !group.contains(user) {
            guard !given.contains(symbol) || constraints[user]?.expression.terms.count == 1 else {
              continue
            }
            group.insert(user)
            waiting.append(user)
          }
        }
      }
      known.formUnion(group)
      groups.append(group.sorted().map { ConstraintID(index: $0) })
    }
    return groups
  }

  package func priority(of id: ConstraintID) -> Priority? { constraints[id.index]?.priority }

  /// Returns a conflict for each constraint that contradicts the satisfiable ones before it in
  /// `order`. The broken constraint of a conflict is always the last of its constraints.
  package func conflicts(inOrder order: [ConstraintID]) -> [Conflict] {
    var found: [Conflict] = []
    var trial = ConstraintSolver()
    var variables: [Int: Variable] = [:]
    var originals: [Int: ConstraintID] = [:]
    for id in order {
      guard let constraint = constraints[id.index] else { continue }
      var expression = LinearExpression(constant: constraint.expression.constant)
      for term in constraint.expression.terms {
        let symbol = term.variable.symbol
        let known = variables[symbol]
        let variable = known ?? trial.makeVariable(isSize: tableau.kinds[symbol] == .restricted)
        variables[symbol] = variable
        expression.add(variable, term.factor)
      }
      // An `atMost` constraint is stored negated, as `atLeast`.
      let new = trial.add(
        expression, constraint.isEquation ? .equal : .atLeast, priority: constraint.priority)
      originals[new.index] = id
      // If the new constraint already holds, no other one has to be violated.
      trial.insertWaiting()
      guard trial.violation(of: new) > 0 else { continue }
      trial.solve()
      guard constraint.priority == .required, let conflict = trial.conflicts().first else {
        continue
      }
      found.append(
        Conflict(
          broken: id, all: conflict.all.compactMap { originals[$0.index] }, error: conflict.error))
      trial.remove(new)
      trial.solve()
    }
    return found
  }
}
