import PantographTouches

/// Change of a gesture by a frame, with its reason.
@frozen
public struct GestureEvent: Hashable, Sendable {
  /// The gesture's new phase.
  public var phase: GesturePhase
  /// Reason why the gesture has this phase.
  public var reason: GestureReason

  /// Creates an event.
  @inlinable
  public init(_ phase: GesturePhase, _ reason: GestureReason) {
    self.phase = phase
    self.reason = reason
  }
}

/// Reason of a gesture's phase.
@frozen
public enum GestureReason: Hashable, Sendable {
  /// The fingers left the slop, or did everything the gesture requires.
  case recognized
  /// The fingers continued to move.
  case moved
  /// The last finger that the gesture requires lifted.
  case lifted
  /// A contact was cancelled, or its device disappeared.
  case contactCancelled(Cancellation)
  /// More fingers landed than the gesture allows.
  case tooManyFingers
  /// The required fingers were never down at the same time.
  case tooFewFingers
  /// The fingers left the slop in a direction that is not allowed.
  case wrongDirection
  /// The first finger landed away from the edge.
  case outsideEdge
  /// The time for the gesture ran out.
  case tooLate
  /// A finger lifted too early for the gesture.
  case tooEarly
  /// A finger moved farther than the gesture allows.
  case movedTooFar
}

/// Phase of a gesture.
///
/// A continuous gesture begins, changes, and then ends or is cancelled once. A discrete gesture
/// only ends. Either may fail before it begins.
@frozen
public enum GesturePhase: UInt8, Hashable, Sendable, CaseIterable {
  /// `ended`, `cancelled` and `failed` are final.
  case possible, began, changed, ended, cancelled, failed
}
