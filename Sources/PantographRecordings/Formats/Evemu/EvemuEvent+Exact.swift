import PantographTouches

extension EvemuEvent {
  /// Reads a line that has exactly evemu's own form, byte for byte. Nearly every line has it, and
  /// reading such lines takes most of a recording's reading time. `end` may be behind the end of
  /// the line, because a newline is never passed. Returns nil if any byte differs; `scan` then
  /// reads the line.
  @inline(__always)
  static func scanExact(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> (event: InputEvent, rest: UnsafePointer<UInt8>)? {
    // The shortest line is " 0.000000 0000 0000 0".
    guard end - start >= 21, start.pointee == 0x20 else { return nil }
    var next = start + 1
    var seconds: Int64 = 0
    let first = next
    while true {
      let digit = next.pointee &- 0x30
      if digit > 9 { break }
      seconds = seconds &* 10 &+ Int64(digit)
      next += 1
      // The fields after the seconds need 19 more bytes.
      if end - next < 19 { return nil }
    }
    // The point, six digits and a space fill one word. The digits are put after two zeros.
    let fraction = DigitWord.load(next)
    guard next > first, next - first <= 12,
      fraction & 0xff00_0000_0000_00ff == 0x2000_0000_0000_002e,
      let microseconds = DigitWord.decimal((fraction & 0x00ff_ffff_ffff_ff00) &<< 8 | 0x3030),
      let (type, code) = DigitWord.hexadecimalHalves(
        DigitWord.loadHalf(next + 8) | DigitWord.loadHalf(next + 13) &<< 32),
      type < UInt64(EventType.count), next[12] == 0x20, next[17] == 0x20
    else { return nil }
    next += 18
    let isNegative = next.pointee == 0x2d
    if isNegative { next += 1 }
    let number = next
    var magnitude: Int64 = 0
    // Evemu prints at least four digits, and mostly no more.
    if end - next >= 4,
      let four = DigitWord.decimal(DigitWord.loadHalf(next) &<< 32 | 0x3030_3030)
    {
      magnitude = four
      next += 4
    }
    while next < end {
      let digit = next.pointee &- 0x30
      if digit > 9 { break }
      magnitude = magnitude &* 10 &+ Int64(digit)
      next += 1
    }
    guard next > number, next - number <= 10,
      next == end || next.pointee == 0x0a
        || (next.pointee == 0x09 && end - next > 1 && next[1] == 0x23),
      let value = Int32(exactly: isNegative ? -magnitude : magnitude)
    else { return nil }
    let event = InputEvent(
      time: Timestamp(seconds: seconds, microseconds: microseconds),
      type: EventType(rawValue: UInt16(truncatingIfNeeded: type)),
      code: UInt16(truncatingIfNeeded: code), value: value)
    return (event, next)
  }
}
