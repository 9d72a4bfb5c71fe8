/// Effect of a frame on a hand's gesture.
@frozen
public struct HandEvent: Hashable, Sendable {
  /// The gesture's kind. A touch without a gesture is a failed tap.
  public var kind: GestureKind
  /// Phase of the gesture after the frame.
  public var phase: GesturePhase
  /// Reason why the gesture has this phase.
  public var reason: GestureReason
  /// Rule that decided about the gesture, with its measurements.
  public var evidence: HandEvidence
  /// Position, movement and velocity of the gesture at the event.
  public var sample: HandSample
}
