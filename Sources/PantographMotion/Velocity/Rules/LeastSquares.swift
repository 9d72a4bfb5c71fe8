/// The weight of each sample in a least-squares fit, by Android's rules.
@frozen
public enum SampleWeights: Hashable, Sendable {
  case equal
  /// Weights by the time to the next newer sample: from half at 0 ms to full at 10 ms.
  case delta
  /// Weights by age: from half at 0 ms to full at 10 ms, and back to half from 50 to 60 ms.
  case central
  /// Weights by age: full up to 50 ms, then down to half at 100 ms.
  case recent

  /// Returns the weight of a sample. Both times are in milliseconds.
  func weight(age: Double, untilNext: Double?) -> Double {
    switch self {
    case .equal:
      return 1
    case .delta:
      guard let untilNext, untilNext < 10 else { return 1 }
      return 0.5 + untilNext * 0.05
    case .central:
      if age < 10 { return 0.5 + age * 0.05 }
      if age < 50 { return 1 }
      return age < 60 ? 0.5 + (60 - age) * 0.05 : 0.5
    case .recent:
      if age < 50 { return 1 }
      return age < 100 ? 0.5 + (100 - age) * 0.01 : 0.5
    }
  }
}

extension SampleHistory {
  /// Returns the slope, at the newest sample, of the best-fitting polynomial of at most this degree
  /// (1 to 3).
  ///
  /// The fit is built from polynomials that are orthogonal over the samples. It needs no matrix and
  /// avoids the cancellation of the normal equations.
  mutating func leastSquares(
    _ usable: Int, degree: Int, weights: SampleWeights = .equal, minimum: Int = 2
  ) -> Velocity {
    guard usable >= max(minimum, 2) else { return .zero }
    let degree = min(max(degree, 1), 3, usable - 1)
    if weights == .equal, degree == 2, usable <= Parabola.capacity, isNear(usable) {
      return parabola(usable)
    }
    let newest = self[back: 0]
    // p₀ = 1, pₖ₊₁ = (t − shiftₖ)·pₖ − ratioₖ·pₖ₋₁
    var shifts: [4 of Double] = .init(repeating: 0)
    var ratios: [4 of Double] = .init(repeating: 0)
    var lastInverse = 1.0
    var value = (previous: 0.0, current: 1.0)
    var slope = (previous: 0.0, current: 0.0)
    var result = Velocity.zero
    for order in 0...degree {
      // Each sum has four parts, in the order of `Parabola`: another order would give other bits.
      var norms = SIMD4<Double>.zero
      var moments = SIMD4<Double>.zero
      var (xs, ys) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
      for back in 0..<usable {
        let sample = self[back: back]
        let lane = back == 0 ? 3 : 3 - (back - 1) & 3
        let age = newest.microseconds(since: sample)
        let untilNext = back > 0 ? self[back: back - 1].microseconds(since: sample) / 1000 : nil
        let weight = weights.weight(age: age / 1000, untilNext: untilNext)
        let time = age * -1e-6
        var polynomial = (previous: 0.0, current: 1.0)
        for step in 0..<order {
          let next =
            (time - shifts[step]) * polynomial.current - ratios[step] * polynomial.previous
          polynomial = (polynomial.current, next)
        }
        // Both sides of each equation are weighted, so the squares carry the weight twice.
        let share = weight * weight * polynomial.current
        norms[lane] += share * polynomial.current
        moments[lane] += share * polynomial.current * time
        // Positions are relative to the newest, so that a distant origin costs no precision.
        xs[lane] += share * (sample.x - newest.x)
        ys[lane] += share * (sample.y - newest.y)
      }
      let norm = norms.sumOfLanes
      guard norm > 0 else { break }
      let inverse = 1 / norm
      result = result + Velocity(x: xs.sumOfLanes, y: ys.sumOfLanes) * (slope.current * inverse)
      shifts[order] = moments.sumOfLanes * inverse
      ratios[order] = order > 0 ? norm * lastInverse : 0
      lastInverse = inverse
      let nextSlope =
        value.current - shifts[order] * slope.current - ratios[order] * slope.previous
      let nextValue = -shifts[order] * value.current - ratios[order] * value.previous
      slope = (slope.current, nextSlope)
      value = (value.current, nextValue)
    }
    return result
  }

  mutating func restrictedLeastSquares(_ usable: Int) -> Velocity {
    var velocity = leastSquares(usable, degree: 2)
    guard usable > 1 else { return velocity }
    let oldest = self[back: usable - 1]
    if velocity.x * (self[back: 0].x - oldest.x) < 0 { velocity.x = 0 }
    if velocity.y * (self[back: 0].y - oldest.y) < 0 { velocity.y = 0 }
    return velocity
  }
}

extension SampleHistory {
  /// Returns the slope of the line through the newest steps in the same direction. A step has the
  /// direction of the newest step if their dot product is above 0.
  mutating func regression(_ usable: Int, steps: Int, threshold: Double) -> Velocity {
    guard usable >= 2 else { return .zero }
    let lastX = self[back: 0].x - self[back: 1].x
    let lastY = self[back: 0].y - self[back: 1].y
    var run = 1
    while run < usable, run <= steps {
      let stepX = self[back: run - 1].x - self[back: run].x
      let stepY = self[back: run - 1].y - self[back: run].y
      guard stepX * lastX + stepY * lastY > 0 else { break }
      run += 1
    }
    guard run >= 2, self[back: 0].velocity(since: self[back: run - 1]).speed >= threshold
    else { return .zero }
    return leastSquares(run, degree: 1)
  }
}
