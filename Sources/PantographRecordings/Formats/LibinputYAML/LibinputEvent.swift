import PantographTouches

/// One event of `libinput record`: `[seconds, microseconds, type, code, value]`.
enum LibinputEvent {
  /// Reads the fields after the opening bracket.
  @inline(__always)
  static func read(_ line: inout LineCursor, into batch: inout RecordingBatch) -> InputEvent? {
    let fields = line
    if let event = scan(&line) { return event }
    line = fields
    diagnose(&line, into: &batch)
    return nil
  }

  @inline(__always)
  private static func scan(_ line: inout LineCursor) -> InputEvent? {
    guard let seconds = field(&line, before: UInt8(ascii: ",")),
      0...EvemuEvent.latestSecond ~= seconds,
      let microseconds = field(&line, before: UInt8(ascii: ",")), 0..<1_000_000 ~= microseconds,
      let type = field(&line, before: UInt8(ascii: ",")), 0..<Int64(EventType.count) ~= type,
      let code = field(&line, before: UInt8(ascii: ",")), let code = UInt16(exactly: code),
      let value = field(&line, before: UInt8(ascii: "]")), let value = Int32(exactly: value)
    else { return nil }
    return InputEvent(
      time: Timestamp(seconds: seconds, microseconds: microseconds),
      type: EventType(rawValue: UInt16(type)), code: code, value: value)
  }

  @inline(__always)
  private static func field(_ line: inout LineCursor, before mark: UInt8) -> Int64? {
    line.skipSpaces()
    guard case .value(let value) = line.scanSignedDecimal() else { return nil }
    line.skipSpaces()
    return line.skip(mark) ? value : nil
  }

  private static func diagnose(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    let fields: [(String, ClosedRange<Int64>)] = [
      ("the seconds", 0...EvemuEvent.latestSecond),
      ("the microseconds", 0...999_999),
      ("the event's type", 0...Int64(EventType.count - 1)),
      ("the event's code", 0...Int64(UInt16.max)),
      ("the event's value", Int64(Int32.min)...Int64(Int32.max)),
    ]
    for (index, (what, range)) in fields.enumerated() {
      guard line.decimal(what, in: range, into: &batch) != nil else { return }
      line.skipSpaces()
      let isLast = index == fields.count - 1
      guard line.skip(isLast ? UInt8(ascii: "]") : UInt8(ascii: ",")) else {
        return line.report(
          .error, "the event is broken off", expected: isLast ? "']'" : "','", into: &batch)
      }
    }
  }
}
