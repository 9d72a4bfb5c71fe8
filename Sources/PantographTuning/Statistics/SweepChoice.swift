import PantographGestures

/// The combination that is chosen from a sweep, and how distinct it is.
///
/// Among all combinations that cost hardly more than the cheapest, the one with the cheapest
/// neighbourhood is chosen: a plateau is better than a peak. "Hardly more" is a third of the
/// standard error of the lowest cost. All combinations are judged by the same recordings, so they
/// share most of that error.
package struct SweepChoice: Sendable {
  package let combination: Int
  package let cost: Double
  /// The lowest cost of any combination.
  package let leastCost: Double
  /// The number of combinations that have the lowest cost.
  package let ties: Int
  /// The number of combinations on the plateau.
  package let plateau: Int
  /// The largest extra cost of a combination on the plateau.
  package let slack: Double
  /// Chooses a combination.
  ///
  /// - Parameters:
  ///   - costs: The cost of each combination.
  ///   - error: Returns the standard error of a combination's cost.
  ///   - start: The indices of the values nearest to the default, which wins a tie.
  package init<Grid: CombinationGrid>(
    _ costs: [Double], of sweep: Grid, error: (Int) -> Double, start: [Int]
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

  /// The difference in cost, as a fraction of its standard error, that counts as hardly more.
  static let hardly = 1.0 / 3

  /// Returns the mean cost of each combination and its neighbours, up to two values away along
  /// every axis. Beyond the end of an axis its last value is counted again.
  private static func neighbourhoods<Grid: CombinationGrid>(
    _ costs: [Double], of sweep: Grid
  ) -> [Double] {
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
