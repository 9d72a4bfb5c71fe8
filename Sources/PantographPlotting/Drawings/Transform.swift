/// Moves and scales what is drawn.
public struct Transform: Hashable, Sendable {
  /// The factor by which everything grows, before it is moved.
  public var scale: Double
  /// How far everything is moved.
  public var offset: Point

  public init(scale: Double = 1, offset: Point = Point(0, 0)) {
    self.scale = scale
    self.offset = offset
  }

  /// Changes nothing.
  public static let identity = Transform()
}
