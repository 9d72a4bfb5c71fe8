/// How far a thing follows a finger that pulls it past its limit: less and less, and never further
/// than its own dimension.
@frozen
public struct RubberBand: Hashable, Sendable {
  /// The share of the pull that is followed at first.
  public let coefficient: Double
  /// The offset that is never reached; the size of what is pulled.
  public let dimension: Double

  /// A coefficient or a dimension that is not above zero makes a band that does not give.
  public init(dimension: Double, coefficient: Double = 0.55) {
    let isPossible = dimension > 0 && coefficient > 0
    self.dimension = isPossible ? dimension.finite(or: 0) : 0
    self.coefficient = isPossible ? coefficient.finite(or: 0) : 0
  }

  /// The offset for a pull, on the same side.
  public func offset(pull: Double) -> Double {
    guard isElastic, !pull.isNaN else { return 0 }
    if pull.isInfinite { return pull > 0 ? dimension : -dimension }
    // Written without the difference of two near ones, which would cost a small pull its digits.
    return coefficient * pull / (1 + coefficient * pull.magnitude / dimension)
  }

  /// How much the offset moves for each unit of the pull: what a velocity is multiplied by.
  public func slope(pull: Double) -> Double {
    guard isElastic, !pull.isNaN else { return 0 }
    let stretch = 1 + coefficient * pull.magnitude / dimension
    return coefficient / (stretch * stretch)
  }

  /// The pull that gives this offset. Offsets that no pull gives are taken as a millionth less than
  /// the dimension.
  public func pull(offset: Double) -> Double {
    guard isElastic, !offset.isNaN else { return 0 }
    let limit = dimension * (1 - 1e-6)
    let offset = min(max(offset, -limit), limit)
    return offset / (coefficient * (1 - offset.magnitude / dimension))
  }

  /// A finger's state, past its limit at zero, as that of the thing it pulls.
  public func state(pull: MotionState) -> MotionState {
    MotionState(
      value: offset(pull: pull.value),
      velocity: pull.velocity.finite(or: 0) * slope(pull: pull.value))
  }

  /// A value that is free within the limits, and on the band beyond them.
  public func limited(_ value: Double, to limits: ClosedRange<Double>) -> Double {
    if value < limits.lowerBound {
      return limits.lowerBound + offset(pull: value - limits.lowerBound)
    }
    if value > limits.upperBound {
      return limits.upperBound + offset(pull: value - limits.upperBound)
    }
    return value.isNaN ? limits.lowerBound : value
  }

  /// The value that `limited` takes to this one.
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
