/// By how much thresholds cost less than others for new people, and whether they do.
package struct GainEstimate: Sendable {
  package enum Verdict: UInt8, Hashable, Sendable, CaseIterable {
    /// They cost less.
    case better
    /// They cost more.
    case worse
    /// No difference is shown.
    case undecided
    /// They are the same thresholds.
    case same
    /// Too few people to say, or it is not known whose hands they were.
    case fewPeople, unknownPeople
    /// All recordings are meant to come to the same.
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

  /// A verdict takes so many people.
  package static let fewestPeople = 5

  /// The factor on the variance of people's differences for an interval, where a choice without each
  /// person is tried on that person.
  static let intervalVariance = 2.5

  /// The same factor for a verdict.
  ///
  /// Choices that share most of their people are much the same, so that a person's recordings have chosen
  /// along after all. Few people's limit is wide enough for that; with many it is not. Nadeau and Bengio's
  /// factor would be 2.1 to 2.25, with which half of what there is to find is lost.
  static func testVariance(people: Int) -> Double { max(1.1, 1.35 - 2 / Double(max(people, 1))) }

  package var gain = 0.0
  package var interval = Interval(low: 0, high: 0)
  package var p = 1.0
  package var verdict = Verdict.same
  /// The people that would show the same gain and spread as a difference.
  package var peopleNeeded: Int?
  /// Recordings that only the first judges as they were meant.
  package var firstOnly = 0
  /// Recordings that only the second does.
  package var secondOnly = 0

  package init() {}

  /// Thresholds that were not chosen by these recordings.
  init(fixed paired: PairedCosts, _ summary: SampleSummary) {
    self.init(paired, summary, interval: 1, test: 1)
  }

  /// Thresholds that were chosen by these recordings.
  ///
  /// The factors were chosen by the calibration: people's differences are not independent where the
  /// choices share people. An interval asks for more than the verdict, which looks at nothing but on
  /// which side of 0 the gain lies.
  ///
  /// - Parameters:
  ///   - heldOut: what was chosen without each person, on that person.
  ///   - inSample: the thresholds that are shipped, on the recordings that they were chosen by.
  init(chosen heldOut: PairedCosts, inSample: PairedCosts, _ summary: SampleSummary) {
    self.init(
      heldOut, summary, interval: Self.intervalVariance,
      test: Self.testVariance(people: heldOut.gains.units))
    guard verdict != .same else { return }
    // Without a person less is chosen than with all, and what is shipped is somewhere between.
    let reach =
      inSample.gains.units > 1
      ? StudentDistribution.limit(0.05, freedom: inSample.gains.units - 1)
        * inSample.gains.standardError : 0
    interval = interval.joined(
      with: Interval(low: inSample.gains.mean - reach, high: inSample.gains.mean + reach))
    clip()
  }

  /// Thresholds that were not chosen by these recordings, against some that were, each tried on people
  /// whom the choice had not seen.
  init(onBest paired: PairedCosts, _ summary: SampleSummary) {
    self.init(
      paired, summary, interval: Self.intervalVariance,
      test: Self.testVariance(people: paired.gains.units))
  }

  private init(
    _ paired: PairedCosts, _ summary: SampleSummary, interval variance: Double, test: Double
  ) {
    firstOnly = paired.firstOnly
    secondOnly = paired.secondOnly
    guard !paired.areSame else { return }
    let gains = paired.gains
    gain = gains.mean
    interval = gains.interval(variance: variance, dearest: paired.costs.dearest)
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
    clip()
  }

  /// What is shown to be above 0 is not printed to reach below it.
  private mutating func clip() {
    switch verdict {
    case .better: interval.low = max(interval.low, 0)
    case .worse: interval.high = min(interval.high, 0)
    case .undecided, .same, .fewPeople, .unknownPeople, .oneKind: break
    }
  }

  /// Verdicts of several comparisons at once, by Holm's rule: the chance that one of them is wrong is
  /// as small as for a single one.
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
