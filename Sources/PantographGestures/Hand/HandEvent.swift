/// What a frame did to a hand's gesture.
@frozen
public struct HandEvent: Hashable, Sendable {
  /// A touch that came to nothing is a tap that failed.
  public var kind: GestureKind
  /// Whether the gesture begins, goes on or is over.
  public var phase: GesturePhase
  /// Why it is in that phase.
  public var reason: GestureReason
  /// The numbers that decided.
  public var evidence: HandEvidence
  /// Where it stands.
  public var sample: HandSample
}
