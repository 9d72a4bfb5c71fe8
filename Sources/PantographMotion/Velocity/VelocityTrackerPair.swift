/// Follows two motions that are sampled at the same moments, and tells the velocities of both.
///
/// Most of a fit owes to the moments alone and is done once.
package struct VelocityTrackerPair: Sendable {
  private var first: VelocityTracker
  private var second: VelocityTracker
  /// Whether no sample of one was left out and that of the other taken.
  private var isInStep = true

  package init(_ estimator: VelocityEstimator) {
    first = VelocityTracker(estimator)
    second = VelocityTracker(estimator)
  }

  /// Adds the next sample of each; both are of the moment, in microseconds.
  package mutating func add(
    at time: Int64, first place: (x: Double, y: Double), second other: (x: Double, y: Double)
  ) {
    let sample = MotionSample(time: time, x: place.x, y: place.y)
    let twin = MotionSample(time: time, x: other.x, y: other.y)
    if sample.isPlace != twin.isPlace { isInStep = false }
    first.add(sample)
    second.add(twin)
  }

  /// The first motion's velocity at a moment.
  package mutating func firstVelocity(at time: Int64) -> Velocity {
    first.fittedVelocity(at: time)
  }

  /// The velocities of both at a moment.
  package mutating func velocities(at time: Int64) -> (first: Velocity, second: Velocity) {
    if isInStep { return VelocityTracker.fittedVelocities(&first, &second, at: time) }
    return (first.fittedVelocity(at: time), second.fittedVelocity(at: time))
  }

  /// Forgets all samples: new motions begin.
  package mutating func reset() {
    first.reset()
    second.reset()
    isInStep = true
  }
}
