import PantographMotion
import PantographTouches

/// Direction in which a hand advances a transition.
@frozen
public enum TransitionDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// Directions on the screen; y grows downward.
  case left, right, up, down

  /// Returns the component of a movement in this direction; negative for a movement back.
  @inlinable
  public func along(_ movement: PointVector) -> Double {
    switch self {
    case .left: -movement.x
    case .right: movement.x
    case .up: -movement.y
    case .down: movement.y
    }
  }

  /// Returns the magnitude of a movement's sideways component.
  @inlinable
  public func across(_ movement: PointVector) -> Double {
    switch self {
    case .left, .right: movement.y.magnitude
    case .up, .down: movement.x.magnitude
    }
  }

  /// Returns the progress of a movement for that length: 0 at the start, negative behind it, 1 at
  /// the length. 0 for a length that is not positive.
  public func progress(of movement: PointVector, length: Double) -> Double {
    let along = along(movement)
    return length > 0 && along.isFinite ? along / length : 0
  }

  /// True if a movement is within `cone` degrees of this direction.
  public func permits(_ movement: PointVector, cone: Double) -> Bool {
    let along = along(movement)
    let across = across(movement)
    // The usual cone is compared exactly, so that rounding never decides about a diagonal.
    if cone == 45 { return along > 0 && across <= along }
    if cone >= 180 { return true }
    return along != 0 || across != 0
      ? Mathematics.atan2(across, along) <= cone * (Double.pi / 180) : false
  }

  /// The direction's name in thresholds and traces.
  public var name: StaticString {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }

  /// The direction opposite to this one.
  public var opposite: TransitionDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
