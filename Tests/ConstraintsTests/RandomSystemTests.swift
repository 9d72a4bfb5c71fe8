import Expectations
import PantographConstraints
import SeededRandom
import Testing

/// Random systems, compared with every intersection of their constraints; and random changes of one
/// solver, compared with a new solver.
struct RandomSystemTests {
  private func wish(_ variables: Int, _ random: inout SeededGenerator) -> Reference.Wish {
    let factors = (0..<variables).map { _ in
      [0, 0, 1, 1, -1, -1, 0.5, 2, -3][random.below(9)] as Double
    }
    return Reference.Wish(
      factors: factors.contains { $0 != 0 } ? factors : factors.indices.map { $0 == 0 ? 1 : 0 },
      constant: Double(random.below(41) - 20),
      relation: [.equal, .atLeast, .atMost][random.below(3)],
      priority: [1000, 1000, 750, 250, 50][random.below(5)])
  }

  private func expression(
    _ wish: Reference.Wish, _ variables: [Variable]
  ) -> LinearExpression {
    var expression = LinearExpression(constant: wish.constant)
    for (factor, variable) in zip(wish.factors, variables) { expression.add(variable, factor) }
    return expression
  }

  @Test(arguments: 0..<400) func `nothing costs less than what is found`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = 1 + random.below(3)
    let wishes = (0..<1 + random.below(6)).map { _ in wish(count, &random) }
    let reference = Reference(wishes: wishes, variables: count)
    var solver = ConstraintSolver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    for wish in wishes {
      _ = solver.add(
        expression(wish, variables), wish.relation, priority: Priority(wish.priority))
      if random.chance(0.3) { solver.solve() }
    }
    solver.solve()
    let found = reference.cost(at: variables.map { solver.value(of: $0) })
    let least = reference.leastCost
    expect(
      !Reference.isLess(least, found) && !Reference.isLess(found, least), "\(found) and \(least)")
  }

  private enum Step: CaseIterable {
    case add, remove, constant, priority, solve
  }

  @Test(arguments: 0..<60) func `a solver that was changed is as good as a new one`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(1000 + seed))
    let count = 2 + random.below(6)
    var solver = ConstraintSolver()
    let sizes = (0..<count).map { _ in random.chance(0.3) }
    let variables = sizes.map { solver.makeVariable(isSize: $0) }
    var held: [(id: ConstraintID, wish: Reference.Wish)] = []
    for _ in 0..<150 {
      switch Step.allCases[random.below(5)] {
      case .add:
        let wish = wish(count, &random)
        held.append(
          (
            solver.add(
              expression(wish, variables), wish.relation, priority: Priority(wish.priority)), wish
          ))
      case .remove where !held.isEmpty:
        solver.remove(held.remove(at: random.below(held.count)).id)
      case .constant where !held.isEmpty:
        let index = random.below(held.count)
        held[index].wish.constant = Double(random.below(41) - 20)
        solver.setConstant(held[index].wish.constant, of: held[index].id)
      case .priority where !held.isEmpty:
        let index = random.below(held.count)
        held[index].wish.priority = [1000, 750, 250][random.below(3)]
        solver.setPriority(Priority(held[index].wish.priority), of: held[index].id)
      default: break
      }
      solver.solve()
      var fresh = ConstraintSolver()
      let others = sizes.map { fresh.makeVariable(isSize: $0) }
      for (_, wish) in held {
        _ = fresh.add(expression(wish, others), wish.relation, priority: Priority(wish.priority))
      }
      fresh.solve()
      let reference = Reference(wishes: held.map(\.wish), variables: count)
      let found = reference.cost(at: variables.map { solver.value(of: $0) })
      let expected = reference.cost(at: others.map { fresh.value(of: $0) })
      expect(
        !Reference.isLess(expected, found) && !Reference.isLess(found, expected),
        "\(found) and \(expected)")
      for (variable, isSize) in zip(variables, sizes) where isSize {
        expect(solver.value(of: variable), isAtLeast: 0)
      }
    }
  }

  @Test func `the same calls give the same numbers`() {
    func run() -> [Double] {
      var random = SeededGenerator(seed: 7)
      var solver = ConstraintSolver()
      let variables = (0..<20).map { _ in solver.makeVariable() }
      for _ in 0..<60 {
        let wish = wish(20, &random)
        _ = solver.add(
          expression(wish, variables), wish.relation, priority: Priority(wish.priority))
      }
      solver.solve()
      return variables.map { solver.value(of: $0) }
    }
    expect(run(), equals: run())
  }

  @Test func `a chain of a thousand is solved, and moved by its first constant`() {
    var solver = ConstraintSolver()
    var last: Variable?
    var first: ConstraintID?
    for index in 0..<1000 {
      let (x, width) = (solver.makeVariable(), solver.makeVariable(isSize: true))
      var place = LinearExpression(x)
      if let last {
        place.add(last, -1)
        place.constant = -2
      }
      let id = solver.add(place, .equal)
      if index == 0 { first = id }
      var size = LinearExpression(width)
      size.constant = -1
      _ = solver.add(size, .equal)
      last = x
    }
    solver.solve()
    expect(last.map { solver.value(of: $0) }, equals: 1998)
    solver.setConstant(-10, of: first!)
    solver.solve()
    expect(last.map { solver.value(of: $0) }, equals: 2008)
  }
}
