/// Follows one motion, and tells its velocity by the estimator that it was given.
///
/// A value without allocation; it holds the last 160 samples in place.
public struct VelocityTracker: Sendable {
  public let estimator: VelocityEstimator
  private var history = SampleHistory()

  public init(_ estimator: VelocityEstimator = .lsq2) {
    self.estimator = estimator
  }

  /// Adds the next sample. One of the same time as the last replaces it; an earlier one, and one
  /// whose position is not finite, is left out.
  public mutating func add(_ sample: MotionSample) {
    history.add(sample)
  }

  /// The velocity at a moment, in microseconds on the samples' clock.
  ///
  /// Zero once the position has not changed for the estimator's `hold`, however often that was
  /// reported: a finger that stops before it lifts throws nothing. Never anything but finite: zero
  /// where the samples lie too far apart to tell.
  public func velocity(at time: Int64) -> Velocity {
    guard history.count > 0 else { return .zero }
    let still = MotionSample.span(from: history.movedAt, to: time)
    guard still <= estimator.limits.hold else { return .zero }
    let usable = history.usable(by: estimator.limits, at: time)
    let velocity = estimator.rule.velocity(of: history, usable: usable, at: time)
    return velocity.x.isFinite && velocity.y.isFinite ? velocity : .zero
  }

  /// Forgets all samples: a new motion begins.
  public mutating func reset() {
    history.removeAll()
  }
}
