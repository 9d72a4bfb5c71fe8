import PantographMotion

/// The costs of recordings under certain thresholds, by person, with the sums needed for an
/// interval of the mean.
package struct PersonCosts: Sendable {
  private var sums: PersonSums

  package init(_ summary: SampleSummary) { sums = PersonSums(summary) }

  package mutating func add(_ cost: Double, of person: Int) { sums.add(cost, of: person) }

  /// The number of people, or of recordings if each recording counts the same.
  package var units: Int { sums.units }

  /// The mean over the people of their recordings' mean costs.
  package var mean: Double { sums.mean }

  /// The standard error of the mean.
  package var standardError: Double { sums.standardError }

  /// Returns the interval of the mean for new people.
  ///
  /// Costs are skewed: many people cost little and few cost much. The upper limit is therefore
  /// Student's limit on the scale of log odds, but at most twice as far from the mean as on the
  /// plain scale.
  ///
  /// - Parameters:
  ///   - widening: The factors for thresholds that were chosen without the people they are tested
  /// on.
  ///   - dearest: The cost of the most expensive mistake.
  package func interval(_ widening: Widening, dearest: Double) -> Interval {
    let (mean, error) = (mean, standardError)
    let reach = units > 1 ? StudentDistribution.limit(0.05, freedom: units - 1) * error : 0
    let low = mean - reach * widening.low
    let high = min(Self.odds(mean, reach * widening.high, dearest), mean + reach * widening.most)
    let student = Interval(low: max(low, 0), high: min(high, dearest))
    return student.joined(with: exact(dearest))
  }

  /// Returns the interval of the expected cost for new people, from the costs of choices made
  /// without each person.
  ///
  /// A choice made without one person may be worse than the final choice, especially if people
  /// form groups that mean different things. The interval therefore also contains the lower limit
  /// of the final choice.
  ///
  /// - Parameter inSample: The costs of the final choice, on the recordings that it was chosen by.
  func expected(inSample: PersonCosts, dearest: Double) -> Interval {
    var interval = interval(.chosen, dearest: dearest)
    interval.low = min(interval.low, inSample.lowerLimit)
    return interval
  }

  /// Student's lower limit of the mean, at least 0.
  private var lowerLimit: Double {
    let limit = units > 1 ? StudentDistribution.limit(0.05, freedom: units - 1) : 0
    return max(mean - limit * standardError, 0)
  }

  private func exact(_ dearest: Double) -> Interval {
    ExactLimits.interval(
      mean: mean, squares: sums.mean { $0.squares / $0.count }, count: sums.evenRecordings,
      dearest: dearest)
  }

  private static func odds(_ mean: Double, _ reach: Double, _ dearest: Double) -> Double {
    guard mean > 0, mean < dearest, reach > 0 else { return mean + reach }
    let share = mean / dearest
    let width = reach / dearest / (share * (1 - share))
    let odds = share / (1 - share) * Mathematics.exp(width)
    return odds.isFinite ? dearest * odds / (1 + odds) : dearest
  }

  /// The factors by which an interval is wider than Student's own.
  package struct Widening: Hashable, Sendable {
    let low: Double
    let high: Double
    let most: Double

    /// The factors for thresholds that were not chosen by these recordings.
    package static let fixed = Widening(low: 1, high: 1, most: 2)
    /// The factors for thresholds that were chosen without each person and tested on that person.
    /// The choices share most of their people, so the people's costs are not independent. The
    /// factors are the square roots of 1.25 and 1.5, which a calibration gave; Nadeau and Bengio's
    /// would be the root of 2.25 or more.
    package static let chosen = Widening(low: 1.118, high: 1.225, most: 2)
  }
}
