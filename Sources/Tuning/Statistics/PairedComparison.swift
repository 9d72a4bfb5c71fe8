import Motion

/// Two sets of thresholds on the same recordings, and whether one is better for more than chance.
package struct PairedComparison: Hashable, Sendable {
  /// Recordings that only the first judges as they were meant.
  package var firstOnly = 0
  /// Recordings that only the second does.
  package var secondOnly = 0

  package init() {}

  package mutating func add(first: Bool, second: Bool) {
    if first, !second { firstOnly += 1 }
    if second, !first { secondOnly += 1 }
  }

  /// McNemar's exact test: how likely a difference at least so large would be, were both equally
  /// good. Of the recordings that they judge differently, each would be a toss of a coin.
  package var p: Double {
    let count = firstOnly + secondOnly
    guard count > 0 else { return 1 }
    let fewer = min(firstOnly, secondOnly)
    // From the middle outwards the terms fall, so the largest comes first and nothing underflows.
    var logTerm = -Double(count) * Mathematics.log(2)
    for k in 0..<fewer { logTerm += Mathematics.log(Double(count - k) / Double(k + 1)) }
    var (sum, term) = (0.0, 1.0)
    var k = fewer
    while k >= 0 {
      sum += term
      if term < 1e-18 { break }
      term *= Double(k) / Double(count - k + 1)
      k -= 1
    }
    return min(2 * sum * Mathematics.exp(logTerm), 1)
  }
}

/// Where a figure would lie with other recordings of the same kind: 95 of 100 times between these.
package struct Interval: Hashable, Sendable {
  package var low: Double
  package var high: Double
}

/// Draws recordings anew, with replacement, and looks how much a mean changes.
package struct Bootstrap: Sendable {
  private var random: SplitMix64

  package init(seed: UInt64) {
    random = SplitMix64(state: seed)
  }

  /// The interval of a mean over recordings that come in groups: whole groups are drawn where there
  /// are several, for gestures of one hand are alike.
  ///
  /// - Parameter groups: the sum and the count of each group.
  package mutating func interval(of groups: [(sum: Double, count: Int)]) -> Interval {
    let groups = groups.filter { $0.count > 0 }
    guard !groups.isEmpty else { return Interval(low: 0, high: 0) }
    return interval(draws: groups.count) { random in
      var (sum, count) = (0.0, 0)
      for _ in groups.indices {
        let group = groups[random.below(groups.count)]
        sum += group.sum
        count += group.count
      }
      return sum / Double(count)
    }
  }

  /// The interval of a mean over recordings each by itself, which take few different values.
  ///
  /// - Parameter values: each value, and how many recordings have it.
  package mutating func interval(ofValues values: [(value: Double, count: Int)]) -> Interval {
    // The most frequent first, for it is drawn most.
    let values = values.filter { $0.count > 0 }.sorted {
      $0.count != $1.count ? $0.count > $1.count : $0.value < $1.value
    }
    let total = values.reduce(0) { $0 + $1.count }
    guard total > 0 else { return Interval(low: 0, high: 0) }
    return interval(draws: total) { random in
      var drawn = [Int](repeating: 0, count: values.count)
      for _ in 0..<total {
        var rest = random.below(total)
        var place = 0
        while rest >= values[place].count {
          rest -= values[place].count
          place += 1
        }
        drawn[place] += 1
      }
      var sum = 0.0
      for place in values.indices { sum += values[place].value * Double(drawn[place]) }
      return sum / Double(total)
    }
  }

  private mutating func interval(
    draws: Int, _ mean: (inout SplitMix64) -> Double
  ) -> Interval {
    let rounds = min(max(4_000_000 / draws, 100), 1000)
    var means: [Double] = []
    means.reserveCapacity(rounds)
    for _ in 0..<rounds { means.append(mean(&random)) }
    means.sort()
    return Interval(
      low: means[rounds * 25 / 1000], high: means[min(rounds * 975 / 1000, rounds - 1)])
  }
}

/// What recordings cost, as far as it takes to draw them anew: by person where there are enough of
/// them, otherwise how many recordings cost how much. It is no larger for more recordings.
struct CostSpread: Sendable {
  private let isByPerson: Bool
  private var people: [(sum: Double, count: Int)]
  private var values: [(value: Double, count: Int)] = []

  /// People are drawn from so many on.
  private static let fewestPeople = 5

  init(_ summary: SampleSummary) {
    isByPerson = summary.people >= Self.fewestPeople && summary.areAllKnown
    people = Array(repeating: (0, 0), count: isByPerson ? summary.people : 0)
  }

  mutating func add(_ cost: Double, of person: Int) {
    if isByPerson {
      people[person].sum += cost
      people[person].count += 1
    } else if let place = values.firstIndex(where: { $0.value == cost }) {
      values[place].count += 1
    } else {
      values.append((cost, 1))
    }
  }

  var interval: Interval {
    var bootstrap = Bootstrap(seed: 1)
    return isByPerson ? bootstrap.interval(of: people) : bootstrap.interval(ofValues: values)
  }
}

/// Numbers without a pattern, the same for the same seed everywhere.
package struct SplitMix64: Sendable {
  package var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }

  package mutating func below(_ limit: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(limit)).high)
  }
}
