/// A solver that satisfies linear constraints as well as possible (Cassowary: a simplex that keeps
/// its tableau while constraints are added, removed and changed).
///
/// Every constraint may be violated, at a cost. The costs of different priorities are never added:
/// they are compared from the highest priority down. So there is always a solution, and of required
/// constraints that contradict each other, one is violated. Violations of one priority are compared
/// by their sum. No result depends on the order of a hash: the same calls give the same numbers
/// everywhere. If priorities and sums leave a choice, each constraint's `tie` decides.
///
/// A solver cannot be copied, so that reading a number from the solver of an object copies nothing.
package struct ConstraintSolver: ~Copyable, Sendable {
  struct Constraint: Sendable {
    /// The expression, which should be zero or at least zero. The expression of an `atMost`
    /// constraint is stored negated.
    var expression: LinearExpression
    let relation: Relation
    var priority: Priority
    /// The symbol for the amount by which the expression is above zero: the slack of an inequality,
    /// an error of an equation.
    var above: Int
    /// The symbol for the amount by which the expression is below zero, which is always an error.
    var below: Int
    /// The cost of each unit above zero, and the saving of each unit below, if the priorities leave
    /// a choice.
    var tie: Double
    /// The constraint's position in the order in which constraints were added.
    let serial: Int

    var isEquation: Bool { relation == .equal }
    /// The symbols of this constraint that have a cost.
    var errors: [Int] { isEquation ? [above, below] : [below] }
  }

  private(set) var tableau = Tableau()
  private(set) var objective = Objective()
  private(set) var constraints: [Constraint?] = []
  private var unusedConstraints: [Int] = []
  /// Added constraints that have no row yet, in the order of adding.
  private var waiting: [Int] = []
  private var serial = 0
  /// The index of the constraint that each symbol belongs to; -1 for variables.
  private(set) var owners: [Int] = []
  /// Whether each symbol is an error of an equation.
  private var areErrorsOfEquations: [Bool] = []
  private var state = State.solved
  private var checkedPivots = 0
  var openSymbols = OpenSymbols()
  /// A number that grows with each change of rows or costs, but not with constants.
  package private(set) var revision = 0

  private enum State {
    case solved
    /// All rows are feasible; the cost may be too high.
    case costly
    /// The cost is minimal; a row may be infeasible.
    case infeasible
  }

  package init() {}

  /// The number of pivots since the tableau was built from its constraints; measures the work of
  /// solving.
  package var steps: Int { tableau.pivots }

  /// The number of terms in all rows of the tableau; measures the possible work of a pivot.
  package var size: Int { tableau.rows.reduce(0) { $0 + $1.cells.count } }

  // MARK: Variables

  /// Creates a variable.
  ///
  /// - Parameter isSize: Restricts the variable to values of at least zero.
  package mutating func makeVariable(isSize: Bool = false) -> Variable {
    Variable(symbol: makeSymbol(isSize ? .restricted : .free, owner: -1))
  }

  /// Removes a variable. No constraint may contain it any more.
  package mutating func remove(_ variable: Variable) {
    insertWaiting()
    revision += 1
    if !tableau.isUnused(variable.symbol) { rebuild() }
    objective.remove(variable.symbol)
    tableau.free(variable.symbol)
  }

  /// Returns the variable's value; zero if no constraint determines it, and the smallest possible
  /// value for a size that is only bounded. Valid after `solve()`.
  package func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  package var count: Int { constraints.count - unusedConstraints.count }

  private mutating func makeSymbol(
    _ kind: Tableau.Kind, owner: Int, isErrorOfEquation: Bool = false
  ) -> Int {
    let symbol = tableau.makeSymbol(kind)
    if symbol == owners.count {
      owners.append(owner)
      areErrorsOfEquations.append(isErrorOfEquation)
    } else {
      owners[symbol] = owner
      areErrorsOfEquations[symbol] = isErrorOfEquation
    }
    return symbol
  }

  func isErrorOfEquation(_ symbol: Int) -> Bool { areErrorsOfEquations[symbol] }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// - Parameters:
  ///   - expression: The expression to be compared with zero.
  ///   - relation: The relation of the expression to zero.
  ///   - priority: The priority of the constraint.
  ///   - tie: The weight of the expression in a choice between solutions that are equally good by
  ///     all priorities: the least sum of weights times expressions wins. Of constraints with values
  ///     that would be too large, the one with the lowest `tie` is violated; of those with values
  ///     that would be too small, the one with the highest.
  package mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required,
    tie: Double = 0
  ) -> ConstraintID {
    finishEdits()
    let index = unusedConstraints.popLast() ?? constraints.count
    if index == constraints.count { constraints.append(nil) }
    var turned = expression
    if relation == .atMost { turned.turn() }
    serial += 1
    revision += 1
    let constraint = Constraint(
      expression: turned, relation: relation, priority: priority,
      above: makeSymbol(.restricted, owner: index, isErrorOfEquation: relation == .equal),
      below: makeSymbol(.restricted, owner: index, isErrorOfEquation: relation == .equal),
      tie: relation == .atMost ? -tie : tie, serial: serial)
    constraints[index] = constraint
    enterObjective(constraint)
    waiting.append(index)
    state = .costly
    return ConstraintID(index: index)
  }

  package mutating func remove(_ id: ConstraintID) {
    insertWaiting()
    finishEdits()
    guard let constraint = constraints[id.index] else { return }
    revision += 1
    charge(constraint, -1)
    leaveObjective(constraint)
    constraints[id.index] = nil
    unusedConstraints.append(id.index)
    takeOut(constraint)
    state = .costly
  }

  /// Sets the constant of a constraint's expression.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    // Mostly nothing changes: then the constraint need not be copied.
    guard constant != self.constant(of: id), var constraint = constraints[id.index] else { return }
    let constant = constraint.relation == .atMost ? -constant : constant
    let change = constant - constraint.expression.constant
    guard change != 0 else { return }
    insertWaiting()
    if state == .costly { optimize() }
    constraint.expression.constant = constant
    constraints[id.index] = constraint
    if tableau.rowOf[constraint.above] >= 0 {
      tableau.shift(tableau.rowOf[constraint.above], by: change)
    } else {
      for place in tableau.columns[constraint.above] {
        tableau.shift(place, by: -change * tableau.rows[place][constraint.above])
      }
    }
    state = .infeasible
  }

  package func constant(of id: ConstraintID) -> Double {
    guard let constant = constraints[id.index]?.expression.constant else { return 0 }
    return constraints[id.index]?.relation == .atMost ? -constant : constant
  }

  package mutating func setPriority(_ priority: Priority, tie: Double = 0, of id: ConstraintID) {
    guard var constraint = constraints[id.index] else { return }
    let tie = constraint.relation == .atMost ? -tie : tie
    guard constraint.priority != priority || constraint.tie != tie else { return }
    insertWaiting()
    finishEdits()
    charge(constraint, -1)
    leaveObjective(constraint)
    constraint.priority = priority
    constraint.tie = tie
    constraints[id.index] = constraint
    enterObjective(constraint)
    charge(constraint, 1)
    for error in constraint.errors { tableau.note(error) }
    state = .costly
  }

  /// Calls `visit` for each variable whose value may have changed since the last call of
  /// `takeChanges()`. Valid after `solve()`.
  package func visitChanges(_ visit: (Variable) -> Void) {
    for symbol in tableau.changed where owners[symbol] < 0 { visit(Variable(symbol: symbol)) }
  }

  /// The possible changes since the last call of `takeChanges()`.
  package struct Changes: Sendable {
    package var variables: [Variable] = []
    /// Whether a required constraint is violated that was not known to be.
    package var hasConflict = false
  }

  /// Returns the changes since the last call. Valid after `solve()`.
  package mutating func takeChanges() -> Changes {
    var changes = Changes()
    for symbol in tableau.takeChanged() {
      if owners[symbol] < 0 {
        changes.variables.append(Variable(symbol: symbol))
      } else if let constraint = constraints[owners[symbol]], constraint.priority == .required,
        isViolated(constraint)
      {
        changes.hasConflict = true
      }
    }
    return changes
  }

  /// Whether nothing has changed since the last solution.
  package var isSolved: Bool { waiting.isEmpty && state == .solved }

  /// Whether the last solution has the least cost, also if constants have changed since.
  var hasLeastCost: Bool { waiting.isEmpty && state != .costly }

  /// Updates the solution if something has changed.
  package mutating func solve() {
    insertWaiting()
    finishEdits()
    if state == .costly { optimize() }
    shrinkSizes()
    guard tableau.pivots - checkedPivots > Self.pivotsBetweenChecks else { return }
    checkedPivots = tableau.pivots
    if !isAccurate { rebuild() }
  }

  // MARK: Inside

  private static let pivotsBetweenChecks = 1000

  private mutating func finishEdits() {
    if state == .infeasible { restore() }
  }

  /// Creates rows for the constraints that were added since the last call.
  mutating func insertWaiting() {
    guard !waiting.isEmpty else { return }
    let order = insertionOrder(waiting)
    waiting.removeAll(keepingCapacity: true)
    for index in order {
      if let constraint = constraints[index] { insert(constraint) }
    }
  }

  /// Solves a new constraint's row for a symbol that keeps every row feasible.
  private mutating func insert(_ constraint: Constraint) {
    var row = tableau.reduced(constraint.expression.terms, constraint.expression.constant)
    row.settle()
    let isAbove = row.constant >= 0
    let first = constraint.expression.terms.first?.variable.symbol
    let subject = subject(of: row, first: first) ?? (isAbove ? constraint.above : constraint.below)
    row.add(constraint.above, -1)
    row.add(constraint.below, 1)
    let factor = row.take(subject)
    row.scale(by: -1 / factor)
    row.settle()
    tableau.substitute(subject, by: row)
    tableau.insert(row, for: subject)
    revision += 1
    charge(constraint, 1)
  }

  /// Returns the variable to solve the row for: the free variable with the largest factor, and of
  /// several such variables `first`, or the one that was made first. So of two views that only a
  /// distance connects, the constraint's first item follows the second, which is at its origin.
  /// Without a free variable this is a width or a height that is in no other row, has no cost, and
  /// gets a value of at least zero. Nil if there is no such variable.
  private func subject(of row: Row, first: Int?) -> Int? {
    var best: Row.Cell?
    for cell in row.cells where tableau.kinds[cell.symbol] == .free {
      let (size, most) = (abs(cell.factor), abs(best?.factor ?? 0))
      if size > most || size == most && cell.symbol == first { best = cell }
    }
    if let best { return best.symbol }
    return row.cells.first {
      owners[$0.symbol] < 0 && tableau.columns[$0.symbol].isEmpty
        && row.constant * $0.factor <= 0 && !objective.costs($0.symbol, besidesTies: false)
    }?.symbol
  }

  private mutating func enterObjective(_ constraint: Constraint) {
    objective.enter(constraint.priority)
    if constraint.tie != 0 { objective.enter(.tie) }
  }

  private mutating func leaveObjective(_ constraint: Constraint) {
    objective.leave(constraint.priority)
    if constraint.tie != 0 { objective.leave(.tie) }
  }

  /// Adds the cost of the constraint's errors, multiplied by `times`.
  private mutating func charge(_ constraint: Constraint, _ times: Double) {
    openSymbols.structure = nil
    revision += 1
    for error in constraint.errors {
      charge(error, times, at: constraint.priority)
      guard constraint.tie != 0 else { continue }
      charge(error, (error == constraint.above ? times : -times) * constraint.tie, at: .tie)
    }
  }

  private mutating func charge(_ error: Int, _ cost: Double, at priority: Priority) {
    let place = tableau.rowOf[error]
    if place < 0 {
      objective.add(error, cost, at: priority)
    } else {
      objective.add(tableau.rows[place], cost, at: priority)
    }
  }

  private mutating func takeOut(_ constraint: Constraint) {
    let (above, below) = (constraint.above, constraint.below)
    if tableau.rowOf[above] >= 0 {
      tableau.dropRow(of: above)
    } else if tableau.rowOf[below] >= 0 {
      tableau.dropRow(of: below)
    } else if let place = leavingRow(for: above) {
      pivot(place, to: above)
      tableau.dropRow(of: above)
    } else {
      rebuild()
    }
    for symbol in [above, below] {
      tableau.purge(symbol)
      objective.remove(symbol)
      tableau.free(symbol)
    }
  }

  /// Returns the row to solve for a symbol that may now have any value, so that all rows stay
  /// feasible.
  private func leavingRow(for symbol: Int) -> Int? {
    if let place = tableau.limit(of: symbol) ?? tableau.limit(of: symbol, sign: -1) {
      return place
    }
    return tableau.columns[symbol].min { tableau.basic[$0] < tableau.basic[$1] }
  }

  mutating func pivot(_ place: Int, to symbol: Int) {
    revision += 1
    let row = tableau.pivot(place, to: symbol)
    objective.substitute(symbol, by: row)
  }

  /// The number of steps after which a solution is accepted as it is, so that rounding cannot cause
  /// an endless loop.
  var mostSteps: Int { 1000 + 50 * tableau.rows.count }

  /// Runs the simplex: from a feasible solution to one of minimal cost.
  private mutating func optimize() {
    state = .solved
    for _ in 0..<mostSteps {
      guard let entering = objective.saving() else { return }
      guard let place = tableau.limit(of: entering) else {
        // Costs are never below zero, so this is a rounding error.
        objective.remove(entering)
        revision += 1
        continue
      }
      pivot(place, to: entering)
    }
  }

  /// Runs the dual simplex: from an infeasible solution of minimal cost to a feasible one.
  private mutating func restore() {
    state = .solved
    for _ in 0..<mostSteps {
      guard let place = tableau.infeasible() else { return }
      var best: Row.Cell?
      for cell in tableau.rows[place].cells where cell.factor > 0 {
        guard let other = best else {
          best = cell
          continue
        }
        if objective.isCheaper(cell.symbol, cell.factor, than: other.symbol, other.factor) {
          best = cell
        }
      }
      guard let best else { return rebuild() }
      pivot(place, to: best.symbol)
    }
    rebuild()
  }

  /// Discards the tableau and adds every constraint again.
  private mutating func rebuild() {
    tableau.forgetRows()
    revision += 1
    objective = Objective()
    checkedPivots = 0
    waiting = constraints.indices.filter { constraints[$0] != nil }
    waiting.sort { (constraints[$0]?.serial ?? 0) < (constraints[$1]?.serial ?? 0) }
    for index in waiting {
      if let constraint = constraints[index] { enterObjective(constraint) }
    }
    insertWaiting()
    optimize()
  }
}
