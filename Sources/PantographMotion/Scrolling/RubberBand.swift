/// The offset of an object that is pulled past its limit. It follows the finger less and less, and
/// never by more than its own dimension.
@frozen
public struct RubberBand: Hashable, Sendable {
  /// The share of the pull that the object follows at first.
  public let coefficient: Double
  /// The offset that is never reached: the size of the pulled object.
  public let dimension: Double

  /// Creates a band. The band does not stretch if the dimension or the coefficient is not above 0.
  public init(dimension: Double, coefficient: Double = 0.55) {
    let isPossible = dimension > 0 && coefficient > 0
    self.dimension = isPossible ? dimension.finite(or: 0) : 0
    self.coefficient = isPossible ? coefficient.finite(or: 0) : 0
  }

  /// Returns the offset for a pull, with the same sign.
  public func offset(pull: Double) -> Double {
    guard isElastic, !pull.isNaN else { return 0 }
    if pull.isInfinite { return pull > 0 ? dimension : -dimension }
    // This form has no difference of two nearly equal numbers, in which a small pull would lose
    // digits.
    return coefficient * pull / (1 + coefficient * pull.magnitude / dimension)
  }

  /// Returns the change of the offset per unit of pull. The finger's velocity times this slope is
  /// the object's velocity.
  public func slope(pull: Double) -> Double {
    guard isElastic, !pull.isNaN else { return 0 }
    let stretch = 1 + coefficient * pull.magnitude / dimension
    return coefficient / (stretch * stretch)
  }

  /// Returns the pull that gives this offset. An offset that no pull gives is limited to a
  /// millionth less than the dimension.
  public func pull(offset: Double) -> Double {
    guard isElastic, !offset.isNaN else { return 0 }
    let limit = dimension * (1 - 1e-6)
    let offset = min(max(offset, -limit), limit)
    return offset / (coefficient * (1 - offset.magnitude / dimension))
  }

  /// Converts a finger's position and velocity past the limit, which is at 0, to those of the
  /// pulled object.
  public func state(pull: MotionState) -> MotionState {
    MotionState(
      value: offset(pull: pull.value),
      velocity: pull.velocity.finite(or: 0) * slope(pull: pull.value))
  }

  /// Returns a value that is free within the limits and follows the band beyond them.
  public func limited(_ value: Double, to limits: ClosedRange<Double>) -> Double {
    if value < limits.lowerBound {
      return limits.lowerBound + offset(pull: value - limits.lowerBound)
    }
    if value > limits.upperBound {
      return limits.upperBound + offset(pull: value - limits.upperBound)
    }
    return value.isNaN ? limits.lowerBound : value
  }

  /// Returns the unlimited value that `limited` maps to `value`.
  public func free(_ value: Double, from limits: ClosedRange<Double>) -> Double {
    if value < limits.lowerBound {
      return limits.lowerBound + pull(offset: value - limits.lowerBound)
    }
    if value > limits.upperBound {
      return limits.upperBound + pull(offset: value - limits.upperBound)
    }
    return value.isNaN ? limits.lowerBound : value
  }

  private var isElastic: Bool { dimension > 0 && coefficient > 0 }
}
