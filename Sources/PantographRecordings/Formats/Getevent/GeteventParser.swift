import PantographTouches

/// Reads `[ seconds.microseconds] /dev/input/eventN: type code value`, and the device descriptions
/// if the file has them.
final class GeteventParser: LineParser {
  private struct Device {
    var header: TrackHeader
    var track: Int32?
  }

  /// The devices in the order of the file. A track begins with a device's first event.
  private var devices: [Device] = []
  private var nextTrack: Int32 = 0
  private var described: Int?
  private var codesOf: EventType?
  /// The device of the last event, and its name in the file.
  private var last: (node: [UInt8], index: Int)?

  static func claims(_ line: LineCursor) -> Bool {
    if line.starts(with: "add device ") { return true }
    var line = line
    guard line.skip(UInt8(ascii: "[")) else { return false }
    line.skipSpaces()
    guard case .value = line.scanDecimal(),
      line.skip(UInt8(ascii: ".")) || line.skip(UInt8(ascii: "-")), case .value = line.scanDecimal()
    else { return false }
    return line.skip(UInt8(ascii: "]"))
  }

  override func line(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    if line.skip(UInt8(ascii: "[")) { return event(&line, into: &batch) }
    let indent = line
    line.skipSpaces()
    if line.isAtEnd { return }
    if line.starts(with: "/dev/input/"), line.column == 1 {
      return indent.report(
        .error, "the event has no time and was left out", expected: "the output of getevent -lt",
        into: &batch)
    }
    description(&line, into: &batch)
  }

  override func end(into batch: inout RecordingBatch) {
    for index in devices.indices where devices[index].track == nil {
      begin(index, into: &batch)
    }
    guard devices.isEmpty else { return }
    batch.issues.append(
      RecordingIssue(
        .error, at: SourcePlace(line: lineNumber + 1, column: 1), "the file has no events",
        found: "the end of the file", expected: "lines that begin with '['"))
  }

  private func event(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    guard let time = time(&line, into: &batch) else { return }
    line.skipSpaces()
    let start = line.next
    if line.byte == UInt8(ascii: "/") {
      while !line.isAtEnd, line.byte != UInt8(ascii: ":") { line.next += 1 }
    }
    let node = UnsafeBufferPointer(start: start, count: line.next - start)
    _ = node.isEmpty || line.skip(UInt8(ascii: ":"))
    guard let (type, code, value) = GeteventLabels.event(&line, into: &batch) else { return }
    guard let index = device(node) else {
      return line.report(
        .error, "there are too many devices", expected: "at most 1024", into: &batch)
    }
    if devices[index].track == nil { begin(index, into: &batch) }
    let event = InputEvent(time: time, type: type, code: code, value: value)
    batch.events.append(
      RecordedEvent(
        event, track: devices[index].track ?? 0, line: Int32(truncatingIfNeeded: line.number)))
  }

  private func time(_ line: inout LineCursor, into batch: inout RecordingBatch) -> Timestamp? {
    line.skipSpaces()
    let whole = line
    if case .value(let seconds) = line.scanDecimal(), seconds <= EvemuEvent.latestSecond,
      line.skip(UInt8(ascii: "-"))
    {
      // Old builds print a dash and no leading zeros.
      guard let microseconds = line.decimal("the microseconds", in: 0...999_999, into: &batch)
      else { return nil }
      return close(&line, Timestamp(seconds: seconds, microseconds: microseconds), into: &batch)
    }
    line = whole
    guard let time = EvemuEvent.readTime(&line, into: &batch) else { return nil }
    return close(&line, time, into: &batch)
  }

  private func close(
    _ line: inout LineCursor, _ time: Timestamp, into batch: inout RecordingBatch
  ) -> Timestamp? {
    if line.skip(UInt8(ascii: "]")) { return time }
    line.report(.error, "the time is broken off", expected: "']'", into: &batch)
    return nil
  }

  /// Returns the device of an event. Most events have the device of the event before them, whose
  /// name is compared without making a text.
  private func device(_ node: UnsafeBufferPointer<UInt8>) -> Int? {
    // The device of a line without a name depends on the other devices.
    if node.isEmpty { return device("") }
    if let last, node.isEqual(to: last.node) { return last.index }
    let index = device(String(decoding: node, as: UTF8.self))
    last = index.map { (Array(node), $0) }
    return index
  }

  private func device(_ node: String) -> Int? {
    if let index = devices.firstIndex(where: { $0.header.node == node }) { return index }
    // If getevent reads a single device, events have no device column, though its description names
    // the device node.
    if node.isEmpty, devices.count == 1 { return 0 }
    guard devices.count < 1024 else { return nil }
    devices.append(Device(header: TrackHeader(node: node)))
    return devices.count - 1
  }

  private func begin(_ index: Int, into batch: inout RecordingBatch) {
    devices[index].track = nextTrack
    batch.headers.append((Int(nextTrack), devices[index].header))
    nextTrack += 1
  }

  private func description(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    let start = line
    if line.skip("add device "), line.skip(past: ": ") {
      described = device(line.rest)
      codesOf = nil
      return
    }
    if line.starts(with: "could not ") || line.starts(with: "remove device") { return }
    guard let described, devices[described].track == nil else {
      return start.report(
        .warning, "the line was left out", expected: "an event or a device's description",
        into: &batch)
    }
    var header = devices[described].header
    GeteventDescription.line(&line, &header, &codesOf, into: &batch)
    devices[described].header = header
  }
}

extension RecordingFormat {
  /// The text that Android's `getevent -lt` prints, with or without labels, for one device or
  /// several.
  public static let getevent = RecordingFormat(
    name: "getevent", title: "Android getevent -lt",
    recognizes: { LineProbe(prefix: $0).any { GeteventParser.claims($0) } },
    parser: { GeteventParser() })
}
