/// A speed, in whichever unit it is meant, a second.
@frozen
public struct GestureSpeed: Hashable, Sendable {
  public var value: Double
  public var unit: GestureUnit

  public init(_ value: Double, _ unit: GestureUnit) {
    self.value = value
    self.unit = unit
  }

  public static func points(_ value: Double) -> GestureSpeed { GestureSpeed(value, .points) }
  public static func millimetres(_ value: Double) -> GestureSpeed {
    GestureSpeed(value, .millimetres)
  }
  public static func lengths(_ value: Double) -> GestureSpeed { GestureSpeed(value, .lengths) }

  /// The speed in points a second on a space.
  public func points(in space: InteractionSpace) -> Double {
    GestureDistance(value, unit).points(in: space)
  }
}
