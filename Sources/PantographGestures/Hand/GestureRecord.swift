import PantographTouches

/// One finished gesture, from the first landing to its end.
public struct GestureRecord: Hashable, Sendable {
  /// The recognized kind of the gesture.
  public var kind: GestureKind
  /// Number of fingers of the gesture.
  public var fingers: Int
  /// Direction in which a stroke moved farthest, or in which fingers parted or turned; nil if there
  /// is none.
  public var direction: GestureDirection?
  /// Time at which the first finger of the gesture landed.
  public var start: Timestamp
  /// Time at which the gesture was recognized.
  public var began: Timestamp
  /// Time at which the gesture ended.
  public var end: Timestamp
  /// Sample at the end, with translation and velocity.
  public var sample: HandSample
  /// `ended`, `cancelled` or `failed`.
  public var outcome: GesturePhase
  /// Reason why the gesture ended, was cancelled or failed.
  public var reason: GestureReason
  /// Evidence for the kind; for a failed tap, evidence against the tap.
  public var evidence: HandEvidence
  /// Evidence for the end of the gesture.
  public var ending: HandEvidence

  /// Time from the first landing to the end.
  public var duration: TimeSpan { end - start }
}
