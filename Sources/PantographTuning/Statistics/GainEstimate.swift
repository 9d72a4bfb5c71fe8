/// An estimate of the cost that the first thresholds save for new people compared with the second
/// thresholds, and a verdict on which of them cost less.
package struct GainEstimate: Sendable {
  package enum Verdict: UInt8, Hashable, Sendable, CaseIterable {
    /// The first thresholds cost less than the second ones.
    case better
    /// The first thresholds cost more than the second ones.
    case worse
    /// The difference in cost is not significant.
    case undecided
    /// The first and the second thresholds are equal.
    case same
    /// There are too few people for a verdict, or the people are unknown.
    case fewPeople, unknownPeople
    /// All recordings are labelled with the same result.
    case oneKind

    package var name: StaticString {
      switch self {
      case .better: "better"
      case .worse: "worse"
      case .undecided: "undecided"
      case .same: "same"
      case .fewPeople: "fewPeople"
      case .unknownPeople: "unknownPeople"
      case .oneKind: "oneKind"
      }
    }
  }

  /// The smallest number of people for a verdict.
  package static let fewestPeople = 5

  /// Returns the factor on the variance of people's differences for a verdict.
  ///
  /// Choices that share most of their people are similar, so each person's recordings did influence
  /// them indirectly. With few people Student's limit is wide enough for that; with many it is not.
  /// Nadeau and Bengio's factor would be 2.1 to 2.25, which would miss half of the real
  /// differences.
  static func testVariance(people: Int) -> Double { max(1.1, 1.35 - 2 / Double(max(people, 1))) }

  package var gain = 0.0
  package var interval = Interval(low: 0, high: 0)
  package var p = 1.0
  package var verdict = Verdict.same
  /// The number of people for which the same gain and spread would be a significant difference.
  package var peopleNeeded: Int?
  /// The number of recordings that only the first thresholds judge correctly.
  package var firstOnly = 0
  /// The number of recordings that only the second thresholds judge correctly.
  package var secondOnly = 0

  package init() {}

  /// Creates the estimate for thresholds that were not chosen by these recordings.
  init(fixed paired: PairedCosts, _ summary: SampleSummary) {
    self.init(paired, summary, interval: .fixed, test: 1)
    clip()
  }

  /// Creates the estimate for thresholds that were chosen by these recordings.
  ///
  /// The variance factors come from a calibration, because people's differences are not independent
  /// if the choices share people. An interval needs a larger factor than a verdict, which only
  /// concerns the sign of the gain.
  ///
  /// - Parameters:
  ///   - heldOut: The costs of the choices made without each person, on that person.
  ///   - inSample: The costs of the final thresholds, on the recordings that they were chosen by.
  init(chosen heldOut: PairedCosts, inSample: PairedCosts, _ summary: SampleSummary) {
    self.init(
      heldOut, summary, interval: .chosen,
      test: Self.testVariance(people: heldOut.gains.units))
    guard verdict != .same else { return }
    // The held-out gain is too low, because a choice without one person is worse than a choice with
    // all. The in-sample gain is too high. The interval covers both.
    let reach =
      inSample.gains.units > 1
      ? StudentDistribution.limit(0.05, freedom: inSample.gains.units - 1)
        * inSample.gains.standardError : 0
    interval = interval.joined(
      with: Interval(low: inSample.gains.mean - reach, high: inSample.gains.mean + reach))
    // Choices from fewer people may cost more than the final one, so they alone do not show that
    // the final one is worse.
    if gain < 0, inSample.gains.mean >= 0 { doubt() }
    clip()
  }

  /// Creates the estimate for fixed thresholds against chosen ones. Each choice is tested on people
  /// that it was made without.
  ///
  /// - Parameter saved: The cost that the fixed thresholds save over the final choice, on the
  ///   recordings that it was chosen by.
  init(onBest paired: PairedCosts, inSample saved: Double, _ summary: SampleSummary) {
    self.init(
      paired, summary, interval: .onChosen,
      test: Self.testVariance(people: paired.gains.units))
    if gain > 0, saved <= 0 { doubt() }
    clip()
  }

  private init(
    _ paired: PairedCosts, _ summary: SampleSummary, interval variance: PersonGains.Variance,
    test: Double
  ) {
    firstOnly = paired.firstOnly
    secondOnly = paired.secondOnly
    guard !paired.areSame else { return }
    let gains = paired.gains
    gain = gains.mean
    interval = gains.interval(variance, dearest: paired.costs.dearest)
    p = gains.chance(variance: test, dearest: paired.costs.dearest)
    peopleNeeded = gains.peopleNeeded(variance: test)
    if !summary.distinguishes {
      verdict = .oneKind
    } else if !summary.areAllKnown {
      verdict = .unknownPeople
    } else if summary.presentPeople < Self.fewestPeople {
      verdict = .fewPeople
    } else {
      verdict = p < 0.05 ? (gain > 0 ? .better : .worse) : .undecided
    }
  }

  /// Withdraws the verdict, because the final choice does not show the same difference as the
  /// choices from fewer people.
  private mutating func doubt() {
    p = 1
    peopleNeeded = nil
    switch verdict {
    case .better, .worse: verdict = .undecided
    case .undecided, .same, .fewPeople, .unknownPeople, .oneKind: break
    }
  }

  /// Limits the interval to 0 if the gain is shown to be on one side of 0.
  private mutating func clip() {
    switch verdict {
    case .better: interval.low = max(interval.low, 0)
    case .worse: interval.high = min(interval.high, 0)
    case .undecided, .same, .fewPeople, .unknownPeople, .oneKind: break
    }
  }

  /// Adjusts the verdicts of several comparisons by Holm's rule, so that the probability of any
  /// wrong one is as small as for a single comparison.
  static func settle(_ estimates: inout [GainEstimate]) {
    let order = estimates.indices.sorted {
      estimates[$0].p != estimates[$1].p ? estimates[$0].p < estimates[$1].p : $0 < $1
    }
    var (largest, left) = (0.0, order.count)
    for index in order {
      largest = max(largest, min(estimates[index].p * Double(left), 1))
      left -= 1
      estimates[index].p = largest
      switch estimates[index].verdict {
      case .better, .worse: if largest >= 0.05 { estimates[index].verdict = .undecided }
      case .undecided, .same, .fewPeople, .unknownPeople, .oneKind: break
      }
    }
  }
}
