/// The outcome of a released transition, with its reason.
public struct ReleaseDecision: Hashable, Sendable {
  /// The outcome of the transition: it finishes or goes back.
  public var outcome: TransitionOutcome
  /// The rule that decided.
  public var rule: ReleaseRule
  /// The measurements of the gesture.
  public var inputs: ReleaseInputs
  /// The velocity that was judged, in points per second: 0 for a hand that rested.
  public var effectiveVelocity: Double
  /// The progress to which that velocity would carry the transition.
  public var projectedProgress: Double
  /// The number that the rule compared with: points per second, points or progress, depending on
  /// the rule; nil if the rule compares none.
  public var threshold: Double?
  /// The distance in progress to the other outcome at the same velocity: 0.1 is a tenth of the
  /// length. Nil if no progress gives the other outcome.
  public var progressMargin: Double?
  /// The difference in velocity to the other outcome at the same progress, in points per second.
  /// Nil if no velocity gives the other outcome.
  public var velocityMargin: Double?
  /// The chosen resting place and its alternative; nil for an object without resting places.
  public var resting: RestingChoice? {
    get { kept?.choice }
    set { kept = newValue.map { KeptChoice($0, of: kept?.question) } }
  }
  /// The question to the thresholds, for an object with several resting places; otherwise nil.
  package var question: RestingQuestion? { kept?.question }
  // A reference: the names in a choice would make every step of an interaction larger, and a step
  // is copied at each report.
  private var kept: KeptChoice?

  /// Creates a decision by the given rule.
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

  /// Returns the decision for a transition that something else has ended.
  public static func overruled(
    _ outcome: TransitionOutcome, _ inputs: ReleaseInputs
  ) -> ReleaseDecision {
    ReleaseDecision(outcome: outcome, rule: .overruled, inputs: inputs)
  }

  /// Returns the decision for a gesture that was cancelled.
  public static func gestureCancelled(_ inputs: ReleaseInputs) -> ReleaseDecision {
    ReleaseDecision(outcome: .cancel, rule: .gestureCancelled, inputs: inputs)
  }
}

/// The resting choice of a decision, stored by reference.
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

/// The outcome of a transition.
@frozen
public enum TransitionOutcome: UInt8, Hashable, Sendable, CaseIterable {
  /// `finish` goes to the end, `cancel` back to the start.
  case finish, cancel

  /// The outcome's name in traces and labels.
  public var name: StaticString {
    switch self {
    case .finish: "finish"
    case .cancel: "cancel"
    }
  }
}
