/// The limits of a mean cost that recordings alone allow, were they all of one person: no interval is
/// narrower.
///
/// They are Clopper and Pearson's for a share, in units of what a mistake costs. Where mistakes cost
/// unequally, the unit is the one with the same variance; for the upper limit one more of the dearest
/// mistakes counts along, so that recordings without a mistake have a limit, too.
package enum ExactLimits {
  /// - Parameters:
  ///   - mean: cost of a recording.
  ///   - squares: the mean square of that cost.
  ///   - count: of recordings; not a whole number where people have unequal numbers of them.
  ///   - dearest: the cost of the dearest mistake.
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

  /// Clopper and Pearson's 95 % limits of a share.
  package static func share(_ hits: Double, of count: Double) -> Interval {
    let hits = min(max(hits, 0), count)
    return Interval(
      low: hits > 0 ? BetaDistribution.quantile(0.025, hits, count - hits + 1) : 0,
      high: hits < count ? BetaDistribution.quantile(0.975, hits + 1, count - hits) : 1)
  }
}

/// Where a figure of new people lies: 95 of 100 times between these.
package struct Interval: Hashable, Sendable {
  package var low: Double
  package var high: Double

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// Covers both.
  func joined(with other: Interval) -> Interval {
    Interval(low: min(low, other.low), high: max(high, other.high))
  }
}
