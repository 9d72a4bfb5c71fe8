extension SampleHistory {
  mutating func lastPair(_ usable: Int, at time: Int64?) -> Velocity {
    guard usable >= 2 else { return .zero }
    return self[back: 0].velocity(
      since: self[back: 1], by: time.map { max($0, self[back: 0].time) })
  }

  mutating func weightedPairs(
    _ usable: Int, _ oldest: Double, _ middle: Double, _ newest: Double
  ) -> Velocity {
    pair(2, of: usable) * oldest + pair(1, of: usable) * middle + pair(0, of: usable) * newest
  }

  mutating func pairMean(_ usable: Int, threshold: Double) -> Velocity {
    guard usable >= 2 else { return .zero }
    var sum = Velocity.zero
    for back in 0..<(usable - 1) { sum = sum + pair(back, of: usable) }
    var mean = sum * (1 / Double(usable - 1))
    if mean.x.magnitude < threshold { mean.x = 0 }
    if mean.y.magnitude < threshold { mean.y = 0 }
    return mean
  }

  mutating func interval(_ usable: Int, minimum: Int64) -> Velocity {
    let newest = self[back: 0]
    for back in 1..<max(usable, 1) {
      let sample = self[back: back]
      guard MotionSample.span(from: sample.time, to: newest.time) < minimum else {
        return newest.velocity(since: sample)
      }
    }
    return .zero
  }

  /// Averages the velocities from the oldest sample to each later one, weighted by duration. Skips
  /// durations below 10 ms, which are too short to be accurate.
  mutating func durationWeighted(_ usable: Int) -> Velocity {
    guard usable >= 2 else { return .zero }
    let oldest = self[back: usable - 1]
    var mean = Velocity.zero
    var lastDuration = 0.0
    for back in stride(from: usable - 2, through: 0, by: -1) {
      let duration = self[back: back].seconds(since: oldest)
      guard duration >= 0.010 else { continue }
      let velocity = self[back: back].velocity(since: oldest)
      mean = (mean * lastDuration + velocity * duration) * (1 / (duration + lastDuration))
      lastDuration = duration
    }
    return mean
  }

  /// Returns the velocity of the step that ends `back` samples before the newest; zero if there is
  /// none.
  private mutating func pair(_ back: Int, of usable: Int) -> Velocity {
    guard back + 1 < usable else { return .zero }
    return self[back: back].velocity(since: self[back: back + 1])
  }
}
