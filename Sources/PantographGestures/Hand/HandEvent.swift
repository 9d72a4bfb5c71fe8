/// Effect of a frame on a hand's gesture.
@frozen
public struct HandEvent: Hashable, Sendable {
  /// The gesture's kind. A touch without a gesture is a failed tap.
  public var kind: GestureKind
  /// Phase of the gesture after the frame.
  public var phase: GesturePhase
  /// Reason of the phase.
  public var reason: GestureReason
  /// Rule and measurements of the decision.
  public var evidence: HandEvidence
  /// Position, movement and velocity at the event.
  public var sample: HandSample
}
