import PantographGestures

/// The combinations of a sweep that are not shown to cost more than the cheapest one. In 95 of 100
/// corpora the truly best combination is among them.
///
/// The statistic is the largest of all differences to the cheapest combination, each in standard
/// errors over the people. Flipping the signs of people's differences shows how large it becomes by
/// chance.
package struct NotWorseSet: Hashable, Sendable {
  /// The range of one number within the set.
  package struct Range: Hashable, Sendable {
    /// The indices of the axis' values.
    package var values: ClosedRange<Int>
    /// Whether the range reaches an end of the swept values, so that values beyond may be possible.
    package var isOpen: Bool
  }

  /// The number of combinations in the set.
  package let count: Int
  /// The number of combinations that were tested.
  package let candidates: Int
  /// The ranges of the sweep's axes, in the order of the axes.
  package let ranges: [Range]
  /// The combinations in the set.
  package let members: [Int]

  /// The largest number of combinations that are all tested. In a larger sweep only those that
  /// differ from the chosen combination in one number are tested.
  static let mostCandidates = 20_000
  /// The largest number of units that the test distinguishes. If there are more people, they are
  /// combined into groups.
  static let mostUnits = 32

  /// Creates the set.
  ///
  /// - Parameters:
  ///   - tallies: The mistakes by unit (a person or a group of people) and by candidate.
  ///   - candidates: The combinations of the sweep to test.
  init<Grid: CombinationGrid>(
    _ tallies: [[ErrorTally]], _ candidates: [Int], of sweep: Grid, costs: ErrorCosts
  ) {
    let statistics = Statistics(tallies, costs)
    let isIn = statistics.isNotWorse
    members = candidates.indices.filter { isIn[$0] }.map { candidates[$0] }
    count = members.count
    self.candidates = candidates.count
    let indices = members.map { sweep.indices(of: $0) }
    ranges = sweep.axes.enumerated().map { place, axis in
      let own = indices.map { $0[place] }
      let (low, high) = (own.min() ?? 0, own.max() ?? 0)
      return Range(
        values: low...high,
        isOpen: axis.isOrdered && axis.values.count > 1
          && (low == 0 || high == axis.values.count - 1))
    }
  }

  /// The differences to the cheapest candidate, by unit and candidate.
  private struct Statistics {
    let units: Int
    let candidates: Int
    private var differences: [Double]
    private var means: [Double]
    private var leastErrors: [Double]

    init(_ tallies: [[ErrorTally]], _ costs: ErrorCosts) {
      units = tallies.count
      candidates = tallies.first?.count ?? 0
      let count = Double(max(units, 1))
      differences = []
      differences.reserveCapacity(units * candidates)
      means = Array(repeating: 0, count: candidates)
      for unit in tallies {
        for (candidate, tally) in unit.enumerated() {
          let cost = tally.cost(costs) / Double(max(tally.recordings, 1))
          differences.append(cost)
          means[candidate] += cost / count
        }
      }
      var cheapest = 0
      for candidate in 0..<candidates where means[candidate] < means[cheapest] {
        cheapest = candidate
      }
      let least = means.isEmpty ? 0 : means[cheapest]
      leastErrors = Array(repeating: 0, count: candidates)
      let recordings = Double(max(tallies.reduce(0) { $0 + ($1.first?.recordings ?? 0) }, 1))
      for (unit, tallies) in tallies.enumerated() {
        let reference = differences[unit * candidates + cheapest]
        for candidate in 0..<candidates {
          differences[unit * candidates + candidate] -= reference
          leastErrors[candidate] += Self.squares(tallies[candidate], tallies[cheapest], costs)
        }
      }
      for candidate in 0..<candidates {
        means[candidate] -= least
        // One more of the most expensive mistakes, which few recordings may not show.
        let unseen = candidate == cheapest ? 0 : costs.dearest / recordings
        leastErrors[candidate] =
          (leastErrors[candidate] / (count * count) + unseen * unseen).squareRoot()
        for unit in 0..<units { differences[unit * candidates + candidate] -= means[candidate] }
      }
    }

    /// Returns the variance of the difference due to recordings alone. Each recording by which the
    /// counts differ contributes.
    private static func squares(
      _ one: ErrorTally, _ other: ErrorTally, _ costs: ErrorCosts
    ) -> Double {
      let recordings = Double(max(one.recordings, 1))
      func share(_ first: Int, _ second: Int, _ cost: Double) -> Double {
        Double((first - second).magnitude) * cost * cost
      }
      let sum =
        share(one.lost, other.lost, costs.lost)
        + share(one.unwanted, other.unwanted, costs.unwanted)
        + share(one.missed, other.missed, costs.missed)
        + share(one.falseStart, other.falseStart, costs.falseStart)
      return sum / (recordings * recordings)
    }

    var isNotWorse: [Bool] {
      guard units > 1 else { return Array(repeating: true, count: candidates) }
      let squares = squareSums
      let limit = limit(squares)
      return (0..<candidates).map { candidate in
        means[candidate] <= limit * error(squares[candidate], 0, candidate) + 1e-12
      }
    }

    private var squareSums: [Double] {
      var sums = [Double](repeating: 0, count: candidates)
      for unit in 0..<units {
        for candidate in 0..<candidates {
          let difference = differences[unit * candidates + candidate]
          sums[candidate] += difference * difference
        }
      }
      return sums
    }

    private func error(_ squares: Double, _ mean: Double, _ candidate: Int) -> Double {
      let count = Double(units)
      let variance = max(squares / count - mean * mean, 0) / (count - 1)
      return max(variance.squareRoot(), leastErrors[candidate])
    }

    /// Returns the value that the largest difference does not exceed in 95 of 100 sign flips.
    private func limit(_ squares: [Double]) -> Double {
      var random = SplitMix64(state: 7)
      let isComplete = units <= Self.mostTurned
      let turns = isComplete ? 1 << units : Self.turns
      var largest: [Double] = []
      var sums = [Double](repeating: 0, count: candidates)
      for turn in 0..<turns {
        let signs = isComplete ? UInt64(turn) : random.next()
        for candidate in 0..<candidates { sums[candidate] = 0 }
        for unit in 0..<units {
          let sign: Double = signs >> UInt64(unit) & 1 == 0 ? 1 : -1
          for candidate in 0..<candidates {
            sums[candidate] += sign * differences[unit * candidates + candidate]
          }
        }
        var most = 0.0
        for candidate in 0..<candidates {
          let mean = sums[candidate] / Double(units)
          let error = error(squares[candidate], mean, candidate)
          if error > 0 { most = max(most, mean / error) }
        }
        largest.append(most)
      }
      largest.sort()
      // The differences are those to the mean of the same people, which they are nearer to than to the
      // true one. Without the factor, the set of six people held the best combination in 91.6 % of
      // the corpora of one truth.
      return largest[(95 * (turns - 1) + 99) / 100] * Double(units) / Double(units - 1)
    }

    /// The largest number of units for which all combinations of signs are tried.
    private static let mostTurned = 9
    private static let turns = 400
  }
}
