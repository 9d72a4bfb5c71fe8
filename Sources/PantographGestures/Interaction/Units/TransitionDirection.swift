import PantographMotion
import PantographTouches

/// The way that a hand must go to bring a transition forward.
@frozen
public enum TransitionDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// On the screen; up is towards smaller y.
  case left, right, up, down

  /// How far a movement goes this way; negative when it goes back.
  @inlinable
  public func along(_ movement: PointVector) -> Double {
    switch self {
    case .left: -movement.x
    case .right: movement.x
    case .up: -movement.y
    case .down: movement.y
    }
  }

  /// How far a movement goes to the side, whichever.
  @inlinable
  public func across(_ movement: PointVector) -> Double {
    switch self {
    case .left, .right: movement.y.magnitude
    case .up, .down: movement.x.magnitude
    }
  }

  /// The progress that a movement makes of a length; 0 at the start, negative behind it, 1 at the
  /// length. A length that is not above zero has none.
  public func progress(of movement: PointVector, length: Double) -> Double {
    let along = along(movement)
    return length > 0 && along.isFinite ? along / length : 0
  }

  /// Whether a movement goes this way, at most so many degrees off to either side.
  public func permits(_ movement: PointVector, cone: Double) -> Bool {
    let along = along(movement)
    let across = across(movement)
    // The usual cone is compared exactly, so that a diagonal is on no rounding's side.
    if cone == 45 { return along > 0 && across <= along }
    if cone >= 180 { return true }
    return along != 0 || across != 0
      ? Mathematics.atan2(across, along) <= cone * (Double.pi / 180) : false
  }

  /// As it is written in thresholds and traces.
  public var name: StaticString {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }

  /// The way back.
  public var opposite: TransitionDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
