/// A number that a solver finds.
package struct Variable: Hashable, Sendable {
  /// Small, and used again once the variable is gone.
  package let symbol: Int
}

/// A sum of multiples of variables, and a constant.
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

  package mutating func add(_ other: LinearExpression, _ factor: Double = 1) {
    for term in other.terms { add(term.variable, term.factor * factor) }
    constant += other.constant * factor
  }
}

/// How an expression stands to zero.
package enum Relation: Sendable {
  case equal, atLeast, atMost
}

/// How much a constraint counts. One of a higher priority is never given up for any number of lower ones.
package struct Priority: Comparable, Hashable, Sendable {
  package let value: Double

  package init(_ value: Double) {
    self.value = value
  }

  package static let required = Priority(1000)
  /// For facts, such as the size of a window: above everything that is asked for.
  package static let given = Priority(2000)
  /// Below all others: chooses between solutions that are equally good.
  static let tie = Priority(-1)
  /// For what is left open even then.
  package static let slack = Priority(-2)

  package static func < (one: Priority, other: Priority) -> Bool { one.value < other.value }
}

/// Names a constraint in a solver.
package struct ConstraintID: Hashable, Sendable {
  /// Small, and used again once the constraint is gone.
  package let index: Int
}
