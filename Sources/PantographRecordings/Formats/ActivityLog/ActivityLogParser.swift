import PantographPlainText

/// Reads the hardware states of a ChromeOS activity log as events of a device with slots.
final class ActivityLogParser: RecordingParser {
  /// The kind of JSON container that encloses a key.
  private enum Container {
    case root
    case entries
    case entry
    case fingers
    case finger
    case hardware
    case other
  }

  private static let deepest = 64

  private var tokenizer = JSONTokenizer()
  private var open: [(container: Container, isArray: Bool)] = []
  private var key: [UInt8] = []
  private var isValue = false
  private var state = ActivityLogState()
  private var slots = ActivityLogSlots()
  private var hardware = ActivityLogHardware()
  private var line = 1
  private var column = 0
  private var hasFailed = false
  private var isHeaderSent = false
  private var isClosed = false

  override func parse(_ bytes: UnsafeRawBufferPointer, into batch: inout RecordingBatch) {
    for byte in bytes where !hasFailed {
      column += 1
      let (first, second) = tokenizer.take(byte)
      if let first { token(first, into: &batch) }
      if let second, !hasFailed { token(second, into: &batch) }
      if byte == 0x0a {
        line += 1
        column = 0
      }
    }
  }

  override func finish(into batch: inout RecordingBatch) {
    if !hasFailed, !isClosed {
      fail("the log is broken off", "the end of the file", "'}'", into: &batch)
    }
    // The device is known only at the end.
    batch.headers.append((0, TrackHeader(device: hardware.device(slotCount: slots.count))))
  }

  private func token(_ token: JSONTokenizer.Token, into batch: inout RecordingBatch) {
    switch token {
    case .beginObject: begin(isArray: false, into: &batch)
    case .beginArray: begin(isArray: true, into: &batch)
    case .endObject: end(isArray: false, into: &batch)
    case .endArray: end(isArray: true, into: &batch)
    case .colon: isValue = true
    case .comma: isValue = false
    case .string:
      if open.last?.isArray == false, !isValue {
        key = tokenizer.text
      } else {
        if open.last?.container == .entry, isKey("type") {
          state.isHardware = String(decoding: tokenizer.text, as: UTF8.self) == "hardwareState"
        }
        isValue = false
      }
    case .word:
      value(into: &batch)
      isValue = false
    case .invalid:
      fail("this is not JSON", "an unexpected byte or token", "JSON", into: &batch)
    }
  }

  private func begin(isArray: Bool, into batch: inout RecordingBatch) {
    let container: Container
    switch (open.last?.container, isArray) {
    case (nil, false): container = .root
    case (.root, true) where isKey("entries"): container = .entries
    case (.root, false) where isKey("hardwareProperties"): container = .hardware
    case (.entries, false):
      container = .entry
      state = ActivityLogState()
    case (.entry, true) where isKey("fingers"): container = .fingers
    case (.fingers, false):
      container = .finger
      guard state.fingers.count < ActivityLogSlots.capacity else {
        return fail("there are too many fingers", "another finger", "at most 32", into: &batch)
      }
      state.fingers.append(ActivityLogFinger())
    default: container = .other
    }
    guard open.count < Self.deepest else {
      return fail("the log is nested too deep", "another bracket", "at most 64", into: &batch)
    }
    open.append((container, isArray))
    isValue = false
    key = []
  }

  private func end(isArray: Bool, into batch: inout RecordingBatch) {
    guard let last = open.popLast(), last.isArray == isArray else {
      return fail("a bracket does not match", isArray ? "']'" : "'}'", "another", into: &batch)
    }
    isClosed = open.isEmpty
    isValue = false
    guard last.container == .entry, state.isHardware else { return }
    guard let time = state.time else {
      batch.issues.append(
        RecordingIssue(
          .error, at: SourcePlace(line: line, column: column), "a hardware state has no time",
          found: "no timestamp", expected: "seconds"))
      return
    }
    if !isHeaderSent {
      isHeaderSent = true
      batch.headers.append((0, TrackHeader(device: hardware.device(slotCount: slots.count))))
    }
    for event in slots.events(for: state, at: time) {
      batch.events.append(
        RecordedEvent(event, track: 0, line: Int32(truncatingIfNeeded: line)))
    }
  }

  private func value(into batch: inout RecordingBatch) {
    guard let container = open.last?.container,
      container == .entry || container == .finger || container == .hardware
    else { return }
    let text = String(decoding: tokenizer.text, as: UTF8.self)
    let number: Double
    switch text {
    case "true": number = 1
    case "false", "null": number = 0
    default:
      guard let parsed = DecimalReader.double(tokenizer.text[...]), parsed.isFinite else {
        return fail("a number cannot be read", "'\(text.prefix(40))'", "a number", into: &batch)
      }
      number = parsed
    }
    let name = String(decoding: key, as: UTF8.self)
    switch container {
    case .entry: state.set(name, number)
    case .finger: state.fingers[state.fingers.count - 1].set(name, number)
    case .hardware: hardware.set(name, number)
    case .root, .entries, .fingers, .other: break
    }
  }

  private func isKey(_ name: String) -> Bool { key.elementsEqual(name.utf8) }

  private func fail(
    _ problem: String, _ found: String, _ expected: String, into batch: inout RecordingBatch
  ) {
    hasFailed = true
    batch.issues.append(
      RecordingIssue(
        .error, at: SourcePlace(line: line, column: column), problem, found: found,
        expected: expected))
  }
}

extension RecordingFormat {
  /// The activity log of ChromeOS' gestures library. The file describes the device at its end.
  public static let activityLog = RecordingFormat(
    name: "activitylog", title: "ChromeOS activity log", trackLimit: 1, describesLast: true,
    recognizes: {
      let probe = LineProbe(prefix: $0)
      return probe.any { line in
        var line = line
        return line.skip(past: "\"hardwareState\"")
      }
    },
    parser: { ActivityLogParser() })
}
