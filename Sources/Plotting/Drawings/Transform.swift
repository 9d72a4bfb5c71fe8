/// Moves and scales what is drawn.
public struct Transform: Hashable, Sendable {
  public var scale: Double
  public var offset: Point

  public init(scale: Double = 1, offset: Point = Point(0, 0)) {
    self.scale = scale
    self.offset = offset
  }

  public static let identity = Transform()
}
