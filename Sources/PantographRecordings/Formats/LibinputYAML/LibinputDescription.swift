import PantographTouches

/// The part `evdev:` of a device in a file of `libinput record`.
enum LibinputDescription {
  enum Part {
    case none
    case evdev
    case codes
    case axes
  }

  /// Reads one `key: value`. Returns the part that the following lines belong to, or nil if it
  /// stays the same.
  static func field(
    _ line: inout LineCursor, section: Part, _ device: inout DeviceDescription,
    into batch: inout RecordingBatch
  ) -> Part? {
    guard section != .none else { return nil }
    if line.skip("name:") {
      device.name = name(&line, into: &batch)
      return .evdev
    }
    if line.skip("id:") {
      if let numbers = list(&line, in: 0...0xffff, into: &batch), numbers.count == 4 {
        device.identity = DeviceIdentity(
          bus: UInt16(numbers[0]), vendor: UInt16(numbers[1]), product: UInt16(numbers[2]),
          version: UInt16(numbers[3]))
      } else {
        reportCount(line, "the device's numbers are not four", into: &batch)
      }
      return .evdev
    }
    if line.skip("codes:") { return .codes }
    if line.skip("absinfo:") { return .axes }
    if line.skip("properties:") {
      for number in list(&line, in: 0...31, into: &batch) ?? [] {
        device.properties.rawValue |= 1 << UInt32(number)
      }
      return .evdev
    }
    switch section {
    case .codes: codes(&line, &device, into: &batch)
    case .axes: axis(&line, &device, into: &batch)
    case .none, .evdev: break
    }
    return nil
  }

  /// Reads `size: [102, 68]`, libinput's size of the surface in millimetres. Returns whether the line
  /// belongs to libinput's facts.
  static func size(
    _ line: inout LineCursor, _ header: inout TrackHeader, into batch: inout RecordingBatch
  ) -> Bool {
    if line.skip("capabilities:") { return true }
    guard line.skip("size:") else { return false }
    if let numbers = list(&line, in: 0...0xffff, into: &batch), numbers.count == 2 {
      header.deltas?.size = DebugEventsDevice.accepted(Double(numbers[0]), Double(numbers[1]))
    } else {
      reportCount(line, "the size is not two numbers", into: &batch)
    }
    return true
  }

  private static func codes(
    _ line: inout LineCursor, _ device: inout DeviceDescription, into batch: inout RecordingBatch
  ) {
    guard
      let type = line.decimal("the event type", in: 0...Int64(EventType.count - 1), into: &batch),
      colon(&line, into: &batch), let numbers = list(&line, in: 0...0xffff, into: &batch)
    else { return }
    device.codes[EventType(rawValue: UInt16(type))] = CodeSet(numbers.map { UInt16($0) })
  }

  private static func axis(
    _ line: inout LineCursor, _ device: inout DeviceDescription, into batch: inout RecordingBatch
  ) {
    guard let code = line.decimal("the axis", in: 0...0xffff, into: &batch),
      colon(&line, into: &batch),
      let numbers = list(&line, in: Int64(Int32.min)...Int64(Int32.max), into: &batch)
    else { return }
    guard numbers.count == 5 else {
      return reportCount(line, "the axis' numbers are not five", into: &batch)
    }
    device.axes[UInt16(code)] = AbsoluteAxis(
      minimum: Int32(numbers[0]), maximum: Int32(numbers[1]), fuzz: Int32(numbers[2]),
      flat: Int32(numbers[3]), resolution: Int32(numbers[4]))
  }

  private static func colon(_ line: inout LineCursor, into batch: inout RecordingBatch) -> Bool {
    if line.skip(UInt8(ascii: ":")) { return true }
    line.report(.error, "the line has no key", expected: "':'", into: &batch)
    return false
  }

  private static func reportCount(
    _ line: LineCursor, _ problem: String, into batch: inout RecordingBatch
  ) {
    line.report(.error, problem, expected: "as many as 'libinput record' writes", into: &batch)
  }

  /// Reads `[a, b, …]`.
  private static func list(
    _ line: inout LineCursor, in range: ClosedRange<Int64>, into batch: inout RecordingBatch
  ) -> [Int64]? {
    line.skipSpaces()
    var numbers: [Int64] = []
    guard line.skip(UInt8(ascii: "[")) else {
      line.report(.error, "there is no list", expected: "'['", into: &batch)
      return nil
    }
    line.skipSpaces()
    if line.skip(UInt8(ascii: "]")) { return numbers }
    while true {
      guard let number = line.decimal("the number", in: range, into: &batch) else { return nil }
      numbers.append(number)
      line.skipSpaces()
      if line.skip(UInt8(ascii: "]")) { return numbers }
      guard line.skip(UInt8(ascii: ",")) else {
        line.report(.error, "the list is broken off", expected: "',' or ']'", into: &batch)
        return nil
      }
    }
  }

  /// Reads the device's name. The recorder doubles each `%` and escapes nothing else, so the name
  /// extends from the first to the last quotation mark.
  private static func name(
    _ line: inout LineCursor, into batch: inout RecordingBatch
  ) -> String {
    line.skipSpaces()
    if line.skip(UInt8(ascii: "\"")) {
      while line.end > line.next, line.end[-1] != UInt8(ascii: "\"") { line.end -= 1 }
      if line.end > line.next { line.end -= 1 }
    }
    _ = line.deviceName(into: &batch)
    var bytes: [UInt8] = []
    while !line.isAtEnd {
      bytes.append(line.byte)
      line.next += line.starts(with: "%%") ? 2 : 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
