import Touches

/// What a frame did to a gesture, and why.
@frozen
public struct GestureEvent: Hashable, Sendable {
  public var phase: GesturePhase
  public var reason: GestureReason

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
  case tooManyFingers
  case tooFewFingers
  case wrongDirection
  case outsideEdge
  case tooLate
  case tooEarly
  case movedTooFar
}
