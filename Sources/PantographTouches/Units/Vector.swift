/// A position or a movement on a touch surface, in millimetres; x to the right, y downwards.
@frozen
public struct Vector: Hashable, Sendable {
  /// The distance to the right, in millimetres.
  public var x: Double
  /// The distance downwards, in millimetres.
  public var y: Double

  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, or no movement.
  public static let zero = Vector(x: 0, y: 0)

  /// The distance from the origin.
  @inlinable
  public var length: Double { (x * x + y * y).squareRoot() }

  @inlinable
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x + right.x, y: left.y + right.y)
  }

  @inlinable
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x - right.x, y: left.y - right.y)
  }

  @inlinable
  public static func * (left: Vector, ratio: Double) -> Vector {
    Vector(x: left.x * ratio, y: left.y * ratio)
  }

  @inlinable
  public static func / (left: Vector, ratio: Double) -> Vector {
    Vector(x: left.x / ratio, y: left.y / ratio)
  }

  @inlinable
  public static func += (left: inout Vector, right: Vector) {
    left = left + right
  }
}
