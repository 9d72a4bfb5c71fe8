import PantographMotion
import PantographTuning

/// The distribution of a quantity in several groups, such as people, that all count the same.
///
/// Within a group its parts, such as the devices of a person, count the same. Intervals are for
/// other groups: the groups are the sample, whatever the number of their values.
package struct GroupedDistribution: Sendable {
  /// A value, or the middle of a class of a sketch, with its weight in its group.
  private struct Atom: Sendable {
    let value: Double
    let group: Int
    let weight: Double
  }

  private let atoms: [Atom]
  /// The sum of the weights up to each atom, as a share of all.
  private let shares: [Double]
  private let parts: [[ValueSketch]]
  /// The number of values.
  package let count: Int
  /// The number of independent values that would carry as much as these.
  private let evenCount: Double
  package let least: Double
  package let most: Double

  /// Creates the distribution. Each element has the parts of one group; parts and groups without
  /// values are left out.
  package init(_ groups: [[ValueSketch]]) {
    let parts = groups.map { $0.filter { $0.count > 0 } }.filter { !$0.isEmpty }
    self.parts = parts
    var atoms: [Atom] = []
    var (count, spread) = (0, 0.0)
    var (least, most) = (Double.infinity, -Double.infinity)
    for (group, sketches) in parts.enumerated() {
      let part = 1 / Double(sketches.count)
      for sketch in sketches {
        let weight = part / Double(sketch.count)
        sketch.visit { value, number in
          atoms.append(Atom(value: value, group: group, weight: weight * Double(number)))
        }
        count += sketch.count
        spread += part * part / Double(sketch.count)
        least = min(least, sketch.least)
        most = max(most, sketch.most)
      }
    }
    atoms.sort { ($0.value, $0.group, $0.weight) < ($1.value, $1.group, $1.weight) }
    var (sum, shares) = (0.0, [Double]())
    shares.reserveCapacity(atoms.count)
    for atom in atoms {
      sum += atom.weight / Double(parts.count)
      shares.append(sum)
    }
    self.atoms = atoms
    self.shares = shares
    self.count = count
    self.least = least
    self.most = most
    let groupCount = Double(parts.count)
    evenCount = spread > 0 ? groupCount * groupCount / spread : 0
  }

  /// The number of groups with values.
  package var groups: Int { parts.count }

  /// Whether there are enough groups for intervals.
  package var hasIntervals: Bool { groups > 1 }

  /// The mean of the groups' means.
  package var mean: Double {
    guard groups > 0 else { return 0 }
    return groupMeans.reduce(0, +) / Double(groups)
  }

  private var groupMeans: [Double] {
    parts.map { sketches in sketches.reduce(0) { $0 + $1.mean } / Double(sketches.count) }
  }

  /// The interval of the mean for other groups, by Student; nil for one group.
  package var meanInterval: OpenInterval? {
    guard hasIntervals else { return nil }
    let (mean, reach) = (mean, Self.limit(groups) * Self.standardError(groupMeans))
    return OpenInterval(low: max(mean - reach, 0), high: mean + reach)
  }

  // MARK: Quantiles

  /// Returns the smallest value that at least this share of the values does not exceed.
  package func quantile(_ share: Double) -> Double {
    guard let last = atoms.last else { return 0 }
    // A sum of weights is not exact.
    let wanted = share - 1e-9
    var (low, high) = (0, atoms.count - 1)
    guard wanted <= shares[high] else { return last.value }
    while low < high {
      let middle = (low + high) / 2
      if shares[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return atoms[low].value
  }

  /// Returns the interval of a quantile for other groups; nil for one group.
  ///
  /// Woodruff's interval: the quantiles at the limits of the share of values that do not exceed the
  /// estimate. An end is open if its limit is not between 0 and 1. A bootstrap that draws groups
  /// would cover the truth in only 50 to 90 of 100 cases with ten groups or fewer.
  package func interval(ofQuantile share: Double) -> OpenInterval? {
    guard hasIntervals else { return nil }
    let value = quantile(share)
    var own = [Double](repeating: 0, count: groups)
    for atom in atoms {
      if atom.value > value { break }
      own[atom.group] += atom.weight
    }
    let error = max(
      Self.standardError(own), (share * (1 - share) / max(evenCount, 1)).squareRoot())
    let reach = Self.limit(groups) * error
    let odds = Self.odds(share, reach)
    let (low, high) = (min(share - reach, odds.low), max(share + reach, odds.high))
    return OpenInterval(
      low: low > 0 ? quantile(low) : nil, high: high < 1 ? quantile(high) : nil)
  }

  // MARK: Shares

  /// A share of the values with its interval for other groups.
  package struct Share: Hashable, Sendable {
    package let share: Double
    /// The interval; nil for one group.
    package let interval: Interval?
  }

  /// Returns the share of judged values at or below the limit at this place; nil if the threshold
  /// applies to no value.
  package func below(_ place: Int) -> Share? { share { $0.below(place) } }

  /// Returns the share of judged values between the limits at two places.
  package func between(_ first: Int, _ second: Int) -> Share? {
    share { abs($0.below(first) - $0.below(second)) }
  }

  /// The number of values that thresholds apply to.
  package var judged: Int { parts.reduce(0) { $1.reduce($0) { $0 + $1.judged } } }

  private func share(_ number: (ValueSketch) -> Int) -> Share? {
    var own: [Double] = []
    var spread = 0.0
    for sketches in parts {
      let judged = sketches.filter { $0.judged > 0 }
      guard !judged.isEmpty else { continue }
      let part = 1 / Double(judged.count)
      own.append(judged.reduce(0) { $0 + part * Double(number($1)) / Double($1.judged) })
      spread += judged.reduce(0) { $0 + part * part / Double($1.judged) }
    }
    return GroupShares.share(own, spread: spread)
  }

  /// Student's limit for the mean of this many groups.
  static func limit(_ groups: Int) -> Double {
    StudentDistribution.limit(0.05, freedom: groups - 1)
  }

  static func standardError(_ values: [Double]) -> Double {
    let count = Double(values.count)
    guard count > 1 else { return 0 }
    let mean = values.reduce(0, +) / count
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / (count * (count - 1))).squareRoot()
  }

  /// Returns the limits of a share on the scale of log odds, for a reach on the plain scale.
  static func odds(_ share: Double, _ reach: Double) -> (low: Double, high: Double) {
    guard share > 0, share < 1, reach > 0 else { return (share, share) }
    let odds = share / (1 - share)
    let factor = Mathematics.exp(min(reach / (share * (1 - share)), 500))
    return (odds / factor / (1 + odds / factor), odds * factor / (1 + odds * factor))
  }
}

/// The shares of several groups that all count the same.
package enum GroupShares {
  /// Returns the mean of the groups' shares with its interval; nil without groups.
  ///
  /// The interval is Student's on the plain scale and on the scale of log odds, joined with Clopper
  /// and Pearson's for the values, because few values may be alike by chance.
  ///
  /// - Parameter spread: The sum of the squares of the values' weights in their groups.
  static func share(_ own: [Double], spread: Double) -> GroupedDistribution.Share? {
    guard !own.isEmpty else { return nil }
    let count = Double(own.count)
    let mean = min(max(own.reduce(0, +) / count, 0), 1)
    guard own.count > 1 else { return GroupedDistribution.Share(share: mean, interval: nil) }
    let reach = GroupedDistribution.limit(own.count) * GroupedDistribution.standardError(own)
    let odds = GroupedDistribution.odds(mean, reach)
    let values = spread > 0 ? count * count / spread : 0
    let exact = ExactLimits.share(mean * values, of: values)
    return GroupedDistribution.Share(
      share: mean,
      interval: Interval(
        low: max(min(mean - reach, odds.low, exact.low), 0),
        high: min(max(mean + reach, odds.high, exact.high), 1)))
  }

  /// Returns the share of contacts with a fate, of groups of cells; nil without contacts.
  package static func share(
    of fate: FilterCounts.Fate, in groups: [[SurveyCell]]
  ) -> GroupedDistribution.Share? {
    var own: [Double] = []
    var spread = 0.0
    for cells in groups {
      let cells = cells.filter { $0.tally.contacts > 0 }
      guard !cells.isEmpty else { continue }
      let part = 1 / Double(cells.count)
      own.append(
        cells.reduce(0) {
          $0 + part * Double($1.tally.count(fate)) / Double($1.tally.contacts)
        })
      spread += cells.reduce(0) { $0 + part * part / Double($1.tally.contacts) }
    }
    return share(own, spread: spread)
  }
}

/// A 95 % interval whose ends may be open: so few groups do not say how far it reaches.
package struct OpenInterval: Hashable, Sendable {
  /// The lower end; nil if the interval is open there.
  package var low: Double?
  /// The upper end; nil if the interval is open there.
  package var high: Double?

  package init(low: Double?, high: Double?) {
    self.low = low
    self.high = high
  }
}
