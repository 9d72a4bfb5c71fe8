/// A follower of two motions that are sampled at the same moments; it computes both velocities.
///
/// Most of a fit depends only on the times and is computed once.
package struct VelocityTrackerPair: Sendable {
  private var first: VelocityTracker
  private var second: VelocityTracker
  /// Whether each sample was accepted for both motions or for none.
  private var isInStep = true

  package init(_ estimator: VelocityEstimator) {
    first = VelocityTracker(estimator)
    second = VelocityTracker(estimator)
  }

  /// Adds the next sample of each motion, both at `time` in microseconds.
  package mutating func add(
    at time: Int64, first place: (x: Double, y: Double), second other: (x: Double, y: Double)
  ) {
    let sample = MotionSample(time: time, x: place.x, y: place.y)
    let twin = MotionSample(time: time, x: other.x, y: other.y)
    if sample.isPlace != twin.isPlace { isInStep = false }
    first.add(sample)
    second.add(twin)
  }

  /// Returns the first motion's velocity at a moment, in microseconds.
  package mutating func firstVelocity(at time: Int64) -> Velocity {
    first.fittedVelocity(at: time)
  }

  /// Returns the velocities of both motions at a moment, in microseconds.
  package mutating func velocities(at time: Int64) -> (first: Velocity, second: Velocity) {
    if isInStep { return VelocityTracker.fittedVelocities(&first, &second, at: time) }
    return (first.fittedVelocity(at: time), second.fittedVelocity(at: time))
  }

  /// Removes all samples, for new motions.
  package mutating func reset() {
    first.reset()
    second.reset()
    isInStep = true
  }
}
