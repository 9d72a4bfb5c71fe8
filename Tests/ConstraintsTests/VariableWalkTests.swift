import Expectations
import PantographConstraints
import SeededRandom
import Testing

/// Systems whose variables come and go, over more steps than a solution is trusted without a check.
struct VariableWalkTests {
  @Test func `variables that come and go`() {
    for seed in 0..<30 {
      var random = SeededGenerator(seed: UInt64(seed))
      var solver = ConstraintSolver()
      var variables = (0..<6).map { _ in solver.makeVariable(isSize: random.chance(0.5)) }
      var held: [(id: ConstraintID, symbols: [Int])] = []
      var lines: [String] = []
      for step in 0..<(seed < 3 ? 900 : 60) {
        switch random.below(8) {
        case 0...3 where held.count < 14:
          var expression = LinearExpression(constant: Double(random.below(21) - 10))
          var symbols: [Int] = []
          for _ in 0...random.below(3) {
            let variable = variables[random.below(variables.count)]
            expression.add(variable, [1, -1, 2, 0.5][random.below(4)])
            symbols.append(variable.symbol)
          }
          let relation: Relation = [.equal, .atLeast, .atMost][random.below(3)]
          let priority: Priority = [.required, Priority(750), Priority(250)][random.below(3)]
          held.append((solver.add(expression, relation, priority: priority), symbols))
        case 4, 5:
          if !held.isEmpty { solver.remove(held.remove(at: random.below(held.count)).id) }
        case 6:
          let place = random.below(variables.count)
          let gone = variables[place]
          for one in held where one.symbols.contains(gone.symbol) { solver.remove(one.id) }
          held.removeAll { $0.symbols.contains(gone.symbol) }
          if random.chance(0.5) { solver.solve() }
          solver.remove(gone)
          variables[place] = solver.makeVariable(isSize: random.chance(0.5))
        default:
          if !held.isEmpty {
            solver.setConstant(Double(random.below(9) - 4), of: held[random.below(held.count)].id)
          }
        }
        solver.solve()
        if step % 10 == 9 {
          lines.append("\(step) \(solver.count) \(variables.map { solver.value(of: $0) })")
        }
      }
      // Unequal roundings of sums are no change.
      let text = lines.joined(separator: "\n").replacing("-0.0", with: "0.0")
      SeenMarks.see(rounded(text))
    }
  }

  private func rounded(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      line.split(separator: " ").map { word in
        guard let number = Double(word.filter { $0.isNumber || "-.e".contains($0) }) else {
          return String(word)
        }
        let value = (number * 1000).rounded() / 1000
        return "\(value == 0 ? 0 : value)"
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
