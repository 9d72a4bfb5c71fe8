import PantographTouches

/// A side of a touch surface.
@frozen
public enum SurfaceEdge: UInt8, Hashable, Sendable, CaseIterable {
  /// The sides of the surface, named as the person in front of the surface sees them.
  case left, right, top, bottom

  /// The direction from this edge into the surface.
  public var inward: PanDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .down
    case .bottom: .up
    }
  }

  /// Distance of a point from this edge, on a surface of the given size, in millimetres.
  public func distance(of place: Vector, on size: Vector) -> Double {
    switch self {
    case .left: place.x
    case .right: size.x - place.x
    case .top: place.y
    case .bottom: size.y - place.y
    }
  }
}
