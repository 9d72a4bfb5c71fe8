/// A number stored as the sum of two doubles, about 106 bits in all. `low` is far below the last
/// bit of `high`.
///
/// Uses no fused multiply-add: a machine without that instruction calls a library for it, and
/// results must not depend on a library.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// Returns the sum without rounding error.
  static func sum(_ left: Double, _ right: Double) -> DoubleDouble {
    let total = left + right
    let shared = total - left
    return DoubleDouble(total, (left - (total - shared)) + (right - shared))
  }

  /// Returns the product without rounding error, for factors below 2⁹⁹⁰ and products above 2⁻⁹⁶⁰.
  static func product(_ left: Double, _ right: Double) -> DoubleDouble {
    let total = left * right
    let (leftHigh, leftLow) = halves(left)
    let (rightHigh, rightLow) = halves(right)
    let cross = ((leftHigh * rightHigh - total) + leftHigh * rightLow) + leftLow * rightHigh
    return DoubleDouble(total, cross + leftLow * rightLow)
  }

  static func quotient(_ left: Double, _ right: DoubleDouble) -> DoubleDouble {
    let first = left / right.high
    let back = product(first, right.high)
    let rest = ((left - back.high) - back.low) - first * right.low
    return sum(first, rest / right.high)
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let high = sum(left.high, right.high)
    return sum(high.high, high.low + (left.low + right.low))
  }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let high = product(left.high, right.high)
    return sum(high.high, high.low + (left.high * right.low + left.low * right.high))
  }

  /// Splits `value` into two numbers of at most 26 bits each, whose sum is `value`.
  private static func halves(_ value: Double) -> (Double, Double) {
    let scaled = value * 0x1.0000002p27
    let high = scaled - (scaled - value)
    return (high, value - high)
  }
}
