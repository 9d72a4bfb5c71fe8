/// Effects that the caller carries out, in this order: start, take hold, update, end.
public struct InteractionStep: Hashable, Sendable {
  /// Start the transition. The answer is `started` or `refused`.
  public var starts = false
  /// Stop the running transition where it is, because the hand holds it again.
  public var takesHold = false
  /// Show this progress: 0 to 1, or beyond by the rubber band.
  public var progress: Double?
  /// End the transition with this decision.
  public var decision: ReleaseDecision?

  /// Creates a step with these effects only.
  public init(
    starts: Bool = false, takesHold: Bool = false, progress: Double? = nil,
    decision: ReleaseDecision? = nil
  ) {
    self.starts = starts
    self.takesHold = takesHold
    self.progress = progress
    self.decision = decision
  }

  /// A step without effects.
  public static let nothing = InteractionStep()

  /// True if the step has no effect.
  public var isNothing: Bool { self == .nothing }
}
