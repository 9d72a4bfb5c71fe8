import PantographPlainText
import PantographTouches

extension LineCursor {
  /// Reads a number with an optional sign and an optional fraction, or reports why there is none.
  mutating func fraction(_ what: String, into batch: inout RecordingBatch) -> Double? {
    skipSpaces()
    if let value = scanFraction() { return value }
    report(
      .error, isAtEnd ? "\(what) is missing" : "\(what) is not a number",
      expected: "a number such as 1.25", into: &batch)
    return nil
  }

  /// Reads a number with an optional sign and an optional fraction. Reads nothing if there is no
  /// digit.
  mutating func scanFraction() -> Double? {
    let first = next
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { next += 1 }
    let digits = next
    skipDigits()
    var digitCount = next - digits
    if byte == UInt8(ascii: ".") {
      next += 1
      let decimals = next
      skipDigits()
      digitCount += next - decimals
    }
    guard digitCount > 0 else {
      next = first
      return nil
    }
    skipExponent()
    let text = ArraySlice(UnsafeBufferPointer(start: first, count: next - first))
    guard let value = DecimalReader.double(text), value.isFinite else {
      next = first
      return nil
    }
    return value
  }

  /// Reads seconds with a sign or without, and their decimals; nil if there is no number or if it
  /// is too large. Digits after the sixth decimal are ignored.
  mutating func scanSeconds() -> (time: Timestamp, decimals: Int)? {
    let first = next
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { next += 1 }
    guard case .value(let seconds) = scanDecimal(), seconds <= EvemuEvent.latestSecond else {
      next = first
      return nil
    }
    var microseconds: Int64 = 0
    var decimals = 0
    if byte == UInt8(ascii: ".") {
      next += 1
      while next < end, next.pointee &- 0x30 < 10 {
        if decimals < 6 { microseconds = microseconds * 10 + Int64(next.pointee &- 0x30) }
        decimals += 1
        next += 1
      }
    }
    for _ in min(decimals, 6)..<6 { microseconds *= 10 }
    let total = seconds * 1_000_000 + microseconds
    return (Timestamp(microseconds: isNegative ? -total : total), decimals)
  }

  private mutating func skipExponent() {
    guard byte | 0x20 == UInt8(ascii: "e") else { return }
    let mark = next
    next += 1
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { next += 1 }
    let digits = next
    skipDigits()
    if next == digits { next = mark }
  }

  private mutating func skipDigits() {
    while next < end, next.pointee &- 0x30 < 10 { next += 1 }
  }
}
