import PantographTouches

/// Direction of a gesture.
@frozen
public enum GestureDirection: UInt8, Hashable, Sendable, CaseIterable {
  case left, right, up, down
  /// Directions of a pinch: fingers close, fingers part.
  case `in`, out
  case clockwise, counterclockwise

  /// The main direction of a movement; nil for a zero movement.
  public init?(_ movement: Vector) {
    if movement == .zero { return nil }
    if movement.x.magnitude >= movement.y.magnitude {
      self = movement.x < 0 ? .left : .right
    } else {
      self = movement.y < 0 ? .up : .down
    }
  }
}
