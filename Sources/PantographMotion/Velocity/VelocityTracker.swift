/// Follows one motion, and tells its velocity by the estimator that it was given.
///
/// A value without allocation; it holds the last 160 samples in place.
public struct VelocityTracker: Sendable {
  private let rule: VelocityRule
  private let limits: VelocityLimits
  private var history: SampleHistory
  /// What was read since the last sample.
  private var known: (time: Int64, velocity: Velocity)?

  public init(_ estimator: VelocityEstimator = .lsq2) {
    rule = estimator.rule
    limits = estimator.limits
    history = SampleHistory(longestPause: limits.gap)
  }

  /// Adds the next sample. One of the same time as the last replaces it; an earlier one, and one
  /// whose position is not finite, is left out.
  public mutating func add(_ sample: MotionSample) {
    known = nil
    history.add(sample)
  }

  /// The velocity at a moment, in microseconds on the samples' clock.
  ///
  /// Zero once the position has not changed for the estimator's `hold`, however often that was
  /// reported: a finger that stops before it lifts throws nothing. Never anything but finite: zero
  /// where the samples lie too far apart to tell.
  public func velocity(at time: Int64) -> Velocity {
    var copy = self
    return copy.fittedVelocity(at: time)
  }

  /// The same without a copy of the samples; asked again it costs nothing.
  public mutating func fittedVelocity(at time: Int64) -> Velocity {
    if let known, known.time == time { return known.velocity }
    let velocity = fit(at: time)
    known = (time, velocity)
    return velocity
  }

  /// The velocity as it was read at a moment before the newest samples came.
  public func pastVelocity(at time: Int64) -> Velocity {
    var past = self
    past.history.rewind(to: time)
    return past.fit(at: time)
  }

  private mutating func fit(at time: Int64) -> Velocity {
    guard isMoving(at: time) else { return .zero }
    let usable = history.usable(by: limits, at: time)
    return rule.velocity(of: &history, usable: usable, at: time).orZero
  }

  /// Whether the position has changed within the estimator's `hold`.
  private func isMoving(at time: Int64) -> Bool {
    history.count > 0 && MotionSample.span(from: history.movedAt, to: time) <= limits.hold
  }

  /// The velocities of two motions whose samples are of the same moments and that have the same
  /// estimator. Most of a parabola owes to the moments alone, and is then worked out once for both.
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

  /// Forgets all samples: a new motion begins.
  public mutating func reset() {
    known = nil
    history.removeAll()
  }
}
