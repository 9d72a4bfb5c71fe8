/// A follower of one motion that computes its velocity by an estimator.
///
/// A value without allocation; it stores the last 160 samples in place.
public struct VelocityTracker: Sendable {
  /// The number of newest samples that a velocity can depend on.
  package static var capacity: Int { SampleHistory.capacity }

  /// The samples that the velocity at the newest one, or later, can depend on.
  package var reach: VelocityReach {
    VelocityReach(samples: limits.samples, age: max(limits.horizon, limits.hold))
  }

  private let rule: VelocityRule
  private let limits: VelocityLimits
  private var history: SampleHistory
  /// The velocity last computed, and its time. Nil after a new sample.
  private var known: (time: Int64, velocity: Velocity)?

  public init(_ estimator: VelocityEstimator = .lsq2) {
    rule = estimator.rule
    limits = estimator.limits
    history = SampleHistory(longestPause: limits.gap)
  }

  /// Adds the next sample. A sample with the time of the last one replaces it. Earlier samples, and
  /// samples whose position is not finite, are ignored.
  public mutating func add(_ sample: MotionSample) {
    known = nil
    history.add(sample)
  }

  /// Returns the velocity at a moment, in microseconds on the samples' clock.
  ///
  /// The velocity is zero once the position has not changed for the estimator's `hold`, however
  /// often the position was reported: a finger that stops before it lifts throws nothing. The
  /// velocity is always finite; it is zero if the samples lie too far apart.
  public func velocity(at time: Int64) -> Velocity {
    var copy = self
    return copy.fittedVelocity(at: time)
  }

  /// Returns the velocity at a moment without a copy of the samples. A second call for the same
  /// moment is free.
  public mutating func fittedVelocity(at time: Int64) -> Velocity {
    if let known, known.time == time { return known.velocity }
    let velocity = fit(at: time)
    known = (time, velocity)
    return velocity
  }

  /// Returns the velocity at a moment before the newest samples, as computed without them.
  public func pastVelocity(at time: Int64) -> Velocity {
    var past = self
    past.history.rewind(to: time)
    return past.fit(at: time)
  }

  private mutating func fit(at time: Int64) -> Velocity {
    guard isMoving(at: time) else { return .zero }
    let usable = history.usable(by: limits, at: time)
    // The general fit does the same, but has a large stack frame to set up.
    if rule.isParabola(through: usable), history.isNear(usable) {
      return history.parabola(usable).orZero
    }
    return rule.velocity(of: &history, usable: usable, at: time).orZero
  }

  /// Whether the position has changed within the estimator's `hold`.
  private func isMoving(at time: Int64) -> Bool {
    history.count > 0 && MotionSample.span(from: history.movedAt, to: time) <= limits.hold
  }

  /// Returns the velocities of two motions with the same sample times and the same estimator. Most
  /// of a parabola depends only on the times; that part is computed once for both.
  static func fittedVelocities(
    _ first: inout VelocityTracker, _ second: inout VelocityTracker, at time: Int64
  ) -> (Velocity, Velocity) {
    if first.known == nil, second.known == nil, first.isMoving(at: time) {
      let usable = first.history.usable(by: first.limits, at: time)
      if first.rule.isParabola(through: usable), first.history.isNear(usable) {
        var parabola = Parabola(usable, of: &first.history)
        let velocity = parabola.slope(of: &first.history).orZero
        let isMoving = second.isMoving(at: time)
        let other = isMoving ? parabola.slope(of: &second.history).orZero : .zero
        first.known = (time, velocity)
        second.known = (time, other)
        return (velocity, other)
      }
    }
    return (first.fittedVelocity(at: time), second.fittedVelocity(at: time))
  }

  /// Removes all samples, for a new motion.
  public mutating func reset() {
    known = nil
    history.removeAll()
  }
}

/// The samples that a velocity can depend on: so many of the newest, up to an age in microseconds.
package struct VelocityReach: Hashable, Sendable {
  package var samples: Int
  package var age: Int64

  package static let unlimited = VelocityReach(samples: VelocityTracker.capacity, age: .max)
}
