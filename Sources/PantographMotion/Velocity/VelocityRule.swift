/// The rule that computes a velocity from samples. Each rule's file defines it exactly.
public enum VelocityRule: Hashable, Sendable {
  /// The slope, at the newest sample, of the best-fitting polynomial. Zero with fewer samples than
  /// `minimum`; of a lower degree with too few samples for `degree`.
  case leastSquares(degree: Int, weights: SampleWeights = .equal, minimum: Int = 2)
  /// Least squares of degree 2, and zero on an axis where the slope opposes the displacement.
  case restrictedLeastSquares
  /// The velocity from the work done on a mass that the samples drag along.
  case impulse
  /// The displacement over the time between the ends of the window.
  case window(WindowEnds)
  /// The displacement of the last step over its duration, or over the time until the reading.
  case lastPair(untilReading: Bool)
  /// The weighted sum of the last three pairs' velocities; the weights are from the oldest to the
  /// newest. A pair that does not exist counts as at rest.
  case weightedPairs(Double, Double, Double)
  /// The mean of all pairs' velocities; zero on an axis where it is below the threshold.
  case pairMean(threshold: Double)
  /// The velocity from the youngest sample at least this many microseconds older than the newest,
  /// to the newest.
  case interval(Int64)
  /// A low-pass filter, of order 1 or 2, over the velocities of the pairs.
  case integrated(order: Int)
  /// The mean of the velocities from the oldest sample to each later one, weighted by duration.
  case durationWeighted
  /// The slope of the line through the newest steps in the same direction; zero if slower than the
  /// threshold.
  case regression(steps: Int, threshold: Double)

  /// Whether the rule fits a parabola with equal weights to this many samples.
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
