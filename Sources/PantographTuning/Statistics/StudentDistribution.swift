/// Student's distribution: how far a mean of few values strays, in its own standard errors.
package enum StudentDistribution {
  /// The limit that a value passes on either side with this chance.
  ///
  /// - Parameters:
  ///   - chance: of both sides together.
  ///   - freedom: one less than the values of which the mean is.
  package static func limit(_ chance: Double, freedom: Int) -> Double {
    guard freedom > 0 else { return .infinity }
    let count = Double(freedom)
    let share = BetaDistribution.quantile(chance, count / 2, 0.5)
    return share > 0 ? (count * (1 - share) / share).squareRoot() : .infinity
  }

  /// The chance of a value at least so far from 0, on either side.
  package static func chance(_ value: Double, freedom: Int) -> Double {
    guard freedom > 0 else { return 1 }
    guard value.magnitude < .infinity else { return 0 }
    let count = Double(freedom)
    return BetaDistribution.cumulative(count / (count + value * value), count / 2, 0.5)
  }
}
