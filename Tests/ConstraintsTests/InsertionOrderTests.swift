import Expectations
import SeededRandom
import Testing

@testable import PantographConstraints

struct InsertionOrderTests {
  /// Positions along a chain: each is the previous position plus the previous width. Widths are added last.
  private func chain(_ count: Int, in solver: inout ConstraintSolver) -> [Variable] {
    var places: [Variable] = []
    var widths: [Variable] = []
    for number in 0..<count {
      places.append(solver.makeVariable())
      widths.append(solver.makeVariable(isSize: true))
      var sum = LinearExpression(places[number])
      if number > 0 {
        sum.add(places[number - 1], -1)
        sum.add(widths[number - 1], -1)
      }
      _ = solver.add(sum, .equal)
    }
    for width in widths {
      var size = LinearExpression(width)
      size.constant = -2
      _ = solver.add(size, .equal)
    }
    return places
  }

  @Test func `a chain whose widths come last takes no step`() {
    var solver = ConstraintSolver()
    let places = chain(60, in: &solver)
    solver.solve()
    expect(solver.steps, equals: 0)
    expect(places.map { solver.value(of: $0) }, equals: (0..<60).map { Double($0 * 2) })
  }

  @Test func `what determines nothing new comes last, in the order it was added`() {
    var solver = ConstraintSolver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    func equation(_ terms: [(Variable, Double)], _ constant: Double) -> LinearExpression {
      var sum = LinearExpression(constant: constant)
      for term in terms { sum.add(term.0, term.1) }
      return sum
    }
    let ids = [
      solver.add(equation([(a, 1), (b, -1)], 0), .equal),
      solver.add(equation([(a, 1)], 0), .atLeast),
      solver.add(equation([(c, 1)], -7), .equal, priority: Priority(750)),
      solver.add(equation([(b, 1)], -3), .equal),
      solver.add(equation([(b, 1)], -4), .equal),
    ]
    expect(solver.insertionOrder(ids.map(\.index)), equals: [3, 0, 1, 2, 4].map { ids[$0].index })
    solver.solve()
    expect(solver.value(of: a), equals: solver.value(of: b))
    expect(solver.value(of: c), equals: 7)
    expect(solver.conflicts().count, equals: 1)
  }

  @Test(arguments: 0..<40)
  func `equations solved in any order have one solution`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = 12
    // Each variable is a constant, or the sum of an earlier variable and a constant.
    let parents = (0..<count).map { $0 == 0 ? -1 : Int.random(in: -1..<$0, using: &random) }
    let steps = (0..<count).map { _ in Double(Int.random(in: -9...9, using: &random)) }
    var expected: [Double] = []
    for number in 0..<count {
      expected.append(steps[number] + (parents[number] < 0 ? 0 : expected[parents[number]]))
    }
    for _ in 0..<3 {
      var solver = ConstraintSolver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      for number in (0..<count).shuffled(using: &random) {
        var sum = LinearExpression(variables[number])
        if parents[number] >= 0 { sum.add(variables[parents[number]], -1) }
        sum.constant = -steps[number]
        _ = solver.add(sum, .equal)
        if Bool.random(using: &random) { solver.solve() }
      }
      solver.solve()
      expect(variables.map { solver.value(of: $0) }, equals: expected)
    }
  }
}
