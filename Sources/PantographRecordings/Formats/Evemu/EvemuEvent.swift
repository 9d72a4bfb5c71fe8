import PantographTouches

/// One `E:` line of evemu: `E: seconds.microseconds type code value`.
enum EvemuEvent {
  /// The latest second that fits into a `Timestamp`.
  static let latestSecond: Int64 = 9_000_000_000_000

  /// Reads a line in the form that evemu itself writes; returns nil if anything differs.
  @inline(__always)
  static func scan(_ line: inout LineCursor) -> InputEvent? {
    line.skipSpaces()
    guard case .value(let seconds) = line.scanDecimal(), seconds <= latestSecond,
      line.skip(UInt8(ascii: "."))
    else { return nil }
    let fraction = line.next
    guard case .value(let microseconds) = line.scanDecimal(), line.next - fraction == 6,
      line.byte == 0x20
    else { return nil }
    line.skipSpaces()
    guard case .value(let type) = line.scanHexadecimal(digits: 4), type < EventType.count,
      line.byte == 0x20
    else { return nil }
    line.skipSpaces()
    guard case .value(let code) = line.scanHexadecimal(digits: 4), line.byte == 0x20
    else { return nil }
    line.skipSpaces()
    guard case .value(let wide) = line.scanSignedDecimal(), let value = Int32(exactly: wide)
    else { return nil }
    line.skipSpaces()
    guard line.isAtEnd || line.byte == UInt8(ascii: "#") else { return nil }
    return InputEvent(
      time: Timestamp(seconds: seconds, microseconds: microseconds),
      type: EventType(rawValue: UInt16(truncatingIfNeeded: type)),
      code: UInt16(truncatingIfNeeded: code), value: value)
  }

  /// Reads a line that `scan` refused, more slowly, and reports what is unusual or wrong in it.
  static func read(_ line: inout LineCursor, into batch: inout RecordingBatch) -> InputEvent? {
    guard let time = readTime(&line, into: &batch) else { return nil }
    guard line.isAtGap else {
      line.report(.error, "no space follows the time", expected: "a space", into: &batch)
      return nil
    }
    line.skipSpaces()
    let typePlace = line
    guard let type = line.hexadecimal("the event's type", digits: 4, into: &batch),
      gap(&line, into: &batch)
    else { return nil }
    guard type < EventType.count else {
      typePlace.report(
        .error, "there is no such event type", expected: "a type below 20", into: &batch)
      return nil
    }
    guard let code = line.hexadecimal("the event's code", digits: 4, into: &batch),
      gap(&line, into: &batch),
      let value = line.decimal(
        "the event's value", in: Int64(Int32.min)...Int64(Int32.max), into: &batch)
    else { return nil }
    line.skipSpaces()
    guard line.isAtEnd || line.byte == UInt8(ascii: "#") else {
      line.report(
        .error, "the line continues behind the event", expected: "the end of the line",
        into: &batch)
      return nil
    }
    return InputEvent(
      time: time, type: EventType(rawValue: UInt16(type)), code: UInt16(code),
      value: Int32(truncatingIfNeeded: value))
  }

  /// Reads `seconds.microseconds`. Other formats with this form of time use this function too.
  static func readTime(_ line: inout LineCursor, into batch: inout RecordingBatch) -> Timestamp? {
    guard let seconds = line.decimal("the time", in: 0...latestSecond, into: &batch)
    else { return nil }
    guard line.skip(UInt8(ascii: ".")) else {
      line.report(
        .error, "the time has no microseconds", expected: "a point and six digits", into: &batch)
      return nil
    }
    let fraction = line
    let number = line.scanDecimal()
    let digits = line.next - fraction.next
    guard case .value(var microseconds) = number, digits <= 6 else {
      fraction.report(
        .error, "the time's microseconds have \(digits) digits", expected: "six digits",
        into: &batch)
      return nil
    }
    if digits < 6 {
      fraction.report(
        .warning, "the time's fraction of a second has \(digits) of six digits",
        expected: "six digits", into: &batch)
      for _ in digits..<6 { microseconds *= 10 }
    }
    return Timestamp(seconds: seconds, microseconds: microseconds)
  }

  private static func gap(_ line: inout LineCursor, into batch: inout RecordingBatch) -> Bool {
    if line.isAtGap { return true }
    line.report(.error, "no space follows a number", expected: "a space", into: &batch)
    return false
  }
}
