import PantographTouches

/// Which way a pan may begin.
@frozen
public enum PanDirection: Hashable, Sendable {
  /// Whichever way the fingers go.
  case any
  /// More sideways than up or down, or as much.
  case horizontal
  /// More up or down than sideways, or as much.
  case vertical
  /// One way alone, and no further to the side than forwards.
  case left, right, up, down

  /// Whether a movement goes this way: forwards, and no further to the side than forwards.
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
