/// Samples that a parabola is to go through, from the newest to the oldest: how long before the newest
/// they were, in microseconds, and how far from it. A way has the coordinates of one motion, or of two
/// that were sampled at the same moments: what a fit owes to the moments is most of it.
struct ParabolaSamples<Way: SIMD> where Way.Scalar == Double {
  let count: Int
  var times = [20 of Double](repeating: 0)
  var ways = [20 of Way](repeating: .zero)

  // No place is looked up with a check from here on: all are below `count`, or the next of an odd one.
  init(count: Int) {
    self.count = max(0, min(count, parabolaCapacity))
  }

  /// The slope at the newest sample of the best parabola through samples that count alike, with the
  /// same bits as `leastSquares` finds it in general: its three polynomials are written out, and what
  /// is 0 or 1 in them is left out.
  mutating func slope() -> Way {
    let length = times[count - 1] / 1_000_000
    var moment = 0.0
    // Two at once, for the divisions are what takes longest.
    for back in stride(from: 0, to: count, by: 2) {
      let pair = SIMD2(times[unchecked: back], times[unchecked: back + 1]) / 1_000_000 / -length
      times[unchecked: back] = pair[0]
      times[unchecked: back + 1] = pair[1]
      moment += pair[0]
      if back + 1 < count { moment += pair[1] }
    }
    let firstShift = moment / Double(count)
    var line = [20 of Double](repeating: 0)
    // The norm and the moment.
    var sums = SIMD2<Double>.zero
    var fit = Way.zero
    for back in 0..<count {
      let share = times[unchecked: back] - firstShift
      line[unchecked: back] = share
      let square = share * share
      sums += SIMD2(square, square * times[unchecked: back])
      fit += Way(repeating: share) * ways[unchecked: back]
    }
    guard sums[0] > 0 else { return .zero }
    var result = fit * Way(repeating: 1 / sums[0])
    let shift = sums[1] / sums[0]
    let ratio = sums[0] / Double(count)
    var norm = 0.0
    fit = .zero
    for back in 0..<count {
      let share = (times[unchecked: back] - shift) * line[unchecked: back] - ratio
      norm += share * share
      fit += Way(repeating: share) * ways[unchecked: back]
    }
    if norm > 0 { result += fit * Way(repeating: (-firstShift - shift) / norm) }
    return result * Way(repeating: 1 / length)
  }
}

/// How many samples a parabola is fitted to: as many as `VelocityLimits.standard` allows.
let parabolaCapacity = 20

extension SampleHistory {
  /// The slope of the best parabola at the newest of its samples.
  mutating func parabola(_ usable: Int) -> Velocity {
    var samples = ParabolaSamples<SIMD2<Double>>(count: usable)
    let isNear = isNear(samples.count)
    forEachNewest(samples.count) { back, sample, newest in
      samples.times[unchecked: back] = Double(
        isNear ? newest.time &- sample.time : MotionSample.span(from: sample.time, to: newest.time))
      // From the newest, so that a distant origin costs no precision.
      samples.ways[unchecked: back] = SIMD2(sample.x - newest.x, sample.y - newest.y)
    }
    let slope = samples.slope()
    return Velocity(x: slope[0], y: slope[1])
  }

  /// The same, and that of another history with samples of the same moments.
  mutating func parabolas(
    _ usable: Int, with other: inout SampleHistory
  ) -> (Velocity, Velocity) {
    var samples = ParabolaSamples<SIMD4<Double>>(count: usable)
    let isNear = isNear(samples.count)
    forEachNewest(samples.count) { back, sample, newest in
      samples.times[unchecked: back] = Double(
        isNear ? newest.time &- sample.time : MotionSample.span(from: sample.time, to: newest.time))
      samples.ways[unchecked: back].lowHalf = SIMD2(sample.x - newest.x, sample.y - newest.y)
    }
    other.forEachNewest(samples.count) { back, sample, newest in
      samples.ways[unchecked: back].highHalf = SIMD2(sample.x - newest.x, sample.y - newest.y)
    }
    let slope = samples.slope()
    return (Velocity(x: slope[0], y: slope[1]), Velocity(x: slope[2], y: slope[3]))
  }
}
