import PantographTouches

/// One gesture of a hand from landing to lift, once it is over.
public struct GestureRecord: Hashable, Sendable {
  /// What it was.
  public var kind: GestureKind
  /// How many fingers made it.
  public var fingers: Int
  /// Where a stroke was farthest from its beginning, how fingers parted or turned; nil for none.
  public var direction: GestureDirection?
  /// When the first finger landed.
  public var start: Timestamp
  /// When it was told what it is.
  public var began: Timestamp
  /// When it was over.
  public var end: Timestamp
  /// The state at the end, with translation and velocity.
  public var sample: HandSample
  /// How it ended: `ended`, `cancelled` or `failed`.
  public var outcome: GesturePhase
  /// Why it ended so.
  public var reason: GestureReason
  /// What decided that it is this gesture; of a tap that failed, why it is none.
  public var evidence: HandEvidence
  /// What ended it.
  public var ending: HandEvidence

  /// From the first landing to the end.
  public var duration: TimeSpan { end - start }
}
