/// A position or a movement on a screen, in points; x to the right, y downwards.
///
/// A `Vector` is a position or movement on the touch surface, in millimetres. The number of points
/// per millimetre converts one into the other; there is no other conversion.
@frozen
public struct PointVector: Hashable, Sendable {
  /// The distance to the right, in points.
  public var x: Double
  /// The distance downwards, in points.
  public var y: Double

  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Converts a position or movement from millimetres to points.
  @inlinable
  public init(_ millimetres: Vector, pointsPerMillimetre: Double) {
    self.init(x: millimetres.x * pointsPerMillimetre, y: millimetres.y * pointsPerMillimetre)
  }

  /// The origin, or no movement.
  public static let zero = PointVector(x: 0, y: 0)

  /// The distance from the origin.
  @inlinable
  public var length: Double { (x * x + y * y).squareRoot() }

  @inlinable
  public static func + (left: PointVector, right: PointVector) -> PointVector {
    PointVector(x: left.x + right.x, y: left.y + right.y)
  }

  @inlinable
  public static func - (left: PointVector, right: PointVector) -> PointVector {
    PointVector(x: left.x - right.x, y: left.y - right.y)
  }

  @inlinable
  public static func * (left: PointVector, ratio: Double) -> PointVector {
    PointVector(x: left.x * ratio, y: left.y * ratio)
  }

  @inlinable
  public static func += (left: inout PointVector, right: PointVector) {
    left = left + right
  }
}

extension Vector {
  /// Converts a position or movement from points to millimetres on the surface.
  @inlinable
  public init(_ points: PointVector, pointsPerMillimetre: Double) {
    self.init(x: points.x / pointsPerMillimetre, y: points.y / pointsPerMillimetre)
  }
}
