extension SampleHistory {
  /// How many samples `parabola` takes: as many as `VelocityLimits.standard` allows.
  static var parabolaCapacity: Int { 20 }

  /// The slope at the newest sample of the best parabola through samples that count alike, with the
  /// same bits as `leastSquares` finds it in general: its three polynomials are written out, and what
  /// is 0 or 1 in them is left out. A touchpad's frame needs two of these.
  mutating func parabola(_ usable: Int) -> Velocity {
    let usable = min(usable, Self.parabolaCapacity)
    let newest = self[back: 0]
    let length = newest.seconds(since: self[back: usable - 1])
    var times = [20 of Double](repeating: 0)
    var ways = [20 of SIMD2<Double>](repeating: .zero)
    for back in 0..<usable {
      let sample = self[back: back]
      times[back] = Double(MotionSample.span(from: sample.time, to: newest.time))
      // From the newest, so that a distant origin costs no precision.
      ways[back] = SIMD2(sample.x - newest.x, sample.y - newest.y)
    }
    // Two at once, for the divisions are what takes longest.
    for back in stride(from: 0, to: usable, by: 2) {
      let pair = SIMD2(times[back], times[back + 1]) / 1_000_000 / -length
      times[back] = pair[0]
      times[back + 1] = pair[1]
    }
    var moment = 0.0
    for back in 0..<usable { moment += times[back] }
    let firstShift = moment / Double(usable)
    var line = [20 of Double](repeating: 0)
    // The norm and the moment.
    var sums = SIMD2<Double>.zero
    var fit = SIMD2<Double>.zero
    for back in 0..<usable {
      let share = times[back] - firstShift
      line[back] = share
      let square = share * share
      sums += SIMD2(square, square * times[back])
      fit += SIMD2(repeating: share) * ways[back]
    }
    guard sums[0] > 0 else { return .zero }
    var result = fit * SIMD2(repeating: 1 / sums[0])
    let shift = sums[1] / sums[0]
    let ratio = sums[0] / Double(usable)
    var norm = 0.0
    fit = .zero
    for back in 0..<usable {
      let share = (times[back] - shift) * line[back] - ratio
      norm += share * share
      fit += SIMD2(repeating: share) * ways[back]
    }
    if norm > 0 { result += fit * SIMD2(repeating: (-firstShift - shift) / norm) }
    result *= SIMD2(repeating: 1 / length)
    return Velocity(x: result[0], y: result[1])
  }
}
