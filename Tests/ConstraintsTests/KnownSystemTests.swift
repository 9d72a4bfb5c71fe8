import Expectations
import PantographConstraints
import Testing

/// Small systems with known solutions, from the paper on Cassowary and from the tests of other solvers.
struct KnownSystemTests {
  private static let weak = Priority(250)
  private static let medium = Priority(500)
  private static let strong = Priority(750)

  private func sum(_ terms: (Variable, Double)..., plus constant: Double = 0) -> LinearExpression {
    var expression = LinearExpression(constant: constant)
    for (variable, factor) in terms { expression.add(variable, factor) }
    return expression
  }

  @Test func `a contradiction leaves its variable free to be used`() {
    var solver = ConstraintSolver()
    let v = solver.makeVariable()
    _ = solver.add(sum((v, 1), plus: -1), .atLeast)
    let least = solver.add(sum((v, 1)), .atMost)
    solver.solve()
    expect(solver.conflicts().count, equals: 1)
    solver.remove(least)
    // Removing a removed constraint has no effect.
    solver.remove(least)
    solver.setConstant(3, of: least)
    solver.setPriority(Self.weak, of: least)
    solver.solve()
    expect(solver.value(of: v), equals: 1)
    expect(solver.count, equals: 1)
    _ = solver.add(sum((v, 1), plus: -7), .equal)
    solver.solve()
    expect(solver.hasConflict(), equals: false)
    expect(solver.value(of: v), equals: 7)
    expect(solver.count, equals: 2)
  }

  @Test func `weak wishes give way, strong ones are kept`() {
    var solver = ConstraintSolver()
    let (v1, v2) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add(sum((v1, 1), (v2, 1)), .equal)
    let first = [
      solver.add(sum((v1, 1), plus: -10), .equal),
      solver.add(sum((v2, 1)), .atLeast, priority: Self.weak),
    ]
    solver.solve()
    expect(solver.value(of: v1), equals: 10)
    expect(solver.value(of: v2), equals: -10)
    for id in first { solver.remove(id) }
    _ = solver.add(sum((v1, 1), plus: -10), .atLeast, priority: Self.medium)
    _ = solver.add(sum((v2, 1), plus: -2), .equal, priority: Self.strong)
    solver.solve()
    expect(solver.value(of: v1), equals: -2)
    expect(solver.value(of: v2), equals: 2)
  }

  @Test func `an edit never leads over what is required`() {
    var solver = ConstraintSolver()
    let (v1, v2) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add(sum((v1, 1), (v2, 1)), .equal)
    _ = solver.add(sum((v2, 1), plus: 1), .atMost)
    _ = solver.add(sum((v2, 1)), .atLeast, priority: Self.weak)
    let edit = solver.add(sum((v1, 1)), .equal, priority: Self.medium)
    for (suggested, expected) in [
      (0, -1), (-2, -1), (5, -5), (1, -1), (-300, -1),
    ] as [(Double, Double)] {
      solver.setConstant(-suggested, of: edit)
      solver.solve()
      expect(solver.value(of: v2), equals: expected)
    }
  }

  @Test func `the paper's middle of two points`() {
    var solver = ConstraintSolver()
    let (left, middle, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    _ = solver.add(sum((middle, 2), (left, -1), (right, -1)), .equal)
    _ = solver.add(sum((left, 1), (right, -1), plus: 20), .atMost)
    _ = solver.add(sum((left, 1), plus: 10), .atLeast)
    _ = solver.add(sum((right, 1), plus: -100), .atMost)
    let edit = solver.add(sum((middle, 1)), .equal, priority: Self.strong)
    solver.setConstant(-90, of: edit)
    solver.solve()
    expect(solver.value(of: left), equals: 80)
    expect(solver.value(of: right), equals: 100)
    for suggested in [0.0, 30, 60, 89.5] {
      solver.setConstant(-suggested, of: edit)
      solver.solve()
      expect(solver.value(of: middle), equals: suggested)
      expect(solver.value(of: left) >= -10 && solver.value(of: right) <= 100)
      expect(solver.value(of: left) + 20, isAtMost: solver.value(of: right))
    }
    solver.setConstant(-1000, of: edit)
    solver.solve()
    expect(solver.value(of: middle), equals: 90)
  }

  @Test func `the greatest value of a sum under limits`() {
    var solver = ConstraintSolver()
    let x = (0..<3).map { _ in solver.makeVariable(isSize: true) }
    let goal = solver.makeVariable()
    _ = solver.add(sum((goal, 1), (x[0], 2), (x[1], -7), (x[2], -4)), .equal)
    _ = solver.add(sum((x[2], 1), (x[0], -1), plus: 2), .atMost)
    _ = solver.add(sum((x[1], 1), (x[2], 1), plus: -14), .atMost)
    _ = solver.add(sum((x[1], 1), plus: -3), .atMost)
    _ = solver.add(sum((goal, 1), plus: -1e6), .equal, priority: Self.weak)
    solver.solve()
    expect(x.map { solver.value(of: $0) }, equals: [13, 3, 11])
    expect(solver.value(of: goal), equals: 39)
  }

  @Test func `redundant equations are accepted, and may go one by one`() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let same = (0..<3).map { _ in solver.add(sum((x, 1), (y, -1), plus: -5), .equal) }
    let double = solver.add(sum((x, 2), (y, -2), plus: -10), .equal)
    let place = solver.add(sum((y, 1), plus: -1), .equal)
    let whole = solver.add(sum((x, 1), (y, 1), plus: -7), .equal)
    solver.solve()
    expect(solver.hasConflict(), equals: false)
    expect(solver.value(of: x), equals: 6)
    for id in [same[1], place, same[0], double] {
      solver.remove(id)
      solver.solve()
      expect(solver.value(of: x), equals: 6)
      expect(solver.value(of: y), equals: 1)
    }
    solver.remove(whole)
    solver.remove(same[2])
    solver.solve()
    expect(solver.count, equals: 0)
    expect(solver.value(of: x), equals: 0)
  }

  // MARK: Ties and conflicts

  @Test func `of equal wishes the tie decides who gives way`() {
    for (ties, expected) in [
      ([1, 2, 3], [80, 10, 10]), ([3, 1, 2], [10, 80, 10]),
    ] as [([Double], [Double])] {
      var solver = ConstraintSolver()
      let x = (0..<3).map { _ in solver.makeVariable(isSize: true) }
      let whole = solver.add(sum((x[0], 1), (x[1], 1), (x[2], 1), plus: -100), .equal)
      for (variable, tie) in zip(x, ties) {
        _ = solver.add(sum((variable, 1), plus: -10), .atMost, priority: Self.weak, tie: tie)
        _ = solver.add(sum((variable, 1), plus: -10), .atLeast, priority: Self.strong, tie: tie)
      }
      solver.solve()
      expect(x.map { solver.value(of: $0) }, equals: expected)
      expect(solver.isAmbiguous(x[0]), equals: true)
      // Too little space: the variables with the lowest numbers keep their sizes.
      solver.setConstant(-15, of: whole)
      solver.solve()
      let least = ties.map { $0 == 3 ? 0.0 : $0 == 2 ? 5 : 10 }
      expect(x.map { solver.value(of: $0) }, equals: least)
    }
  }

  @Test func `of contradicting constraints the last of an order is broken`() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let apart = solver.makeVariable()
    let ids = [
      solver.add(sum((x, 1), plus: -1), .equal), solver.add(sum((x, 1), (y, -1)), .equal),
      solver.add(sum((y, 1), plus: -3), .equal), solver.add(sum((y, 1), plus: -2), .atMost),
    ]
    _ = solver.add(sum((apart, 1), plus: -1), .equal)
    solver.solve()
    expect(solver.aroundConflicts().map { Set($0) }, equals: [Set(ids)])
    let other = solver.add(sum((apart, 1), plus: -5), .equal)
    solver.solve()
    expect(solver.aroundConflicts().count, equals: 2)
    expect(solver.aroundConflicts().allSatisfy { Set($0).isDisjoint(with: ids) || $0.count == 4 })
    solver.remove(other)
    solver.solve()
    for (order, broken) in [
      ([0, 1, 2, 3], [2]), ([2, 1, 0, 3], [0, 3]), ([2, 3, 0, 1], [3, 1]), ([3, 0, 2, 1], [2]),
    ] as [([Int], [Int])] {
      let found = solver.conflicts(inOrder: order.map { ids[$0] })
      expect(found.map(\.broken), equals: broken.map { ids[$0] }, "\(order)")
      expect(found.allSatisfy { $0.all.contains($0.broken) && $0.all.count > 1 })
    }
    expect(solver.violation(of: ids[0]) + solver.violation(of: ids[2]), isAbove: 0)
  }
}
