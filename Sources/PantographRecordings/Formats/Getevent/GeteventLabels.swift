import PantographTouches

/// The three words of an event: labels, truncated to 20 characters, or hexadecimal digits.
enum GeteventLabels {
  private static let cut = 20

  static func event(
    _ line: inout LineCursor, into batch: inout RecordingBatch
  ) -> (EventType, UInt16, Int32)? {
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

  static func word(_ line: inout LineCursor) -> [UInt8] {
    let start = line.next
    while !line.isAtGap { line.next += 1 }
    return Array(UnsafeBufferPointer(start: start, count: line.next - start))
  }

  static func code(_ word: [UInt8], in type: EventType) -> UInt16? {
    EventNames.code(named: word, in: type, cut: cut)
      ?? hexadecimal(word, digits: 4).map { UInt16($0) }
  }

  private static func type(_ word: [UInt8]) -> EventType? {
    if let type = EventNames.type(named: word) { return type }
    guard let number = hexadecimal(word, digits: 4), number < UInt32(EventType.count)
    else { return nil }
    return EventType(rawValue: UInt16(number))
  }

  private static func value(_ word: [UInt8]) -> Int32? {
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

  private static func hexadecimal(_ word: [UInt8], digits: Int) -> UInt32? {
    guard !word.isEmpty, word.count <= digits else { return nil }
    var number: UInt32 = 0
    for byte in word {
      guard let digit = LineCursor.hexadecimalDigit(byte) else { return nil }
      number = number << 4 | UInt32(digit)
    }
    return number
  }
}
