import Expectations
import PantographConstraints
import Testing

struct ConstraintSolverTests {
  private func sum(_ terms: (Variable, Double)..., plus constant: Double = 0) -> LinearExpression {
    var expression = LinearExpression(constant: constant)
    for (variable, factor) in terms { expression.add(variable, factor) }
    return expression
  }

  @Test func `equations of two variables are solved`() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add(sum((x, 1), (y, 1), plus: -10), .equal)
    _ = solver.add(sum((x, 1), (y, -1), plus: -4), .equal)
    solver.solve()
    expect(solver.value(of: x), equals: 7)
    expect(solver.value(of: y), equals: 3)
  }

  @Test func `a higher priority wins over any number of lower ones`() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for _ in 0..<500 { _ = solver.add(sum((x, 1), plus: -100), .equal, priority: Priority(749)) }
    _ = solver.add(sum((x, 1), plus: -1), .equal, priority: Priority(750))
    solver.solve()
    expect(solver.value(of: x), equals: 1)
  }

  @Test func `what is equally important is outvoted`() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for place in [10.0, 20, 20] {
      _ = solver.add(sum((x, 1), plus: -place), .equal, priority: Priority(500))
    }
    solver.solve()
    expect(solver.value(of: x), equals: 20)
  }

  @Test func `inequalities give way no more than they must`() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    _ = solver.add(sum((x, 1), plus: -50), .equal, priority: Priority(250))
    let floor = solver.add(sum((x, 1), plus: -80), .atLeast)
    _ = solver.add(sum((x, 1), plus: -90), .atMost)
    solver.solve()
    expect(solver.value(of: x), equals: 80)
    solver.setConstant(-20, of: floor)
    solver.solve()
    expect(solver.value(of: x), equals: 50)
    solver.setConstant(-120, of: floor)
    solver.solve()
    expect(solver.value(of: x) == 90 || solver.value(of: x) == 120)
    expect(solver.conflicts().count, equals: 1)
  }

  @Test func `a size is never below zero`() {
    var solver = ConstraintSolver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable(isSize: true))
    _ = solver.add(sum((x, 1), plus: -30), .equal)
    let end = solver.add(sum((x, 1), (width, 1), plus: -10), .equal, priority: Priority(999))
    solver.solve()
    expect(solver.value(of: width), equals: 0)
    solver.setConstant(-50, of: end)
    solver.solve()
    expect(solver.value(of: width), equals: 20)
  }

  @Test func `of constraints that contradict each other one is broken, and all of them are told`() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = solver.add(sum((x, 1), plus: -100), .equal)
    let link = solver.add(sum((x, 1), (y, -1)), .equal)
    _ = solver.add(sum((y, 1), plus: -5), .equal, priority: Priority(10))
    let last = solver.add(sum((y, 1), plus: -300), .equal)
    solver.solve()
    expect(solver.value(of: x), equals: 100)
    let conflicts = solver.conflicts()
    expect(conflicts.count, equals: 1)
    expect(conflicts.first?.all, equals: [first, link, last])
    expect(conflicts.first.map { [link, last].contains($0.broken) }, equals: true)
    expect(conflicts.first?.error, equals: 200)
    expect(solver.hasConflict(), equals: true)
    solver.remove(first)
    solver.solve()
    expect(solver.conflicts().isEmpty)
    expect(solver.value(of: x), equals: 300)
  }

  @Test func `what is removed counts no more, and its variable can go`() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let strong = solver.add(sum((x, 1), plus: -7), .equal)
    _ = solver.add(sum((x, 1), plus: -3), .equal, priority: Priority(100))
    solver.solve()
    expect(solver.value(of: x), equals: 7)
    solver.remove(strong)
    solver.solve()
    expect(solver.value(of: x), equals: 3)
    expect(solver.count, equals: 1)
  }

  @Test func `a priority can be changed`() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let one = solver.add(sum((x, 1), plus: -1), .equal, priority: Priority(400))
    _ = solver.add(sum((x, 1), plus: -2), .equal, priority: Priority(500))
    solver.solve()
    expect(solver.value(of: x), equals: 2)
    solver.setPriority(Priority(600), of: one)
    solver.solve()
    expect(solver.value(of: x), equals: 1)
  }

  @Test func `what nothing determines is ambiguous`() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add(sum((x, 1), (y, -1), plus: -5), .equal)
    solver.solve()
    expect(solver.isAmbiguous(x), equals: true)
    expect(solver.isAmbiguous(y), equals: true)
    let pin = solver.add(sum((y, 1), plus: -5), .equal, priority: Priority(1))
    solver.solve()
    expect(solver.isAmbiguous(x), equals: false)
    expect(solver.constraints(determining: x).contains(pin))
  }

  @Test func `changes are visited for variables alone`() {
    var solver = ConstraintSolver()
    var variables: [Variable] = []
    for index in 0..<6 {
      variables.append(solver.makeVariable(isSize: index % 2 == 0))
      for priority in [Priority(500), Priority(250)] {
        _ = solver.add(
          sum((variables[index], 1), plus: -Double(index) - Double(priority.value)), .equal,
          priority: priority)
      }
    }
    solver.solve()
    var visited: [Int] = []
    solver.visitChanges { visited.append($0.symbol) }
    expect(visited.sorted(), equals: variables.map(\.symbol))
    _ = solver.takeChanges()
    visited = []
    solver.visitChanges { visited.append($0.symbol) }
    expect(visited, equals: [])
  }
}
