/// The elementary functions, with the same bits on every machine.
///
/// The results of C libraries differ from version to version, and WebAssembly has no library; a
/// trace must be the same everywhere. These functions use only addition, multiplication, division
/// and square root, which IEEE 754 defines to the last bit. Results are within 2 units in the last
/// place of the true value.
public enum Mathematics {
  /// *e* to the power of `x`.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019412 { return 0 }
    // x = k·ln 2 + r, with |r| at most half of ln 2; then a Taylor series for r.
    let k = nearest(x * log2e)
    let high = x - k * ln2High
    let low = k * ln2Low
    let r = high - low
    let lost = (high - r) - low
    var series = 1 / 87_178_291_200.0
    series = series * r + 1 / 6_227_020_800.0
    series = series * r + 1 / 479_001_600.0
    series = series * r + 1 / 39_916_800.0
    series = series * r + 1 / 3_628_800.0
    series = series * r + 1 / 362_880.0
    series = series * r + 1 / 40_320.0
    series = series * r + 1 / 5_040.0
    series = series * r + 1 / 720.0
    series = series * r + 1 / 120.0
    series = series * r + 1 / 24.0
    series = series * r + 1 / 6.0
    series = series * r + 0.5
    return scaled(1 + (r + (lost + r * r * series)), by: Int(k))
  }

  /// Returns the natural logarithm; −∞ for zero, NaN for negative numbers.
  public static func log(_ x: Double) -> Double {
    if x.isNaN || x == .infinity { return x }
    if x == 0 { return -.infinity }
    if x < 0 { return .nan }
    let (fraction, exponent) = parts(x)
    // ln(1 + f) = 2·artanh(s) with s = f / (2 + f), written so that f itself, which is exact, leads.
    let f = fraction - 1
    let s = f / (2 + f)
    let square = s * s
    var series = 2 / 25.0
    series = series * square + 2 / 23.0
    series = series * square + 2 / 21.0
    series = series * square + 2 / 19.0
    series = series * square + 2 / 17.0
    series = series * square + 2 / 15.0
    series = series * square + 2 / 13.0
    series = series * square + 2 / 11.0
    series = series * square + 2 / 9.0
    series = series * square + 2 / 7.0
    series = series * square + 2 / 5.0
    series = series * square + 2 / 3.0
    let half = f * f * 0.5
    let rest = s * (half + square * series)
    if exponent == 0 { return f - (half - rest) }
    return exponent * ln2High - ((half - (rest + exponent * ln2Low)) - f)
  }

  /// Returns `x` to the power of `y`, with the results of C's `pow` for zero, infinity and NaN.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    let isOdd = isOddWhole(y)
    let magnitude = x.magnitude
    let isNegative = x.sign == .minus && isOdd
    if x < 0 && x.isFinite && y.isFinite && !isWhole(y) { return .nan }
    if magnitude == 1 { return isNegative ? -1 : 1 }
    if magnitude == 0 || magnitude == .infinity || y.magnitude > 0x1p64 {
      let value = (magnitude > 1) == (y > 0) ? Double.infinity : 0
      return isNegative ? -value : value
    }
    let logarithm = preciseLog(magnitude)
    let power = DoubleDouble.product(y, logarithm.high)
    let low = power.low + y * logarithm.low
    let whole = exp(power.high)
    let value = whole == .infinity ? whole : whole + whole * low
    return isNegative ? -value : value
  }

  static let log2e = 0x1.71547652b82fep+0
  /// The upper 32 bits of ln 2, whose product with an exponent is exact. `ln2Low` holds the
  /// remaining bits.
  static let ln2High = 0x1.62e42fee00000p-1
  static let ln2Low = 0x1.a39ef35793c76p-33

  /// Returns the nearest whole number, for magnitudes below 2⁵¹. Halves are rounded to the even
  /// one.
  static func nearest(_ x: Double) -> Double {
    let magic = 0x1.8p52
    return (x + magic) - magic
  }

  private static func isWhole(_ y: Double) -> Bool {
    y.magnitude >= 0x1p53 || Double(Int64(y)) == y
  }

  private static func isOddWhole(_ y: Double) -> Bool {
    guard y.magnitude < 0x1p53 else { return false }
    let whole = Int64(y)
    return Double(whole) == y && whole & 1 == 1
  }

  /// Returns `x` times 2 to the power of `k`, rounded once.
  private static func scaled(_ x: Double, by k: Int) -> Double {
    if k > 1023 { return x * 0x1p1023 * powerOfTwo(k - 1023) }
    if k < -1021 { return x * powerOfTwo(k + 54) * 0x1p-54 }
    return x * powerOfTwo(k)
  }

  private static func powerOfTwo(_ k: Int) -> Double {
    Double(bitPattern: UInt64(1023 + k) << 52)
  }

  /// Splits a positive finite number into a fraction between √½ and √2 and an exponent of two.
  private static func parts(_ x: Double) -> (fraction: Double, exponent: Double) {
    let isTiny = x < 0x1p-1022
    let bits = (isTiny ? x * 0x1p54 : x).bitPattern
    var exponent = Int(bits >> 52) - 1023 - (isTiny ? 54 : 0)
    var fraction = Double(bitPattern: bits & 0x000f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000)
    if fraction > 0x1.6a09e667f3bcdp+0 {
      fraction *= 0.5
      exponent += 1
    }
    return (fraction, Double(exponent))
  }

  /// Returns the logarithm with a relative error of about 2⁻⁶⁶: `pow` multiplies the error by up to
  /// 700.
  private static func preciseLog(_ x: Double) -> DoubleDouble {
    let (fraction, exponent) = parts(x)
    let s = DoubleDouble.quotient(fraction - 1, .sum(fraction, 1))
    let square = s * s
    // `odd` is an integer, because a stride over doubles needs a fused multiply-add.
    var tail = 1 / 29.0
    var odd = 27
    while odd >= 15 {
      tail = tail * square.high + 1 / Double(odd)
      odd -= 2
    }
    var series = DoubleDouble(tail)
    while odd >= 1 {
      series = series * square + .quotient(1, DoubleDouble(Double(odd)))
      odd -= 2
    }
    let fractional = s * series * DoubleDouble(2)
    return DoubleDouble(exponent * ln2High) + DoubleDouble(exponent * ln2Low) + fractional
  }
}
