/// What becomes of a transition that was let go, and why.
public struct ReleaseDecision: Hashable, Sendable {
  /// Whether it finishes or goes back.
  public var outcome: TransitionOutcome
  /// The rule that said so.
  public var rule: ReleaseRule
  /// All that was known of the hand.
  public var inputs: ReleaseInputs
  /// The speed that was judged, in points a second: none for a hand that rested.
  public var effectiveVelocity: Double
  /// Where that speed would carry the progress.
  public var projectedProgress: Double
  /// The number that the rule compared with: points a second, points or progress as the rule has it;
  /// nil where it compares none.
  public var threshold: Double?
  /// The progress from here to the other outcome, were the speed the same: 0.1 is a tenth of the
  /// length. Nil where no progress would change it.
  public var progressMargin: Double?
  /// The points a second from here to the other outcome, were the place the same. Nil where no speed
  /// would change it.
  public var velocityMargin: Double?
  /// Of something that rests at one of several places: at which.
  public var resting: RestingChoice? {
    get { kept?.choice }
    set { kept = newValue.map { KeptChoice($0, of: kept?.question) } }
  }
  /// What was asked of the thresholds, of something that rests at one of several places.
  package var question: RestingQuestion? { kept?.question }
  // Names would make every step of an interaction larger, and a step is copied at each report.
  private var kept: KeptChoice?

  /// A decision by that rule.
  public init(
    outcome: TransitionOutcome, rule: ReleaseRule, inputs: ReleaseInputs,
    effectiveVelocity: Double = 0, projectedProgress: Double? = nil, threshold: Double? = nil,
    progressMargin: Double? = nil, velocityMargin: Double? = nil
  ) {
    self.outcome = outcome
    self.rule = rule
    self.inputs = inputs
    self.effectiveVelocity = effectiveVelocity
    self.projectedProgress = projectedProgress ?? inputs.progress
    self.threshold = threshold
    self.progressMargin = progressMargin
    self.velocityMargin = velocityMargin
  }

  mutating func keep(_ choice: RestingChoice, of question: RestingQuestion) {
    kept = KeptChoice(choice, of: question)
  }

  /// That of a transition someone else ended.
  public static func overruled(
    _ outcome: TransitionOutcome, _ inputs: ReleaseInputs
  ) -> ReleaseDecision {
    ReleaseDecision(outcome: outcome, rule: .overruled, inputs: inputs)
  }

  /// That of a gesture that was cancelled.
  public static func gestureCancelled(_ inputs: ReleaseInputs) -> ReleaseDecision {
    ReleaseDecision(outcome: .cancel, rule: .gestureCancelled, inputs: inputs)
  }
}

/// Keeps a choice of a decision that has one.
private final class KeptChoice: Hashable, Sendable {
  let choice: RestingChoice
  let question: RestingQuestion?

  init(_ choice: RestingChoice, of question: RestingQuestion?) {
    self.choice = choice
    self.question = question
  }

  static func == (left: KeptChoice, right: KeptChoice) -> Bool { left.choice == right.choice }

  func hash(into hasher: inout Hasher) { hasher.combine(choice) }
}
