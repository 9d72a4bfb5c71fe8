import PantographMotion

/// The costs of recordings under certain thresholds, by person, with the sums needed for an
/// interval of the mean.
///
/// Each person counts the same, however many recordings they made. If the person of any recording
/// is unknown, or all are from one person, each recording counts the same instead.
package struct PersonCosts: Sendable {
  private struct Sums {
    var count = 0.0
    var cost = 0.0
    var squares = 0.0
  }

  private let isByPerson: Bool
  private var people: [Sums]

  package init(_ summary: SampleSummary) {
    isByPerson = summary.isByPerson
    people = Array(repeating: Sums(), count: isByPerson ? summary.people : 1)
  }

  package mutating func add(_ cost: Double, of person: Int) {
    let place = isByPerson ? person : 0
    people[place].count += 1
    people[place].cost += cost
    people[place].squares += cost * cost
  }

  /// The number of people, or of recordings if each recording counts the same.
  package var units: Int {
    isByPerson ? people.count { $0.count > 0 } : Int(people[0].count)
  }

  /// The mean over the people of their recordings' mean costs.
  package var mean: Double {
    mean { $0.cost / $0.count }
  }

  private func mean(_ figure: (Sums) -> Double) -> Double {
    var (sum, count) = (0.0, 0.0)
    for person in people where person.count > 0 {
      sum += figure(person)
      count += 1
    }
    return count > 0 ? sum / count : 0
  }

  /// The standard error of the mean.
  package var standardError: Double {
    let (count, mean) = (Double(units), mean)
    guard count > 1 else { return 0 }
    var squares = 0.0
    if isByPerson {
      for person in people where person.count > 0 {
        let distance = person.cost / person.count - mean
        squares += distance * distance
      }
    } else {
      squares = max(people[0].squares - count * mean * mean, 0)
    }
    return (squares / (count * (count - 1))).squareRoot()
  }

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
    let count = Double(people.count { $0.count > 0 })
    // People with few recordings carry less information. This is the number of recordings that
    // would carry as much if all people had equally many.
    let recordings = count > 0 ? count / mean { 1 / $0.count } : 0
    return ExactLimits.interval(
      mean: mean, squares: mean { $0.squares / $0.count }, count: recordings, dearest: dearest)
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
