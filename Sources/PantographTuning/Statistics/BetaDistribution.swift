import PantographMotion

/// The beta distribution. The exact limits of a proportion and Student's distribution are computed
/// from it.
package enum BetaDistribution {
  /// Returns the probability of a value up to `x`.
  ///
  /// - Parameters:
  ///   - x: A fraction from 0 to 1.
  ///   - a: The first shape, above 0.
  ///   - b: The second shape, above 0.
  package static func cumulative(_ x: Double, _ a: Double, _ b: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let front = Mathematics.exp(
      logGamma(a + b) - logGamma(a) - logGamma(b) + a * Mathematics.log(x)
        + b * Mathematics.log(1 - x))
    // The fraction converges fast only on the near side of the mean.
    return x < (a + 1) / (a + b + 2)
      ? front * fraction(x, a, b) / a : 1 - front * fraction(1 - x, b, a) / b
  }

  /// Returns the value below which the distribution has this probability.
  package static func quantile(_ chance: Double, _ a: Double, _ b: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if middle == low || middle == high { break }
      if cumulative(middle, a, b) < chance { low = middle } else { high = middle }
      if high - low < 1e-13 * high { break }
    }
    return (low + high) / 2
  }

  /// Evaluates the incomplete beta function by Lentz's continued fraction.
  private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
    let tiny = 1e-300
    func kept(_ value: Double) -> Double { value.magnitude < tiny ? tiny : value }
    var c = 1.0
    var d = 1 / kept(1 - (a + b) * x / (a + 1))
    var result = d
    for step in 1..<100_000 {
      let m = Double(step)
      let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      d = 1 / kept(1 + even * d)
      c = kept(1 + even / c)
      result *= d * c
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      d = 1 / kept(1 + odd * d)
      c = kept(1 + odd / c)
      result *= d * c
      if (d * c - 1).magnitude < 1e-15 { break }
    }
    return result
  }

  /// Returns the logarithm of the gamma function by Lanczos' approximation, to about 15 digits.
  static func logGamma(_ x: Double) -> Double {
    let terms: [9 of Double] = [
      0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
      -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
      1.5056327351493116e-7,
    ]
    if x < 0.5 {
      // Shapes are above 0, so one step of the recurrence is as exact as the reflection.
      return logGamma(x + 1) - Mathematics.log(x)
    }
    let shifted = x - 1
    var sum = terms[0]
    for index in 1..<9 { sum += terms[index] / (shifted + Double(index)) }
    let base = shifted + 7.5
    return 0.91893853320467274 + (shifted + 0.5) * Mathematics.log(base) - base
      + Mathematics.log(sum)
  }
}
