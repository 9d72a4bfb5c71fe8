import PantographTouches

/// Which way a gesture went.
@frozen
public enum GestureDirection: UInt8, Hashable, Sendable, CaseIterable {
  case left, right, up, down
  /// Fingers closed, parted.
  case `in`, out
  case clockwise, counterclockwise

  /// The way that a movement went most; nil for none.
  public init?(_ movement: Vector) {
    if movement == .zero { return nil }
    if movement.x.magnitude >= movement.y.magnitude {
      self = movement.x < 0 ? .left : .right
    } else {
      self = movement.y < 0 ? .up : .down
    }
  }
}
