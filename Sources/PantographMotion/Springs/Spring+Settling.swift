extension Spring {
  /// The share of the distance that is left when a spring counts as settled.
  public static let settledShare = 0.001

  /// Returns the seconds after which the value stays within `tolerance` of the target; infinite for
  /// a spring without damping. Computed from an upper bound of the distance, so the time can be a
  /// little longer than needed.
  public func settlingTime(
    from start: MotionState = MotionState(value: 0), to target: Double = 1,
    within tolerance: Double = settledShare
  ) -> Double {
    let distance = start.value.finite(or: target) - target
    let velocity = start.velocity.finite(or: 0)
    guard angularFrequency.isFinite, distance != 0 || velocity != 0 else { return 0 }
    guard tolerance > 0, dampingRatio > 0 else { return .infinity }
    if velocity == 0, distance.magnitude <= tolerance, dampingRatio >= 1 { return 0 }
    let push = velocity + rate * distance
    guard dampingRatio >= 1 else {
      let swing = angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
      let square = distance * distance + (push / swing) * (push / swing)
      return max(0, Mathematics.log(square.squareRoot() / tolerance) / rate)
    }
    // The bound of the distance rises for at most 1/ω seconds and falls from then on.
    func bound(_ seconds: Double) -> Double {
      let (even, odd) = shares(after: seconds)
      return distance.magnitude * even + push.magnitude * odd
    }
    return Self.crossing(of: tolerance, after: 1 / angularFrequency, bound)
  }

  /// The duration of a layer's animation with this spring, from rest and with a mass of 1, by Core
  /// Animation's formula. From critical damping on it is our own: the exact time, rounded up to
  /// tenths of a second as Core Animation does.
  public var settlingDuration: Double {
    guard angularFrequency.isFinite else { return 0 }
    if dampingRatio == 0 { return Double(Float.greatestFiniteMagnitude) }
    if dampingRatio < 1 {
      let root = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
      return Mathematics.log((1 + dampingRatio / root) / Self.settledShare) / rate
    }
    return (settlingTime() * 10 - 1e-9).rounded(.up) / 10
  }

  /// Returns the time at which a function that falls from `start` on passes below `limit`, with a
  /// relative error of at most 10⁻¹².
  private static func crossing(
    of limit: Double, after start: Double, _ function: (Double) -> Double
  ) -> Double {
    if function(start) <= limit { return start }
    var low = start
    var high = start * 2
    while function(high) > limit {
      low = high
      high *= 2
      if high == .infinity { return high }
    }
    while high - low > 1e-12 * high {
      let middle = low + (high - low) / 2
      if function(middle) > limit { low = middle } else { high = middle }
    }
    return high
  }
}
