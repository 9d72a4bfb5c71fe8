/// A variable whose value a solver finds.
package struct Variable: Hashable, Sendable {
  /// A small number, which is reused after the variable's removal.
  package let symbol: Int
}

/// A sum of multiples of variables, plus a constant.
package struct LinearExpression: Sendable {
  package struct Term: Sendable {
    package let variable: Variable
    package var factor: Double
  }

  package private(set) var terms: [Term] = []
  package var constant: Double

  package init(constant: Double = 0) {
    self.constant = constant
  }

  package init(_ variable: Variable, _ factor: Double = 1) {
    constant = 0
    add(variable, factor)
  }

  package mutating func add(_ variable: Variable, _ factor: Double = 1) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].factor += factor
      if terms[index].factor == 0 { terms.remove(at: index) }
    } else if factor != 0 {
      terms.append(Term(variable: variable, factor: factor))
    }
  }

  mutating func turn() {
    constant = -constant
    for index in terms.indices { terms[index].factor = -terms[index].factor }
  }
}

/// The required relation of an expression to zero.
package enum Relation: Sendable {
  case equal, atLeast, atMost
}

/// The importance of a constraint. A constraint is never violated to satisfy any number of
/// constraints of lower priority.
package struct Priority: Comparable, Hashable, Sendable {
  package let value: Double

  package init(_ value: Double) {
    self.value = value
  }

  package static let required = Priority(1000)
  /// The priority of facts, such as a window's size; above all requests.
  package static let given = Priority(2000)
  /// A priority below those of all requests: it chooses between equally good solutions.
  static let tie = Priority(-1)
  /// The priority for choices that even `tie` leaves open.
  package static let slack = Priority(-2)

  package static func < (one: Priority, other: Priority) -> Bool { one.value < other.value }
}

/// Identifies a constraint in a solver.
package struct ConstraintID: Hashable, Sendable {
  /// A small number, which is reused after the constraint's removal.
  package let index: Int
}
