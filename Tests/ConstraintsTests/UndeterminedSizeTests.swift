import Expectations
import PantographConstraints
import Testing

/// Sizes that the constraints leave open are as small as the constraints allow.
struct UndeterminedSizeTests {
  private func sum(_ terms: (Variable, Double)..., plus constant: Double = 0) -> LinearExpression {
    var expression = LinearExpression(constant: constant)
    for (variable, factor) in terms { expression.add(variable, factor) }
    return expression
  }

  @Test func `an upper bound alone leaves a size at zero`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable(isSize: true)
    let bound = solver.add(sum((width, 1), plus: -100), .atMost)
    solver.solve()
    expect(solver.value(of: width), equals: 0)
    solver.setConstant(-200, of: bound)
    solver.solve()
    expect(solver.value(of: width), equals: 0)
    _ = solver.add(sum((width, 1), plus: -20), .atLeast)
    solver.solve()
    expect(solver.value(of: width), equals: 20)
  }

  @Test func `a size shrinks when the constraint that held it is removed`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable(isSize: true)
    _ = solver.add(sum((width, 1), plus: -100), .atMost)
    _ = solver.add(sum((width, 1), plus: -10), .atLeast)
    let exact = solver.add(sum((width, 1), plus: -80), .equal)
    solver.solve()
    expect(solver.value(of: width), equals: 80)
    solver.remove(exact)
    solver.solve()
    expect(solver.value(of: width), equals: 10)
  }

  @Test func `a request of any priority decides before`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable(isSize: true)
    _ = solver.add(sum((width, 1), plus: -100), .atMost)
    _ = solver.add(sum((width, 1), plus: -400), .equal, priority: Priority(1))
    solver.solve()
    expect(solver.value(of: width), equals: 100)
  }

  @Test func `sizes that share a given room keep filling it`() {
    var solver = ConstraintSolver()
    let (one, other) = (solver.makeVariable(isSize: true), solver.makeVariable(isSize: true))
    _ = solver.add(sum((one, 1), (other, 1), plus: -300), .equal)
    _ = solver.add(sum((one, 1), plus: -100), .atMost)
    solver.solve()
    expect(solver.value(of: one) + solver.value(of: other), equals: 300)
    expect(solver.value(of: one), isAtMost: 100)
  }

  @Test func `an edge that may move lets a size shrink`() {
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(isSize: true)
    // The right edge is at 300, and the left edge at 16 or further right.
    _ = solver.add(sum((left, 1), plus: -16), .atLeast)
    _ = solver.add(sum((left, 1), (width, 1), plus: -300), .equal)
    solver.solve()
    expect(solver.value(of: width), equals: 0)
    expect(solver.value(of: left), equals: 300)
  }
}
