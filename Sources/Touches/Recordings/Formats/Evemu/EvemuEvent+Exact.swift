extension EvemuEvent {
  /// Reads a line byte for byte as evemu prints it: nearly every line is so, and this is where the
  /// time of reading a recording goes. Nil where a byte is different; `scan` then looks closer.
  @inline(__always)
  static func scanExact(_ line: LineCursor) -> InputEvent? {
    // The shortest is " 0.000000 0000 0000 0".
    guard line.end - line.next >= 21, line.next.pointee == 0x20 else { return nil }
    var next = line.next + 1
    var seconds: Int64 = 0
    let first = next
    while true {
      let digit = next.pointee &- 0x30
      if digit > 9 { break }
      seconds = seconds &* 10 &+ Int64(digit)
      next += 1
      // The fields behind the seconds need 19 bytes more.
      if line.end - next < 19 { return nil }
    }
    // The point, six digits and a space fill one word; the digits are put behind two zeros.
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
    while next < line.end {
      let digit = next.pointee &- 0x30
      if digit > 9 { break }
      magnitude = magnitude &* 10 &+ Int64(digit)
      next += 1
    }
    guard next > number, next - number <= 10,
      next == line.end || (next.pointee == 0x09 && line.end - next > 1 && next[1] == 0x23),
      let value = Int32(exactly: isNegative ? -magnitude : magnitude)
    else { return nil }
    return InputEvent(
      time: Timestamp(seconds: seconds, microseconds: microseconds),
      type: EventType(rawValue: UInt16(truncatingIfNeeded: type)),
      code: UInt16(truncatingIfNeeded: code), value: value)
  }
}
