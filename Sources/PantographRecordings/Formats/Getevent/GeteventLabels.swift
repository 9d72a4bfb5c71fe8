import PantographTouches

/// The three words of an event: labels, truncated to 20 characters, or hexadecimal digits.
enum GeteventLabels {
  private static let cut = 20

  static func event(
    _ line: inout LineCursor, into batch: inout RecordingBatch
  ) -> (EventType, UInt16, Int32)? {
    if let event = digits(&line) { return event }
    line.skipSpaces()
    let typePlace = line
    let typeWord = word(&line)
    guard let type = type(typeWord) else {
      typePlace.report(
        .error, "there is no such event type", expected: "EV_ABS or 0003", into: &batch)
      return nil
    }
    line.skipSpaces()
    let codePlace = line
    let codeWord = word(&line)
    guard let code = code(codeWord, in: type) else {
      codePlace.report(
        .error, "there is no such code", expected: "ABS_MT_SLOT or 002f", into: &batch)
      return nil
    }
    line.skipSpaces()
    let valuePlace = line
    guard let value = value(word(&line)) else {
      valuePlace.report(
        .error, "the event's value is not a number", expected: "eight hexadecimal digits",
        into: &batch)
      return nil
    }
    line.skipSpaces()
    guard line.isAtEnd || line.starts(with: "rate ") else {
      line.report(
        .error, "the line continues behind the event", expected: "the end of the line",
        into: &batch)
      return nil
    }
    return (type, code, value)
  }

  /// Reads three hexadecimal numbers without copying them; reads nothing if the line has labels or a
  /// mistake.
  private static func digits(_ line: inout LineCursor) -> (EventType, UInt16, Int32)? {
    var rest = line
    rest.skipSpaces()
    guard case .value(let type) = rest.scanHexadecimal(digits: 4), type < EventType.count,
      rest.isAtGap
    else { return nil }
    rest.skipSpaces()
    guard case .value(let code) = rest.scanHexadecimal(digits: 4), rest.isAtGap else { return nil }
    rest.skipSpaces()
    guard case .value(let value) = rest.scanHexadecimal(digits: 8), rest.isAtGap else { return nil }
    rest.skipSpaces()
    guard rest.isAtEnd || rest.starts(with: "rate ") else { return nil }
    line = rest
    return (
      EventType(rawValue: UInt16(type)), UInt16(code),
      Int32(bitPattern: UInt32(truncatingIfNeeded: value))
    )
  }

  /// Reads up to the next space; the word points into the line.
  static func word(_ line: inout LineCursor) -> UnsafeBufferPointer<UInt8> {
    let start = line.next
    while !line.isAtGap { line.next += 1 }
    return UnsafeBufferPointer(start: start, count: line.next - start)
  }

  static func code(_ word: UnsafeBufferPointer<UInt8>, in type: EventType) -> UInt16? {
    EventNames.code(named: word, in: type, cut: cut)
      ?? hexadecimal(word, digits: 4).map { UInt16($0) }
  }

  private static func type(_ word: UnsafeBufferPointer<UInt8>) -> EventType? {
    if let type = EventNames.type(named: word) { return type }
    guard let number = hexadecimal(word, digits: 4), number < UInt32(EventType.count)
    else { return nil }
    return EventType(rawValue: UInt16(number))
  }

  private static func value(_ word: UnsafeBufferPointer<UInt8>) -> Int32? {
    if let number = hexadecimal(word, digits: 8) { return Int32(bitPattern: number) }
    switch String(decoding: word, as: UTF8.self) {
    case "DOWN": return 1
    case "UP": return 0
    case "REPEAT": return 2
    case "MT_TOOL_FINGER": return ToolTypeValue.finger
    case "MT_TOOL_PEN": return ToolTypeValue.pen
    case "MT_TOOL_PALM": return ToolTypeValue.palm
    case "MT_TOOL_DIAL": return ToolTypeValue.dial
    default: return nil
    }
  }

  private static func hexadecimal(_ word: UnsafeBufferPointer<UInt8>, digits: Int) -> UInt32? {
    guard !word.isEmpty, word.count <= digits else { return nil }
    var number: UInt32 = 0
    for byte in word {
      guard let digit = LineCursor.hexadecimalDigit(byte) else { return nil }
      number = number << 4 | UInt32(digit)
    }
    return number
  }
}
