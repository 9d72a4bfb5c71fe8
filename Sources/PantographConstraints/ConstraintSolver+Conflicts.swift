extension ConstraintSolver {
  /// A required constraint that does not hold, and those that keep it from holding.
  package struct Conflict: Sendable {
    package let broken: ConstraintID
    /// With the broken one, in the order in which they were added.
    package let all: [ConstraintID]
    /// By how much.
    package let error: Double
  }

  /// Less than this is no violation: a hundredth of what can be seen.
  private static let smallestError = 1e-3

  /// The required constraints that contradict others. After `solve()`.
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

  /// Whether a required constraint does not hold. After `solve()`.
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

  /// By how much it does not hold. After `solve()`.
  package func violation(of id: ConstraintID) -> Double {
    constraints[id.index]?.errors.reduce(0) { $0 + tableau.value(of: $1) } ?? 0
  }

  /// What is required, or given, and hangs together with required constraints that do not hold, apart where
  /// it does not hang together. After `solve()`.
  ///
  /// Constraints hang together where they speak of one variable, unless its number is given.
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

  /// Those of the constraints that cannot hold together with the ones before them that can: in each conflict
  /// the last of its constraints is the broken one.
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
      // One that is to be at most zero is kept turned over.
      let new = trial.add(
        expression, constraint.isEquation ? .equal : .atLeast, priority: constraint.priority)
      originals[new.index] = id
      // Nothing has to give way for one that holds already.
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
