/// The result of reading a number from a line.
enum ScannedNumber {
  case value(Int64)
  case missing
  case tooLarge
}

extension LineCursor {
  /// Reads unsigned decimal digits up to the first other byte. Reads nothing if there is no digit.
  @inline(__always)
  mutating func scanDecimal() -> ScannedNumber {
    let first = next
    var value: Int64 = 0
    while next < end {
      let digit = next.pointee &- 0x30
      guard digit < 10 else { break }
      value = value &* 10 &+ Int64(digit)
      next += 1
    }
    let digits = next - first
    if digits == 0 { return .missing }
    if digits > 18 { return rescanDecimal(from: first) }
    return .value(value)
  }

  /// Reads a number of more than 18 digits, which may be small because of leading zeros.
  private func rescanDecimal(from first: UnsafePointer<UInt8>) -> ScannedNumber {
    var value: Int64 = 0
    for offset in 0..<(next - first) {
      let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, carried) = product.addingReportingOverflow(Int64(first[offset] &- 0x30))
      if overflowed || carried { return .tooLarge }
      value = sum
    }
    return .value(value)
  }

  /// Reads decimal digits with or without a sign.
  @inline(__always)
  mutating func scanSignedDecimal() -> ScannedNumber {
    let first = next
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { next += 1 }
    switch scanDecimal() {
    case .value(let value): return .value(isNegative ? -value : value)
    case .tooLarge: return .tooLarge
    case .missing:
      next = first
      return .missing
    }
  }

  /// Reads up to `digits` hexadecimal digits; more digits are too large. Reads nothing if there is
  /// no digit.
  @inline(__always)
  mutating func scanHexadecimal(digits limit: Int) -> ScannedNumber {
    let first = next
    var value: Int64 = 0
    while next < end, let digit = Self.hexadecimalDigit(next.pointee) {
      value = value &<< 4 | Int64(digit)
      next += 1
    }
    if next == first { return .missing }
    return next - first > limit ? .tooLarge : .value(value)
  }

  @inline(__always)
  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    let digit = byte &- 0x30
    if digit < 10 { return digit }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }

  /// Whether a number ends here, instead of continuing with letters.
  var isAtGap: Bool { isAtEnd || byte == 0x20 || byte == 0x09 }
}
