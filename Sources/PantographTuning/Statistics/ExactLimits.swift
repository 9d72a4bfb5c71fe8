/// The limits of a mean cost if all recordings were from one person. No interval may be narrower.
///
/// The limits are Clopper and Pearson's for a proportion, in units of the cost of a mistake. If
/// mistakes cost unequally, the unit is the cost with the same variance. For the upper limit one
/// more of the most expensive mistakes is counted, so that recordings without a mistake have a
/// limit, too.
package enum ExactLimits {
  /// Returns the 95 % limits of a mean cost.
  ///
  /// - Parameters:
  ///   - mean: The mean cost of a recording.
  ///   - squares: The mean square of that cost.
  ///   - count: The number of recordings; not an integer if people have unequal numbers of
  /// recordings.
  ///   - dearest: The cost of the most expensive mistake.
  package static func interval(
    mean: Double, squares: Double, count: Double, dearest: Double
  ) -> Interval {
    guard count > 0, dearest > 0 else { return Interval(low: mean, high: mean) }
    let unit = mean > 0 ? squares / mean : dearest
    let widest = (squares * count + dearest * dearest) / (mean * count + dearest)
    let low = share(mean / unit * count, of: count).low * unit
    let high = share(mean / widest * count, of: count).high * widest
    return Interval(low: low, high: min(high, dearest))
  }

  /// Returns Clopper and Pearson's 95 % limits of a proportion.
  package static func share(_ hits: Double, of count: Double) -> Interval {
    let hits = min(max(hits, 0), count)
    return Interval(
      low: hits > 0 ? BetaDistribution.quantile(0.025, hits, count - hits + 1) : 0,
      high: hits < count ? BetaDistribution.quantile(0.975, hits + 1, count - hits) : 1)
  }
}

/// A 95 % interval: a figure of new people lies in it in 95 of 100 cases.
package struct Interval: Hashable, Sendable {
  package var low: Double
  package var high: Double

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// Returns the smallest interval that covers this interval and `other`.
  func joined(with other: Interval) -> Interval {
    Interval(low: min(low, other.low), high: max(high, other.high))
  }
}
