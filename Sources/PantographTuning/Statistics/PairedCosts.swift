import PantographGestures

/// The costs of two sets of thresholds on the same recordings.
struct PairedCosts: Sendable {
  /// The result of a recording with one set of thresholds.
  struct Judgement {
    var hasBegun: Bool
    var finishes: Bool
  }

  let costs: ErrorCosts
  /// Whether both sets of thresholds are equal throughout, so that no recording can distinguish
  /// them.
  var areSame = false
  private(set) var own: PersonCosts
  private(set) var other: PersonCosts
  private(set) var gains: PersonGains
  private(set) var ownTally = ErrorTally()
  private(set) var otherTally = ErrorTally()
  private(set) var firstOnly = 0
  private(set) var secondOnly = 0

  init(_ costs: ErrorCosts, _ summary: SampleSummary) {
    self.costs = costs
    own = PersonCosts(summary)
    other = PersonCosts(summary)
    gains = PersonGains(summary)
  }

  mutating func add(_ sample: Sample, _ first: Judgement, _ second: Judgement) {
    let error = JudgementError(
      sample.label, hasBegun: first.hasBegun, finishes: first.finishes)
    let otherError = JudgementError(
      sample.label, hasBegun: second.hasBegun, finishes: second.finishes)
    ownTally.add(sample.label, hasBegun: first.hasBegun, finishes: first.finishes)
    otherTally.add(sample.label, hasBegun: second.hasBegun, finishes: second.finishes)
    if error == nil, otherError != nil { firstOnly += 1 }
    if error != nil, otherError == nil { secondOnly += 1 }
    let cost = error.map { costs[$0] } ?? 0
    let otherCost = otherError.map { costs[$0] } ?? 0
    own.add(cost, of: sample.person)
    other.add(otherCost, of: sample.person)
    gains.add(otherCost - cost, of: sample.person)
  }
}
