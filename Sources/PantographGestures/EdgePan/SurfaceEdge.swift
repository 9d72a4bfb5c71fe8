import PantographTouches

/// A side of a touch surface.
@frozen
public enum SurfaceEdge: UInt8, Hashable, Sendable, CaseIterable {
  /// As the surface lies before the hand.
  case left, right, top, bottom

  /// The way from this edge into the surface.
  public var inward: PanDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .down
    case .bottom: .up
    }
  }

  /// How far a place lies inside this edge of a surface of that size, in millimetres.
  public func distance(of place: Vector, on size: Vector) -> Double {
    switch self {
    case .left: place.x
    case .right: size.x - place.x
    case .top: place.y
    case .bottom: size.y - place.y
    }
  }
}
