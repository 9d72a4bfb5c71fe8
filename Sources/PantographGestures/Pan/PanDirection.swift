import PantographTouches

/// Direction in which a pan may begin.
@frozen
public enum PanDirection: Hashable, Sendable {
  /// Any direction.
  case any
  /// Movement at least as much sideways as up or down.
  case horizontal
  /// Movement at least as much up or down as sideways.
  case vertical
  /// Movement in one direction, and at most as much sideways as forward.
  case left, right, up, down

  /// True if a movement has this direction.
  public func permits(_ movement: Vector) -> Bool {
    let isHorizontal = movement.x.magnitude >= movement.y.magnitude
    let isVertical = movement.y.magnitude >= movement.x.magnitude
    return switch self {
    case .any: true
    case .horizontal: isHorizontal
    case .vertical: isVertical
    case .left: isHorizontal && movement.x < 0
    case .right: isHorizontal && movement.x > 0
    case .up: isVertical && movement.y < 0
    case .down: isVertical && movement.y > 0
    }
  }
}
