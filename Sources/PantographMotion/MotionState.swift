/// A moving value and its velocity per second.
@frozen
public struct MotionState: Hashable, Sendable {
  /// The position, in the caller's unit.
  public var value: Double
  /// The change of the value per second.
  public var velocity: Double

  @inlinable
  public init(value: Double, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }
}

extension Double {
  /// Returns this number if it is finite, otherwise `other`.
  func finite(or other: Double) -> Double {
    isFinite ? self : other
  }

  /// Returns the number in the range that is nearest to this number, or `other` if this is not a
  /// number.
  func limited(to range: ClosedRange<Double>, notANumber other: Double) -> Double {
    if isNaN { return other }
    return self < range.lowerBound ? range.lowerBound : min(self, range.upperBound)
  }
}
