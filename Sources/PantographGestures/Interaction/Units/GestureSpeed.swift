/// A speed with its unit, per second.
@frozen
public struct GestureSpeed: Hashable, Sendable {
  /// Number of units.
  public var value: Double
  /// The unit.
  public var unit: GestureUnit

  /// Creates a speed, per second.
  public init(_ value: Double, _ unit: GestureUnit) {
    self.value = value
    self.unit = unit
  }

  /// Points of the screen per second.
  public static func points(_ value: Double) -> GestureSpeed { GestureSpeed(value, .points) }
  /// Millimetres of the hand per second.
  public static func millimetres(_ value: Double) -> GestureSpeed {
    GestureSpeed(value, .millimetres)
  }
  /// Lengths of the transition per second.
  public static func lengths(_ value: Double) -> GestureSpeed { GestureSpeed(value, .lengths) }

  /// The speed in points per second in a space.
  public func points(in space: InteractionSpace) -> Double {
    GestureDistance(value, unit).points(in: space)
  }
}
