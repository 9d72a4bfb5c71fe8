import Expectations
import GoldenTexts
import PantographConstraints
import SeededRandom
import Testing

/// Random systems of small whole numbers that change, in which many solutions cost the same. The values, the conflicts and
/// everything else that can be asked are compared with earlier ones.
struct SystemWalkTests {
  private struct Walk: ~Copyable {
    var random: SeededGenerator
    var solver = ConstraintSolver()
    var variables: [Variable] = []
    var held: [ConstraintID] = []

    init(seed: Int) {
      random = SeededGenerator(seed: UInt64(seed))
      for _ in 0..<2 + random.below(4) { makeVariable() }
    }

    mutating func makeVariable() {
      variables.append(solver.makeVariable(isSize: random.chance(0.4)))
    }

    mutating func priority() -> Priority {
      [
        .required, .required, Priority(999), Priority(750), Priority(750), Priority(250),
        Priority(1),
      ][
        random.below(7)]
    }

    mutating func step() {
      switch random.below(12) {
      case 0, 1, 2, 3:
        var expression = LinearExpression(constant: Double(random.below(21) - 10))
        for _ in 0...random.below(3) {
          expression.add(
            variables[random.below(variables.count)], [1, 1, -1, -1, 2, 0.5][random.below(6)])
        }
        held.append(
          solver.add(
            expression, [.equal, .atLeast, .atMost][random.below(3)], priority: priority()))
      case 4 where !held.isEmpty: solver.remove(held.remove(at: random.below(held.count)))
      case 5 where !held.isEmpty:
        solver.setConstant(Double(random.below(21) - 10), of: held[random.below(held.count)])
      case 6 where !held.isEmpty:
        solver.setPriority(
          priority(), tie: Double(random.below(3)), of: held[random.below(held.count)])
      case 7 where random.chance(0.2): makeVariable()
      default: solver.solve()
      }
    }

    mutating func facts() -> String {
      solver.solve()
      let changes = solver.takeChanges()
      var words = "\(changes.variables.map(\.symbol).sorted()) \(changes.hasConflict) "
      words += "\(solver.count) \(solver.isSolved) \(solver.hasConflict())\n"
      for variable in variables {
        words += "\(solver.value(of: variable)) \(solver.isAmbiguous(variable)) "
        words += "\(solver.isSettled(variable, above: Priority(500))) "
        words += "\(solver.constraints(determining: variable).map(\.index))\n"
      }
      for id in held {
        words += "\(solver.constant(of: id)) \(solver.violation(of: id)) "
        words += "\(solver.priority(of: id)?.value ?? -1)\n"
      }
      for conflict in solver.conflicts() + solver.conflicts(inOrder: held.reversed()) {
        words += "\(conflict.broken.index) \(conflict.all.map(\.index)) \(conflict.error)\n"
      }
      words += "\(solver.aroundConflicts().map { $0.map(\.index) })"
      return ShortText.thousandths(words)
    }
  }

  @Test(arguments: 0..<8) func `each change gives what it gave before`(part: Int) {
    for seed in part * 12..<part * 12 + 12 {
      var walk = Walk(seed: seed)
      var facts: [String] = []
      for step in 0..<60 {
        walk.step()
        if step % 4 == 3 { facts.append(walk.facts()) }
        if step % 20 == 19 { SeenMarks.see(facts.joined(separator: "\n")) }
      }
    }
  }
}
