/// What to do now, in this order: start, take hold, update, end.
public struct InteractionStep: Hashable, Sendable {
  /// Start the transition; answered by `started` or `refused`.
  public var starts = false
  /// Stop the transition where it is on its way, for the hand has it again.
  public var takesHold = false
  /// Show this progress. From 0 to 1, and beyond by as much as the rubber band gives.
  public var progress: Double?
  /// End the transition so.
  public var decision: ReleaseDecision?

  /// A step that does what is given, and nothing else.
  public init(
    starts: Bool = false, takesHold: Bool = false, progress: Double? = nil,
    decision: ReleaseDecision? = nil
  ) {
    self.starts = starts
    self.takesHold = takesHold
    self.progress = progress
    self.decision = decision
  }

  /// A step that does nothing.
  public static let nothing = InteractionStep()

  /// Whether there is nothing to do.
  public var isNothing: Bool { self == .nothing }
}
