/// The digits of a decimal number, and the position of its point.
struct DecimalDigits {
  private(set) var isNegative = false
  /// The number's significant digits, without leading zeros, at most `most`.
  private var digits: [UInt8] = []
  /// The power of ten of the last digit.
  private var exponent: Int64 = 0
  private var isCut = false

  /// The largest number of stored digits. A number halfway between two doubles has fewer, so
  /// further digits only decide on which side of it a number lies.
  private static let most = 800

  /// Parses a number; returns false if the text is no number.
  mutating func read(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    var isAny = false
    var isBehindPoint = false
    while let byte = rest.first {
      if byte == UInt8(ascii: "."), !isBehindPoint {
        isBehindPoint = true
      } else if byte &- UInt8(ascii: "0") < 10 {
        isAny = true
        add(byte - UInt8(ascii: "0"), isBehindPoint: isBehindPoint)
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    guard isAny else { return false }
    if isCut { digits[digits.count - 1] |= 1 }
    guard let mark = rest.first else { return true }
    return mark | 0x20 == UInt8(ascii: "e") && readExponent(rest.dropFirst())
  }

  private mutating func add(_ digit: UInt8, isBehindPoint: Bool) {
    if digits.count < Self.most {
      if digit != 0 || !digits.isEmpty { digits.append(digit) }
      if isBehindPoint { exponent -= 1 }
    } else {
      // `isCut` represents all further nonzero digits.
      if digit != 0 { isCut = true }
      if !isBehindPoint { exponent += 1 }
    }
  }

  private mutating func readExponent(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    let isBelow = rest.first == UInt8(ascii: "-")
    if isBelow || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return false }
    var value: Int64 = 0
    for byte in rest {
      guard byte &- UInt8(ascii: "0") < 10 else { return false }
      // Larger exponents are not read further: no double has them, and no text in memory has enough
      // zeros to compensate them.
      if value < 1 << 40 { value = value * 10 + Int64(byte - UInt8(ascii: "0")) }
    }
    exponent += isBelow ? -value : value
    return true
  }

  /// The double nearest to the number; of two equally near ones, the even one.
  var magnitude: Double {
    if digits.isEmpty { return 0 }
    let highest = exponent + Int64(digits.count)
    // Saves time: the exact value is infinite, too.
    if highest > 310 { return .infinity }
    // Saves time: the exact value is zero, too.
    if highest < -330 { return 0 }
    return simple ?? exact
  }

  /// The value if both the digits and the power of ten are exact doubles, so that a single
  /// operation rounds once; nil otherwise.
  private var simple: Double? {
    guard digits.count <= 15, exponent >= -22, exponent <= 22 else { return nil }
    var whole: UInt64 = 0
    for digit in digits { whole = whole * 10 + UInt64(digit) }
    var power = 1.0
    for _ in 0..<Int(exponent.magnitude) { power *= 10 }
    return exponent < 0 ? Double(whole) / power : Double(whole) * power
  }

  private var exact: Double {
    var numerator = WideInteger()
    for digit in digits { numerator.multiply(by: 10, adding: UInt32(digit)) }
    var denominator = WideInteger(1)
    if exponent < 0 {
      for _ in 0..<(-exponent) { denominator.multiply(by: 10) }
    } else {
      for _ in 0..<exponent { numerator.multiply(by: 10) }
    }
    // The quotient gets 63 or 64 bits.
    let shift = 63 - (numerator.bitWidth - denominator.bitWidth)
    if shift > 0 { numerator.shiftLeft(shift) } else { denominator.shiftLeft(-shift) }
    denominator.shiftLeft(63)
    var quotient: UInt64 = 0
    for _ in 0..<64 {
      quotient <<= 1
      if numerator.subtract(denominator) { quotient |= 1 }
      denominator.halve()
    }
    let zeros = quotient.leadingZeroBitCount
    return Self.rounded(
      quotient << UInt64(zeros), power: 63 - shift - zeros, more: !numerator.isZero)
  }

  /// Returns the double nearest to `bits`, whose highest bit is set and has the value 2 to the
  /// `power`. `more` says that the number is slightly larger.
  private static func rounded(_ bits: UInt64, power: Int, more: Bool) -> Double {
    // Subnormal numbers have fewer bits.
    let dropped = power >= -1022 ? 11 : 11 + (-1022 - power)
    if dropped > 64 { return 0 }
    var kept = dropped == 64 ? 0 : bits >> UInt64(dropped)
    let half: UInt64 = 1 << UInt64(dropped - 1)
    let rest = bits & (half - 1 | half)
    if rest > half || (rest == half && (more || kept & 1 == 1)) { kept += 1 }
    guard power >= -1022 else { return Double(bitPattern: kept) }
    let carried = kept >> 53 == 1
    let exponent = power + (carried ? 1 : 0)
    if exponent > 1023 { return .infinity }
    let fraction = carried ? 0 : kept & (1 << 52 - 1)
    return Double(bitPattern: UInt64(exponent + 1023) << 52 | fraction)
  }
}

/// Parses decimal numbers, rounded as correctly as by the standard library's `Double(_:)`, which
/// Embedded Swift cannot link. The time is linear in the number of digits, whatever the exponent.
package enum DecimalReader {
  /// Returns the number in a text of an optional sign, digits with an optional point, and an
  /// optional exponent. Too large numbers are infinite, too small ones zero. Nil if the text is no
  /// number.
  package static func double(_ text: ArraySlice<UInt8>) -> Double? {
    var parsed = DecimalDigits()
    guard parsed.read(text) else { return nil }
    let magnitude = parsed.magnitude
    return parsed.isNegative ? -magnitude : magnitude
  }
}
