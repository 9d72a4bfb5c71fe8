/// A velocity in the plane, in the unit of its samples per second.
@frozen
public struct Velocity: Hashable, Sendable {
  /// Units a second along x.
  public var x: Double
  /// Units a second along y.
  public var y: Double

  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// At rest.
  public static let zero = Velocity(x: 0, y: 0)

  /// Units a second in whatever direction.
  @inlinable
  public var speed: Double { (x * x + y * y).squareRoot() }

  /// Itself, or none where it is not finite.
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
