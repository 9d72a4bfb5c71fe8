/// How a velocity is made from samples; each rule's file says it exactly.
public enum VelocityRule: Hashable, Sendable {
  /// The slope, at the newest sample, of the polynomial that fits best. With fewer samples than
  /// `minimum` zero; with fewer than the degree asks, a polynomial of lower degree.
  case leastSquares(degree: Int, weights: SampleWeights = .equal, minimum: Int = 2)
  /// The same with degree 2, and zero on an axis where it opposes the displacement.
  case restrictedLeastSquares
  /// From the work done on a mass that the samples drag along.
  case impulse
  /// Displacement over time between the ends of the window.
  case window(WindowEnds)
  /// From the last sample but one to the last, or to the moment of reading.
  case lastPair(untilReading: Bool)
  /// The velocities of the last three pairs, weighted from the oldest to the newest. A pair that
  /// does not exist counts as at rest.
  case weightedPairs(Double, Double, Double)
  /// The mean of all pairs' velocities; zero on an axis where it is below the threshold.
  case pairMean(threshold: Double)
  /// From the youngest sample at least this many microseconds old to the newest.
  case interval(Int64)
  /// A low-pass filter, of order 1 or 2, over the pairs' velocities.
  case integrated(order: Int)
  /// The velocities from the oldest sample to each later one, weighted by their durations.
  case durationWeighted
  /// The line through the newest steps that go the same way; zero when slower than the threshold.
  case regression(steps: Int, threshold: Double)

  /// Whether through so many samples it lays a parabola of which all count alike.
  func isParabola(through usable: Int) -> Bool {
    guard case .leastSquares(2, .equal, let minimum) = self else { return false }
    return usable >= max(minimum, 3) && usable <= Parabola.capacity
  }

  func velocity(of history: inout SampleHistory, usable: Int, at time: Int64) -> Velocity {
    switch self {
    case .leastSquares(let degree, let weights, let minimum):
      history.leastSquares(usable, degree: degree, weights: weights, minimum: minimum)
    case .restrictedLeastSquares:
      history.restrictedLeastSquares(usable)
    case .impulse:
      history.impulse(usable)
    case .window(let ends):
      history.window(usable, ends: ends, at: time)
    case .lastPair(let untilReading):
      history.lastPair(usable, at: untilReading ? time : nil)
    case .weightedPairs(let oldest, let middle, let newest):
      history.weightedPairs(usable, oldest, middle, newest)
    case .pairMean(let threshold):
      history.pairMean(usable, threshold: threshold)
    case .interval(let minimum):
      history.interval(usable, minimum: minimum)
    case .integrated(let order):
      history.integrated(usable, order: order)
    case .durationWeighted:
      history.durationWeighted(usable)
    case .regression(let steps, let threshold):
      history.regression(usable, steps: steps, threshold: threshold)
    }
  }
}
