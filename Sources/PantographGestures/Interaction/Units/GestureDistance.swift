/// A distance with its unit.
@frozen
public struct GestureDistance: Hashable, Sendable {
  /// The distance in `unit`.
  public var value: Double
  /// The unit of the distance.
  public var unit: GestureUnit

  /// Creates a distance.
  public init(_ value: Double, _ unit: GestureUnit) {
    self.value = value
    self.unit = unit
  }

  /// Creates a distance in points on the screen.
  public static func points(_ value: Double) -> GestureDistance { GestureDistance(value, .points) }
  /// Creates a distance in millimetres of the hand on the surface.
  public static func millimetres(_ value: Double) -> GestureDistance {
    GestureDistance(value, .millimetres)
  }
  /// Creates a distance in multiples of the transition's length.
  public static func lengths(_ value: Double) -> GestureDistance {
    GestureDistance(value, .lengths)
  }

  /// Returns the distance in points in a space.
  public func points(in space: InteractionSpace) -> Double {
    switch unit {
    case .points: value
    case .millimetres: value * space.pointsPerMillimetre
    case .lengths: value * space.length
    }
  }
}

/// Unit of an interaction's distances.
@frozen
public enum GestureUnit: UInt8, Hashable, Sendable, CaseIterable {
  /// Points of the screen.
  case points
  /// Millimetres of the hand on the surface.
  case millimetres
  /// Lengths of the transition.
  case lengths

  /// The unit's symbol after a number.
  public var symbol: StaticString {
    switch self {
    case .points: "pt"
    case .millimetres: "mm"
    case .lengths: "length"
    }
  }
}

/// Size of the moved object and scale of the hand's movement.
@frozen
public struct InteractionSpace: Hashable, Sendable {
  /// Distance from progress 0 to 1, in points.
  public var length: Double
  /// Points that the object moves for each millimetre of the hand.
  public var pointsPerMillimetre: Double

  /// Creates a space. A length or scale that is not positive becomes 1.
  public init(length: Double, pointsPerMillimetre: Double = 1 / PointScale.phone) {
    self.length = length > 0 && length.isFinite ? length : 1
    let isScale = pointsPerMillimetre > 0 && pointsPerMillimetre.isFinite
    self.pointsPerMillimetre = isScale ? pointsPerMillimetre : 1
  }
}
