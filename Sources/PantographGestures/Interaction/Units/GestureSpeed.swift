/// A speed with its unit, per second.
@frozen
public struct GestureSpeed: Hashable, Sendable {
  /// The speed in `unit` per second.
  public var value: Double
  /// The unit of length of the speed.
  public var unit: GestureUnit

  /// Creates a speed, per second.
  public init(_ value: Double, _ unit: GestureUnit) {
    self.value = value
    self.unit = unit
  }

  /// Creates a speed in points of the screen per second.
  public static func points(_ value: Double) -> GestureSpeed { GestureSpeed(value, .points) }
  /// Creates a speed in millimetres of the hand per second.
  public static func millimetres(_ value: Double) -> GestureSpeed {
    GestureSpeed(value, .millimetres)
  }
  /// Creates a speed in lengths of the transition per second.
  public static func lengths(_ value: Double) -> GestureSpeed { GestureSpeed(value, .lengths) }

  /// Returns the speed in points per second in a space.
  public func points(in space: InteractionSpace) -> Double {
    GestureDistance(value, unit).points(in: space)
  }
}
