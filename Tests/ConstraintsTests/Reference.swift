import PantographConstraints

/// A small system whose least cost is found by trying every intersection of its constraints.
struct Reference {
  struct Wish {
    var factors: [Double]
    var constant: Double
    var relation: Relation
    var priority: Double

    func error(at point: [Double]) -> Double {
      let sum = zip(factors, point).reduce(constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(sum)
      case .atLeast: max(0, -sum)
      case .atMost: max(0, sum)
      }
    }
  }

  var wishes: [Wish]
  let variables: Int

  /// The sum of errors for each priority, the highest first.
  func cost(at point: [Double]) -> [Double] {
    let priorities = Set(wishes.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      wishes.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
    }
  }

  /// The least cost: a convex cost that is linear between planes is least at an intersection of planes,
  /// or of planes and axes.
  var leastCost: [Double] {
    var planes = wishes.map { ($0.factors, -$0.constant) }
    for axis in 0..<variables {
      planes.append(((0..<variables).map { $0 == axis ? 1 : 0 }, 0))
    }
    var best: [Double]?
    Self.choices(of: variables, from: planes.count) { chosen in
      guard let point = Self.crossing(chosen.map { planes[$0] }) else { return }
      let cost = cost(at: point)
      if best.map({ Self.isLess(cost, $0) }) ?? true { best = cost }
    }
    return best ?? []
  }

  static func isLess(_ one: [Double], _ other: [Double]) -> Bool {
    for (first, second) in zip(one, other) where abs(first - second) > 1e-6 {
      return first < second
    }
    return false
  }

  private static func choices(of count: Int, from total: Int, _ body: ([Int]) -> Void) {
    func choose(_ chosen: [Int], _ next: Int) {
      if chosen.count == count { return body(chosen) }
      for index in next..<max(next, total) { choose(chosen + [index], index + 1) }
    }
    choose([], 0)
  }

  /// The intersection of planes, by Gaussian elimination with the largest pivot.
  private static func crossing(_ planes: [([Double], Double)]) -> [Double]? {
    let count = planes.count
    var rows = planes.map { $0.0 + [$0.1] }
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
