/// What a frame did to a hand's gesture.
@frozen
public struct HandEvent: Hashable, Sendable {
  /// A touch that came to nothing is a tap that failed.
  public var kind: GestureKind
  public var phase: GesturePhase
  public var reason: GestureReason
  public var evidence: HandEvidence
  public var sample: HandSample
}
