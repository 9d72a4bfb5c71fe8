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
  /// Costs are skewed: many people cost little and few cost much. The limits are therefore
  /// Student's limits on the scale of log odds. The upper limit is at most `Widening.most` times as
  /// far from the mean as on the plain scale, and the lower limit is nearer than on the plain scale.
  ///
  /// - Parameters:
  ///   - widening: The factors for thresholds that were chosen without the people they are tested
  /// on.
  ///   - dearest: The cost of the most expensive mistake.
  package func interval(_ widening: Widening, dearest: Double) -> Interval {
    let (mean, error) = (mean, standardError)
    let reach = units > 1 ? StudentDistribution.limit(0.05, freedom: units - 1) * error : 0
    let low = Self.lower(mean, reach * widening.low, dearest)
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
    var interval = interval(.chosen(people: units), dearest: dearest)
    interval.low = min(interval.low, inSample.lowerLimit(dearest))
    return interval
  }

  /// Returns Student's lower limit of the mean, at least 0.
  private func lowerLimit(_ dearest: Double) -> Double {
    let limit = units > 1 ? StudentDistribution.limit(0.05, freedom: units - 1) : 0
    return max(Self.lower(mean, limit * standardError, dearest), 0)
  }

  private static func lower(_ mean: Double, _ reach: Double, _ dearest: Double) -> Double {
    max(odds(mean, -reach, dearest), mean - reach)
  }

  private func exact(_ dearest: Double) -> Interval {
    ExactLimits.interval(
      mean: mean, squares: sums.mean { $0.squares / $0.count }, count: sums.evenRecordings,
      dearest: dearest)
  }

  private static func odds(_ mean: Double, _ reach: Double, _ dearest: Double) -> Double {
    guard mean > 0, mean < dearest, reach != 0 else { return mean + reach }
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

    /// The factors for thresholds that were not chosen by these recordings. Few people do not show
    /// how much the rare expensive person costs, so the upper limit is a tenth further away.
    package static let fixed = Widening(low: 1, high: 1.1, most: 2)

    /// Returns the factors for thresholds that were chosen without each person and tested on that
    /// person.
    ///
    /// The choices share most of their people, so the people's costs are not independent, and the
    /// fewer people there are, the more often nobody among them is of a rare kind. The variance
    /// for the upper limit has the factor 1.5 for many people and 2.1 for five, which a calibration
    /// gave; Nadeau and Bengio's factor would be 2.25 or more for both limits.
    package static func chosen(people: Int) -> Widening {
      let count = Double(max(people, GainEstimate.fewestPeople))
      return Widening(low: 1, high: (1.5 + 15 / (count * count)).squareRoot(), most: 2.5)
    }
  }
}
