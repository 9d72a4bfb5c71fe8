/// A distance, in whichever unit it is meant.
@frozen
public struct GestureDistance: Hashable, Sendable {
  public var value: Double
  public var unit: GestureUnit

  public init(_ value: Double, _ unit: GestureUnit) {
    self.value = value
    self.unit = unit
  }

  public static func points(_ value: Double) -> GestureDistance { GestureDistance(value, .points) }
  public static func millimetres(_ value: Double) -> GestureDistance {
    GestureDistance(value, .millimetres)
  }
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
