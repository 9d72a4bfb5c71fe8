/// Student's distribution: the deviation of a mean of few values, in its own standard errors.
package enum StudentDistribution {
  /// Returns the limit that a value exceeds on either side with this probability.
  ///
  /// - Parameters:
  ///   - chance: The probability of both sides together.
  ///   - freedom: The degrees of freedom: the number of values in the mean, minus one.
  package static func limit(_ chance: Double, freedom: Int) -> Double {
    guard freedom > 0 else { return .infinity }
    let count = Double(freedom)
    let share = BetaDistribution.quantile(chance, count / 2, 0.5)
    return share > 0 ? (count * (1 - share) / share).squareRoot() : .infinity
  }

  /// Returns the probability of a value at least this far from 0, on either side.
  package static func chance(_ value: Double, freedom: Int) -> Double {
    guard freedom > 0 else { return 1 }
    guard value.magnitude < .infinity else { return 0 }
    let count = Double(freedom)
    return BetaDistribution.cumulative(count / (count + value * value), count / 2, 0.5)
  }
}
