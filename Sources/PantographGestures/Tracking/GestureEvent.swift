import PantographTouches

/// What a frame did to a gesture, and why.
@frozen
public struct GestureEvent: Hashable, Sendable {
  /// Where the gesture stands now.
  public var phase: GesturePhase
  /// Why it came there.
  public var reason: GestureReason

  /// A step of a gesture.
  @inlinable
  public init(_ phase: GesturePhase, _ reason: GestureReason) {
    self.phase = phase
    self.reason = reason
  }
}

/// Why a gesture changed its phase.
@frozen
public enum GestureReason: Hashable, Sendable {
  /// The fingers left the slop, or did all that the gesture asks.
  case recognized
  /// The fingers moved on.
  case moved
  /// The last finger that mattered was lifted.
  case lifted
  /// A contact turned out to be none, or its device went.
  case contactCancelled(Cancellation)
  /// More fingers landed than the gesture has.
  case tooManyFingers
  /// Not all of its fingers were down at the same time.
  case tooFewFingers
  /// The fingers left the slop another way than asked for.
  case wrongDirection
  /// The first finger landed away from the edge.
  case outsideEdge
  /// The time was over before all was done.
  case tooLate
  /// A finger lifted before the time was over.
  case tooEarly
  /// A finger strayed further than allowed.
  case movedTooFar
}
