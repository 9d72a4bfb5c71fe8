/// A velocity in the plane, in the samples' unit per second.
@frozen
public struct Velocity: Hashable, Sendable {
  /// The velocity along x, in units per second.
  public var x: Double
  /// The velocity along y, in units per second.
  public var y: Double

  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The velocity of an object at rest.
  public static let zero = Velocity(x: 0, y: 0)

  /// The magnitude of the velocity, in units per second.
  @inlinable
  public var speed: Double { (x * x + y * y).squareRoot() }

  /// This velocity if it is finite, otherwise zero.
  var orZero: Velocity { x.isFinite && y.isFinite ? self : .zero }

  @inlinable
  public static func + (left: Velocity, right: Velocity) -> Velocity {
    Velocity(x: left.x + right.x, y: left.y + right.y)
  }

  @inlinable
  public static func - (left: Velocity, right: Velocity) -> Velocity {
    Velocity(x: left.x - right.x, y: left.y - right.y)
  }

  @inlinable
  public static func * (left: Velocity, ratio: Double) -> Velocity {
    Velocity(x: left.x * ratio, y: left.y * ratio)
  }
}
