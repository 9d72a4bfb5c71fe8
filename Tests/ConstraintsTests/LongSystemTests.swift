import Expectations
import GoldenTexts
import PantographConstraints
import SeededRandom
import Testing

/// Systems that change thousands of times, so that rounding errors add up and the tableau is built again.
struct LongSystemTests {
  private static let factors = [1, -1, 1.0 / 3, 0.1, -0.7, 3, 1e-3]

  @Test(arguments: 0..<2) func `values after thousands of changes`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var solver = ConstraintSolver()
    var variables = (0..<14).map { solver.makeVariable(isSize: $0 % 3 == 0) }
    var held: [ConstraintID] = []
    var lines: [String] = []
    var most = 0
    for step in 0..<1600 {
      switch random.below(8) {
      case 0, 1, 2:
        var expression = LinearExpression(constant: Double(random.below(400) - 200) / 7)
        for _ in 0...random.below(3) {
          expression.add(
            variables[random.below(variables.count)], Self.factors[random.below(7)])
        }
        let priorities = [Priority.required, Priority(750), Priority(500), Priority(250)]
        held.append(
          solver.add(
            expression, [.equal, .atLeast, .atMost][random.below(3)],
            priority: priorities[random.below(4)]))
      case 3 where held.count > 24, 4 where held.count > 24:
        solver.remove(held.remove(at: random.below(held.count)))
      case 5 where !held.isEmpty:
        solver.setConstant(Double(random.below(400) - 200) / 3, of: held[random.below(held.count)])
      case 6 where random.chance(0.05):
        // A variable can be removed when no constraint contains it.
        let spare = solver.makeVariable()
        let bound = solver.add(LinearExpression(spare), .atLeast)
        solver.solve()
        solver.remove(bound)
        solver.remove(spare)
        variables.append(solver.makeVariable())
      default:
        solver.solve()
        most = max(most, solver.steps)
      }
      guard step % 100 == 99 else { continue }
      solver.solve()
      lines.append("\(step) \(solver.count) \(solver.conflicts().count)")
      lines += variables.map { ShortText.thousandths("\(solver.value(of: $0))") }
      if step % 400 == 399 {
        SeenMarks.see(lines.joined(separator: "\n"))
        lines = []
      }
    }
    expect(most, isAbove: 100)
  }
}
