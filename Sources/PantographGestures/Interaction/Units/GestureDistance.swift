/// A distance, in whichever unit it is meant.
@frozen
public struct GestureDistance: Hashable, Sendable {
  /// How many of the unit.
  public var value: Double
  /// What they are counted in.
  public var unit: GestureUnit

  /// A distance of so many.
  public init(_ value: Double, _ unit: GestureUnit) {
    self.value = value
    self.unit = unit
  }

  /// Points on the screen.
  public static func points(_ value: Double) -> GestureDistance { GestureDistance(value, .points) }
  /// Millimetres of the hand, on the surface.
  public static func millimetres(_ value: Double) -> GestureDistance {
    GestureDistance(value, .millimetres)
  }
  /// Ways from no progress to all of it.
  public static func lengths(_ value: Double) -> GestureDistance {
    GestureDistance(value, .lengths)
  }

  /// The distance in points on a space.
  public func points(in space: InteractionSpace) -> Double {
    switch unit {
    case .points: value
    case .millimetres: value * space.pointsPerMillimetre
    case .lengths: value * space.length
    }
  }
}
