/// A position or a movement on a screen, in points; x to the right, y downwards.
///
/// A `Vector` is what the hand does on the surface, in millimetres; how many points a millimetre is
/// turns the one into the other, and nothing else does.
@frozen
public struct PointVector: Hashable, Sendable {
  /// To the right, in points.
  public var x: Double
  /// Downwards, in points.
  public var y: Double

  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A position or a movement on a surface on which a millimetre is so many points.
  @inlinable
  public init(_ millimetres: Vector, pointsPerMillimetre: Double) {
    self.init(x: millimetres.x * pointsPerMillimetre, y: millimetres.y * pointsPerMillimetre)
  }

  /// No way at all, or the origin.
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
  /// The way of the hand that so many points are, on a surface on which a millimetre is that many.
  @inlinable
  public init(_ points: PointVector, pointsPerMillimetre: Double) {
    self.init(x: points.x / pointsPerMillimetre, y: points.y / pointsPerMillimetre)
  }
}
