import PantographTouches

/// The direction of a stroke, as its maker sees the surface.
public enum StrokeDirection: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down

  /// One millimetre this way.
  var unit: Vector {
    switch self {
    case .left: Vector(x: -1, y: 0)
    case .right: Vector(x: 1, y: 0)
    case .up: Vector(x: 0, y: -1)
    case .down: Vector(x: 0, y: 1)
    }
  }
}
