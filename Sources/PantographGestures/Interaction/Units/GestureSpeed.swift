/// A speed, in whichever unit it is meant, a second.
@frozen
public struct GestureSpeed: Hashable, Sendable {
  /// How many of the unit.
  public var value: Double
  /// What they are counted in.
  public var unit: GestureUnit

  /// A speed of so many a second.
  public init(_ value: Double, _ unit: GestureUnit) {
    self.value = value
    self.unit = unit
  }

  /// Points of the screen a second.
  public static func points(_ value: Double) -> GestureSpeed { GestureSpeed(value, .points) }
  /// Millimetres of the hand a second.
  public static func millimetres(_ value: Double) -> GestureSpeed {
    GestureSpeed(value, .millimetres)
  }
  /// Whole ways a second.
  public static func lengths(_ value: Double) -> GestureSpeed { GestureSpeed(value, .lengths) }

  /// The speed in points a second on a space.
  public func points(in space: InteractionSpace) -> Double {
    GestureDistance(value, unit).points(in: space)
  }
}
