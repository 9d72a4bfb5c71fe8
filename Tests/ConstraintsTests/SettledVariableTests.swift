import Expectations
import PantographConstraints
import SeededRandom
import Testing

/// Variables that required constraints alone determine.
struct SettledVariableTests {
  private func sum(_ terms: (Variable, Double)..., plus constant: Double = 0) -> LinearExpression {
    var expression = LinearExpression(constant: constant)
    for (variable, factor) in terms { expression.add(variable, factor) }
    return expression
  }

  @Test func `a required equation settles a variable, a request does not`() {
    var solver = ConstraintSolver()
    let (fixed, wished) = (solver.makeVariable(), solver.makeVariable())
    let equation = solver.add(sum((fixed, 1), plus: -10), .equal)
    _ = solver.add(sum((wished, 1), plus: -10), .equal, priority: Priority(750))
    solver.solve()
    expect(solver.isSettled(fixed, above: Priority(750)))
    expect(!solver.isSettled(wished, above: Priority(750)))
    expect(solver.isSettled(wished, above: Priority(749)))
    solver.setPriority(Priority(50), of: equation)
    expect(!solver.isSettled(fixed, above: Priority(750)))
    solver.solve()
    expect(!solver.isSettled(fixed, above: Priority(750)))
  }

  @Test func `required constraints that contradict each other leave the choice to requests`() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for place in [10.0, 20] { _ = solver.add(sum((x, 1), plus: -place), .equal) }
    let wish = solver.add(sum((x, 1), plus: -14), .equal, priority: Priority(750))
    solver.solve()
    expect(solver.value(of: x), equals: 14)
    expect(!solver.isSettled(x, above: Priority(750)))
    solver.setConstant(-17, of: wish)
    solver.solve()
    expect(solver.value(of: x), equals: 17)
  }

  @Test func `no request moves a settled variable`() {
    var random = SeededGenerator(seed: 9)
    var counts = (settled: 0, open: 0)
    for _ in 0..<200 {
      var solver = ConstraintSolver()
      let variables = (0..<5).map { solver.makeVariable(isSize: $0 % 2 == 1) }
      func relation() -> Relation { random.below(3) == 0 ? .atLeast : .equal }
      func expression() -> LinearExpression {
        let (one, other) = (random.below(5), random.below(5))
        return sum(
          (variables[one], 1), (variables[other], Double(random.below(3) - 1)),
          plus: -Double(random.below(100)))
      }
      for _ in 0..<random.below(6) { _ = solver.add(expression(), relation()) }
      let wishes = (0..<6).map { _ in
        solver.add(expression(), relation(), priority: Priority(Double(250 + random.below(500))))
      }
      solver.solve()
      let settled = variables.filter { solver.isSettled($0, above: Priority(750)) }
      counts.settled += settled.count
      counts.open += variables.count - settled.count
      let before = settled.map { solver.value(of: $0) }
      for wish in wishes { solver.setConstant(-Double(random.below(200)), of: wish) }
      solver.solve()
      for (variable, value) in zip(settled, before) {
        expect(abs(solver.value(of: variable) - value), isBelow: 1e-6)
      }
    }
    expect(counts.settled, isAbove: 50)
    expect(counts.open, isAbove: 50)
  }
}
