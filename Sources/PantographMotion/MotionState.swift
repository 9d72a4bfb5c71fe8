/// A value that moves: where it is, and how fast, per second.
@frozen
public struct MotionState: Hashable, Sendable {
  /// The place, in the caller's unit.
  public var value: Double
  /// The change of the value a second.
  public var velocity: Double

  @inlinable
  public init(value: Double, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }
}

extension Double {
  /// This number, or another where it is not a finite one.
  func finite(or other: Double) -> Double {
    isFinite ? self : other
  }

  /// The nearest number of the range, and another one in place of not a number.
  func limited(to range: ClosedRange<Double>, notANumber other: Double) -> Double {
    if isNaN { return other }
    return self < range.lowerBound ? range.lowerBound : min(self, range.upperBound)
  }
}
