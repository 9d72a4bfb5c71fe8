import PantographTouches

/// The description of each device that `getevent -p` and `-i` print.
enum GeteventDescription {
  static func line(
    _ line: inout LineCursor, _ header: inout TrackHeader, _ codesOf: inout EventType?,
    into batch: inout RecordingBatch
  ) {
    var device = header.device ?? DeviceDescription(name: "")
    defer { header.device = device }
    if line.skip("name:") {
      line.skipSpaces()
      _ = line.skip(UInt8(ascii: "\""))
      if line.end > line.next, line.end[-1] == UInt8(ascii: "\"") { line.end -= 1 }
      device.name = line.deviceName(into: &batch)
    } else if line.skip("bus:") {
      device.identity.bus = number(&line)
    } else if line.skip("vendor") {
      device.identity.vendor = number(&line)
    } else if line.skip("product") {
      device.identity.product = number(&line)
    } else if line.skip("version") {
      device.identity.version = number(&line)
    } else if line.skip("input props:") {
      codesOf = nil
    } else if line.starts(with: "INPUT_PROP_") {
      if let property = property(line.rest) { device.properties.formUnion(property) }
    } else if line.skip("events:") || line.starts(with: "HID descriptor") {
      codesOf = nil
    } else {
      codes(&line, &device, &codesOf, into: &batch)
    }
  }

  private static func codes(
    _ line: inout LineCursor, _ device: inout DeviceDescription, _ codesOf: inout EventType?,
    into batch: inout RecordingBatch
  ) {
    var list = line
    if list.skip(past: "("), case .value(let type) = list.scanHexadecimal(digits: 4),
      type < EventType.count, list.skip("):")
    {
      codesOf = EventType(rawValue: UInt16(type))
      line = list
    }
    guard let type = codesOf else { return }
    if device.codes[type] == nil { device.codes[type] = CodeSet() }
    while true {
      line.skipSpaces()
      var word = GeteventLabels.word(&line)
      if word.isEmpty { return }
      // A star follows the code of a key that is down.
      if word.last == UInt8(ascii: "*") {
        word = UnsafeBufferPointer(rebasing: word.dropLast())
      }
      guard let code = GeteventLabels.code(word, in: type) else { return }
      device.codes[type]?.insert(code)
      if type == .absolute, line.skip(past: ": value") {
        device.axes[code] = axis(line)
        return
      }
    }
  }

  private static func axis(_ line: LineCursor) -> AbsoluteAxis {
    func field(_ name: StaticString) -> Int32 {
      var line = line
      guard line.skip(past: name) else { return 0 }
      line.skipSpaces()
      guard case .value(let value) = line.scanSignedDecimal() else { return 0 }
      return Int32(clamping: value)
    }
    return AbsoluteAxis(
      minimum: field("min "), maximum: field("max "), fuzz: field("fuzz "), flat: field("flat "),
      resolution: field("resolution "))
  }

  private static func number(_ line: inout LineCursor) -> UInt16 {
    line.skipSpaces()
    guard case .value(let number) = line.scanHexadecimal(digits: 4) else { return 0 }
    return UInt16(number)
  }

  private static func property(_ name: String) -> DeviceProperties? {
    switch name {
    case "INPUT_PROP_POINTER": .pointer
    case "INPUT_PROP_DIRECT": .direct
    case "INPUT_PROP_BUTTONPAD": .buttonPad
    case "INPUT_PROP_SEMI_MT": .semiMultitouch
    case "INPUT_PROP_TOPBUTTONPAD": .topButtonPad
    case "INPUT_PROP_POINTING_STICK": .pointingStick
    case "INPUT_PROP_ACCELEROMETER": .accelerometer
    default: nil
    }
  }
}
