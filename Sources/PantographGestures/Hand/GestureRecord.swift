import PantographTouches

/// One finished gesture, from the first landing to its end.
public struct GestureRecord: Hashable, Sendable {
  /// The recognized kind.
  public var kind: GestureKind
  /// Number of fingers.
  public var fingers: Int
  /// Direction in which a stroke moved farthest, or in which fingers parted or turned; nil if there
  /// is none.
  public var direction: GestureDirection?
  /// Time at which the first finger landed.
  public var start: Timestamp
  /// Time of recognition.
  public var began: Timestamp
  /// Time of the end.
  public var end: Timestamp
  /// Sample at the end, with translation and velocity.
  public var sample: HandSample
  /// `ended`, `cancelled` or `failed`.
  public var outcome: GesturePhase
  /// Reason of the outcome.
  public var reason: GestureReason
  /// Evidence for the kind; for a failed tap, evidence against the tap.
  public var evidence: HandEvidence
  /// Evidence for the end.
  public var ending: HandEvidence

  /// Time from the first landing to the end.
  public var duration: TimeSpan { end - start }
}
