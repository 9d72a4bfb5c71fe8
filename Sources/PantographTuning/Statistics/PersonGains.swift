/// The savings in cost of one set of thresholds over another on the same recordings, by person.
package struct PersonGains: Sendable {
  /// The gains. Savings are above 0, and losses below.
  private var sums: PersonSums

  package init(_ summary: SampleSummary) { sums = PersonSums(summary) }

  /// Adds a recording.
  ///
  /// - Parameter gain: The second thresholds' cost minus the first's; negative if the first cost
  ///   more.
  package mutating func add(_ gain: Double, of person: Int) { sums.add(gain, of: person) }

  /// The number of people, or of recordings if each recording counts the same.
  package var units: Int { sums.units }

  /// The mean over the people of their recordings' mean gains.
  package var mean: Double { sums.mean }

  /// The standard error of the mean, estimated from the spread of the people.
  package var standardError: Double { sums.standardError }

  /// The standard error if all recordings were from one person. Few people may be alike by chance,
  /// so this is the smallest error assumed.
  package var leastError: Double {
    let count = sums.peopleWithRecordings
    guard count > 0 else { return 0 }
    return (sums.mean { $0.squares / ($0.count * $0.count) } / count).squareRoot()
  }

  /// Returns the smallest standard error, allowing for unseen expensive mistakes. Frequent small
  /// savings may be offset by rare expensive mistakes, which few recordings do not show.
  func leastError(unseen dearest: Double) -> Double {
    let least = leastError
    let saved = sums.mean { $0.positive / $0.count }
    guard least > 0, saved > 0 else { return least }
    let unit = sums.mean { $0.positiveSquares / $0.count } / saved
    let mistake = dearest / sums.recordings
    let weight = max(dearest / unit - Self.usualRatio, 0)
    return (least * least + weight * mistake * mistake).squareRoot()
  }

  /// The ratio of costs up to which mistakes are seen in time.
  private static let usualRatio = 2.0

  /// The factors on the variance of Student's interval.
  struct Variance: Hashable, Sendable {
    let low: Double
    let high: Double

    /// The factors if nothing was chosen.
    static let fixed = Variance(low: 1, high: 1)
    /// The factors for the gain of choices, each tested on a person that it was made without. Few
    /// people often do not show the rare person who loses by a choice, but who loses is seldom
    /// overrated; so only the lower limit is further away than Student's. Nadeau and Bengio's
    /// factor would be 2.1 to 2.25 on both sides.
    static let chosen = Variance(low: 4, high: 1)
    /// The factors for the gain of fixed thresholds over such choices.
    static let onChosen = Variance(low: 1, high: 4)
  }

  /// Returns the interval of the gain for new people.
  ///
  /// - Parameters:
  ///   - variance: The factors on the variance of Student's interval.
  ///   - dearest: The cost of the most expensive mistake.
  func interval(_ variance: Variance, dearest: Double) -> Interval {
    let mean = mean
    let limit = units > 1 ? StudentDistribution.limit(0.05, freedom: units - 1) : 0
    let least = Self.reach * leastError(unseen: dearest)
    func reach(_ variance: Double) -> Double {
      max(limit * standardError * variance.squareRoot(), least)
    }
    let student = Interval(
      low: max(mean - reach(variance.low), -dearest),
      high: min(mean + reach(variance.high), dearest))
    return student.joined(with: exact(dearest))
  }

  /// Returns the exact limits of savings and losses, combined by squares.
  private func exact(_ dearest: Double) -> Interval {
    let recordings = sums.evenRecordings
    let saved = sums.mean { $0.positive / $0.count }
    let lost = sums.mean { $0.negative / $0.count }
    let gains = ExactLimits.interval(
      mean: saved, squares: sums.mean { $0.positiveSquares / $0.count }, count: recordings,
      dearest: dearest)
    let losses = ExactLimits.interval(
      mean: lost, squares: sums.mean { $0.negativeSquares / $0.count }, count: recordings,
      dearest: dearest)
    func root(_ first: Double, _ second: Double) -> Double {
      (first * first + second * second).squareRoot()
    }
    return Interval(
      low: saved - lost - root(saved - gains.low, losses.high - lost),
      high: saved - lost + root(gains.high - saved, lost - losses.low))
  }

  /// Returns the probability of a gain or loss at least this large if there were no difference. It
  /// is Student's test over the people, but not smaller than the recordings alone allow.
  ///
  /// - Parameters:
  ///   - variance: The factor on the variance of Student's test; 1 if nothing was chosen.
  ///   - dearest: The cost of the most expensive mistake.
  func chance(variance: Double, dearest: Double) -> Double {
    let mean = mean
    guard mean != 0 else { return 1 }
    let error = standardError * variance.squareRoot()
    let leastError = leastError(unseen: dearest)
    let ofPeople =
      error > 0 ? StudentDistribution.chance(mean / error, freedom: units - 1) : 0
    let ofRecordings =
      leastError > 0
      ? StudentDistribution.chance(
        mean / leastError * Self.normal / Self.reach, freedom: Self.manyValues) : 1
    return min(max(ofPeople, ofRecordings), 1)
  }

  /// Returns the certainty of a gain: its lower limit, and the gain in standard errors.
  ///
  /// - Parameter limit: The limit of Student's distribution for this number of units.
  func sureness(limit: Double) -> (limit: Double, inErrors: Double) {
    let mean = mean
    let error = max(standardError, leastError)
    guard mean > 0, error > 0 else { return (-.infinity, 0) }
    return (mean - limit * error, mean / error)
  }

  /// Returns the index of the gain with the largest lower limit. If no limit is above 0, it is the
  /// largest gain in standard errors; if there is none, the first.
  static func surest(_ gains: [PersonGains]) -> Int {
    let student = StudentDistribution.limit(Self.doubt, freedom: gains[0].units - 1)
    var (surest, surestLimit) = (0, 0.0)
    var (clearest, clearestGain) = (0, 0.0)
    for (index, gain) in gains.enumerated() {
      let (limit, inErrors) = gain.sureness(limit: student)
      // Combinations are ordered by their distance from the former thresholds: the nearer one wins
      // a tie.
      if limit > surestLimit + 1e-12 { (surest, surestLimit) = (index, limit) }
      if inErrors > clearestGain + 1e-9 { (clearest, clearestGain) = (index, inErrors) }
    }
    return surestLimit > 0 ? surest : clearest
  }

  /// Returns the number of people for which the same mean and spread would be a significant
  /// difference; nil if it is unreasonably large.
  func peopleNeeded(variance: Double) -> Int? {
    let (mean, count) = (mean, Double(units))
    guard sums.isByPerson, count > 1, mean != 0 else { return nil }
    let spread = max(standardError * variance.squareRoot(), leastError) * count.squareRoot()
    return SampleSize.people(spread: spread, within: mean.magnitude)
  }

  /// The probability beyond the limits by which combinations are compared. It is smaller than that
  /// of an interval: with 0.05, more choices went too far, and cost more than the former thresholds.
  private static let doubt = 0.02
  /// The standard errors of recordings that a difference must exceed: 1.96 for very many
  /// recordings, more for few.
  static let reach = 2.2
  private static let normal = 1.959964
  /// The degrees of freedom at which Student's distribution equals the normal one.
  private static let manyValues = 1_000_000
}

/// The number of people that an answer needs.
package enum SampleSize {
  /// The largest number that is reported. With as many people, everything else would matter more
  /// than chance.
  package static let most = 10_000

  /// Returns the smallest number of people whose mean has an interval of this half width.
  ///
  /// - Parameter spread: The standard deviation between people.
  package static func people(spread: Double, within half: Double) -> Int? {
    guard half > 0 else { return nil }
    func isEnough(_ count: Int) -> Bool {
      StudentDistribution.limit(0.05, freedom: count - 1) * spread
        <= half * Double(count).squareRoot()
    }
    guard isEnough(most) else { return nil }
    var (low, high) = (2, most)
    while low < high {
      let middle = (low + high) / 2
      if isEnough(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
