import PantographTouches

/// Reads the numbers in evtest's text; the names beside them are ignored.
final class EvtestParser: LineParser {
  private var header = TrackHeader()
  private var isHeaderSent = false
  private var type: EventType?
  private var code: UInt16?

  override func line(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    if line.skip("Event: time ") { return event(&line, into: &batch) }
    line.skipSpaces()
    if line.isAtEnd || isHeaderSent { return }
    description(&line, into: &batch)
  }

  override func end(into batch: inout RecordingBatch) { sendHeader(into: &batch) }

  private func sendHeader(into batch: inout RecordingBatch) {
    guard !isHeaderSent else { return }
    isHeaderSent = true
    batch.headers.append((0, header))
  }

  private func event(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    guard let time = EvemuEvent.readTime(&line, into: &batch) else { return }
    var event = InputEvent.report(at: time)
    if line.skip(past: ", type ") {
      guard
        let type = line.decimal("the type", in: 0...Int64(EventType.count - 1), into: &batch),
        expect(&line, "code ", into: &batch),
        let code = line.decimal("the code", in: 0...0xffff, into: &batch),
        expect(&line, "value ", into: &batch)
      else { return }
      event.type = EventType(rawValue: UInt16(type))
      event.code = UInt16(code)
      // Raw and scan codes are hexadecimal, without a prefix.
      let isHexadecimal = event.type == .miscellaneous && (code == 3 || code == 4)
      let range = Int64(Int32.min)...Int64(Int32.max)
      let value =
        isHexadecimal
        ? line.hexadecimal("the value", digits: 8, into: &batch)
        : line.decimal("the value", in: range, into: &batch)
      guard let value else { return }
      event.value = Int32(truncatingIfNeeded: value)
    } else if line.skip(past: "SYN_MT_REPORT") {
      event.code = SynchronizationCode.multitouchReport
    } else if line.skip(past: "SYN_DROPPED") {
      event.code = SynchronizationCode.dropped
    } else if line.skip(past: "SYN_CONFIG") {
      event.code = SynchronizationCode.configuration
    } else if !line.skip(past: "SYN_REPORT") {
      return line.report(
        .error, "the event is broken off", expected: "', type …' or a SYN_ name", into: &batch)
    }
    sendHeader(into: &batch)
    batch.events.append(
      RecordedEvent(event, track: 0, line: Int32(truncatingIfNeeded: line.number)))
  }

  private func expect(
    _ line: inout LineCursor, _ mark: StaticString, into batch: inout RecordingBatch
  ) -> Bool {
    if line.skip(past: mark) { return true }
    line.report(.error, "the event is broken off", expected: "'\(mark)'", into: &batch)
    return false
  }

  private func description(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    var device = header.device ?? DeviceDescription(name: "")
    let limit = Int64(EventType.count - 1)
    if line.skip("Input device ID:") {
      device.identity = DeviceIdentity(
        bus: number(line, "bus 0x"), vendor: number(line, "vendor 0x"),
        product: number(line, "product 0x"), version: number(line, "version 0x"))
    } else if line.skip("Input device name: \"") {
      if line.end > line.next, line.end[-1] == UInt8(ascii: "\"") { line.end -= 1 }
      device.name = line.deviceName(into: &batch)
    } else if line.skip("Event type ") {
      guard let number = line.decimal("the type", in: 0...limit, into: &batch) else { return }
      type = EventType(rawValue: UInt16(number))
      code = nil
      device.codes[EventType(rawValue: UInt16(number))] = CodeSet()
    } else if line.skip("Event code "), let type {
      guard let number = line.decimal("the code", in: 0...0xffff, into: &batch) else { return }
      code = UInt16(number)
      device.codes[type, default: CodeSet()].insert(UInt16(number))
      if type == .absolute {
        device.axes[UInt16(number)] = AbsoluteAxis(minimum: 0, maximum: 0)
      }
    } else if line.skip("Property type ") {
      guard let number = line.decimal("the property", in: 0...31, into: &batch) else { return }
      device.properties.rawValue |= 1 << UInt32(number)
    } else if type == .absolute, let code, var axis = device.axes[code] {
      axisField(&line, &axis, into: &batch)
      device.axes[code] = axis
    } else {
      return
    }
    header.device = device
  }

  private func axisField(
    _ line: inout LineCursor, _ axis: inout AbsoluteAxis, into batch: inout RecordingBatch
  ) {
    let field = GeteventLabels.word(&line)
    func value() -> Int32? {
      line.decimal("the number", in: Int64(Int32.min)...Int64(Int32.max), into: &batch)
        .map { Int32($0) }
    }
    switch String(decoding: field, as: UTF8.self) {
    case "Min": value().map { axis.minimum = $0 }
    case "Max": value().map { axis.maximum = $0 }
    case "Fuzz": value().map { axis.fuzz = $0 }
    case "Flat": value().map { axis.flat = $0 }
    case "Resolution": value().map { axis.resolution = $0 }
    default: break
    }
  }

  private func number(_ line: LineCursor, _ mark: StaticString) -> UInt16 {
    var line = line
    guard line.skip(past: mark), case .value(let number) = line.scanHexadecimal(digits: 4)
    else { return 0 }
    return UInt16(number)
  }
}

extension RecordingFormat {
  /// The text that `evtest` prints.
  public static let evtest = RecordingFormat(
    name: "evtest", title: "evtest's text", trackLimit: 1,
    recognizes: {
      LineProbe(prefix: $0).any {
        $0.starts(with: "Event: time ") || $0.starts(with: "Input driver version is ")
          || $0.starts(with: "Input device ID: bus ")
      }
    },
    parser: { EvtestParser() })
}
