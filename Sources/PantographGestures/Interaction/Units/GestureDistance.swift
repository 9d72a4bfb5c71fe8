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
