import PantographGestures

/// The combination that is taken of a sweep, and how much it stands out.
///
/// Of all combinations that cost hardly more than the best, the one is taken whose neighbourhood costs
/// least: a plateau is preferred to a peak. Hardly is a third of the standard error of the least cost:
/// all are judged by the same recordings, so that most of that error is common to them.
package struct SweepChoice: Sendable {
  package let combination: Int
  package let cost: Double
  /// The least cost of any combination.
  package let leastCost: Double
  /// How many combinations cost just as little as the cheapest.
  package let ties: Int
  /// How many are on the plateau in all.
  package let plateau: Int
  /// What may be added to the least cost on the plateau.
  package let slack: Double
  /// - Parameters:
  ///   - tally: the mistakes of a combination, for its standard error.
  ///   - start: the indices of the values nearest to the default, which a tie goes to.
  package init(
    _ costs: [Double], of sweep: Sweep, error: (Int) -> Double, start: [Int]
  ) {
    let least = costs.min() ?? 0
    let cheapest = costs.firstIndex(of: least) ?? 0
    let slack = error(cheapest) * Self.hardly
    let limit = least + slack
    let smooth = Self.neighbourhoods(costs, of: sweep)
    var best = cheapest
    var bestKey = (Double.infinity, Double.infinity, Int.max)
    var (ties, plateau) = (0, 0)
    for combination in costs.indices where costs[combination] <= limit {
      plateau += 1
      if costs[combination] == least { ties += 1 }
      guard smooth[combination] <= bestKey.0 else { continue }
      let distance = zip(sweep.indices(of: combination), start).reduce(0) {
        $0 + ($1.0 - $1.1).magnitude
      }
      let key = (smooth[combination], costs[combination], Int(distance))
      if key < bestKey {
        bestKey = key
        best = combination
      }
    }
    combination = best
    cost = costs.isEmpty ? 0 : costs[best]
    leastCost = least
    self.ties = ties
    self.plateau = plateau
    self.slack = slack
  }

  /// The share of a standard error that is hardly more.
  static let hardly = 1.0 / 3

  /// The mean cost of each combination and its neighbours, up to two values away along every axis;
  /// past the end of an axis its last value counts again.
  private static func neighbourhoods(_ costs: [Double], of sweep: Sweep) -> [Double] {
    var smooth = costs
    for axis in sweep.strides where axis.count > 1 && axis.axis.isOrdered {
      let source = smooth
      for combination in smooth.indices {
        let index = combination / axis.stride % axis.count
        var sum = 0.0
        for step in -2...2 {
          let other = min(max(index + step, 0), axis.count - 1)
          sum += source[combination + (other - index) * axis.stride]
        }
        smooth[combination] = sum / 5
      }
    }
    return smooth
  }
}
