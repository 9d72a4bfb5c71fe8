extension SampleHistory {
  /// Returns the steps' velocities after a low pass with the time constant τ = 10 ms.
  ///
  /// Order 1: v moves to each step's velocity by Δt / (τ + Δt) of the difference. Order 2: the
  /// acceleration is filtered likewise, and v follows it. Samples within 2 ms of the last used one
  /// are skipped.
  mutating func integrated(_ usable: Int, order: Int) -> Velocity {
    guard usable >= 2 else { return .zero }
    var last = self[back: usable - 1]
    var velocity = Velocity.zero
    var acceleration = Velocity.zero
    var steps = 0
    for back in stride(from: usable - 2, through: 0, by: -1) {
      let sample = self[back: back]
      guard MotionSample.span(from: last.time, to: sample.time) > 2000 else { continue }
      let duration = sample.seconds(since: last)
      let share = duration / (0.010 + duration)
      let difference = sample.velocity(since: last) - velocity
      if steps == 0 {
        velocity = difference
      } else if order < 2 {
        velocity = velocity + difference * share
      } else {
        let change = difference * (1 / duration) - acceleration
        acceleration = acceleration + change * (steps == 1 ? 1 : share)
        velocity = velocity + acceleration * (duration * share)
      }
      last = sample
      steps += 1
    }
    return velocity
  }
}
