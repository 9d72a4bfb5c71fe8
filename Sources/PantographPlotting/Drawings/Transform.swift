/// A scaling followed by a movement.
public struct Transform: Hashable, Sendable {
  /// The factor by which everything is scaled.
  public var scale: Double
  /// The distance by which everything is moved after the scaling.
  public var offset: Point

  public init(scale: Double = 1, offset: Point = Point(0, 0)) {
    self.scale = scale
    self.offset = offset
  }

  /// The transform that changes nothing.
  public static let identity = Transform()
}
