import PantographTouches

/// The direction of a stroke, as the user sees the surface.
public enum StrokeDirection: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down

  /// A vector of one millimetre in this direction.
  var unit: Vector {
    switch self {
    case .left: Vector(x: -1, y: 0)
    case .right: Vector(x: 1, y: 0)
    case .up: Vector(x: 0, y: -1)
    case .down: Vector(x: 0, y: 1)
    }
  }
}
