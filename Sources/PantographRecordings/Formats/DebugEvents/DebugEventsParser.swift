import PantographTouches

/// Reads the text of `libinput debug-events`, with or without `--verbose`. Lines of libinput's log
/// and events that are no movements of a gesture are ignored.
final class DebugEventsParser: LineParser {
  /// The state of a device that has sent a movement.
  private struct Source {
    let track: Int32
    /// The scale of the last report of a pinch.
    var scale = 1.0
    /// Whether the scrolls have types of version 1.19 or later, beside which each scroll is
    /// reported as `POINTER_AXIS` again.
    var hasScrollTypes = false
  }

  /// The devices that may be described before their first movement. More are not remembered, so
  /// that memory stays bounded.
  private static let mostDescribed = 4096
  /// The milliseconds at which the clock of `debug-events` begins again. Reports from before the
  /// first one that was printed have times just below.
  private static let wrap = Timestamp(microseconds: 4_294_967_296_000)

  private var described: [UInt32: DebugEventsDevice] = [:]
  private var sources: [UInt32: Source] = [:]

  override func line(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    var start = line
    start.skipSpaces()
    if start.isAtEnd { return }
    if start.byte == UInt8(ascii: "#") { return note(&start, into: &batch) }
    guard let head = DebugEventsHead(&line) else { return message(start, into: &batch) }
    switch head.kind {
    case .deviceAdded:
      let device = DebugEventsDevice(line, into: &batch)
      if described.count < Self.mostDescribed || described[head.node] != nil {
        described[head.node] = device
      }
    case .swipeBegin, .swipeUpdate, .swipeEnd, .pinchBegin, .pinchUpdate, .pinchEnd, .holdBegin,
      .holdEnd, .scrollFinger, .scrollContinuous, .axis:
      report(head, &line, into: &batch)
    case .other: break
    case .unknown:
      head.word.report(
        .error, "the type of event is unknown", expected: "a type such as GESTURE_SWIPE_UPDATE",
        into: &batch)
    }
  }

  override func end(into batch: inout RecordingBatch) {
    guard sources.isEmpty else { return }
    batch.issues.append(
      RecordingIssue(
        .error, at: SourcePlace(line: lineNumber + 1, column: 1),
        "the file has no movement of a gesture", found: "the end of the file",
        expected: "a line with GESTURE_… or POINTER_SCROLL_FINGER"))
  }

  private func report(
    _ head: DebugEventsHead, _ line: inout LineCursor, into batch: inout RecordingBatch
  ) {
    guard let (time, decimals) = time(&line, into: &batch) else { return }
    var source = sources[head.node] ?? Source(track: Int32(sources.count))
    guard let action = DebugEventsReport.read(head.kind, &line, scale: &source.scale, into: &batch)
    else { return }
    switch head.kind {
    case .scrollFinger, .scrollContinuous: source.hasScrollTypes = true
    case .axis where source.hasScrollTypes: return
    default: break
    }
    if sources[head.node] == nil {
      batch.headers.append((Int(source.track), header(head.node, decimals: decimals)))
    }
    sources[head.node] = source
    batch.deltas.append(
      RecordedDelta(
        DeltaReport(time: time, action), track: source.track,
        line: Int32(truncatingIfNeeded: line.number)))
  }

  /// Reads the time, and the number of equal events that version 1.28 puts before it.
  private func time(
    _ line: inout LineCursor, into batch: inout RecordingBatch
  ) -> (Timestamp, decimals: Int)? {
    line.skipSpaces()
    if line.byte &- 0x30 < 10 {
      let place = line
      guard case .value = line.scanDecimal(), line.isAtGap else {
        place.report(
          .error, "the time is missing", expected: "a time such as +1.250s", into: &batch)
        return nil
      }
      line.skipSpaces()
    }
    let place = line
    guard line.byte == UInt8(ascii: "+") || line.byte == UInt8(ascii: "-"),
      let (read, decimals) = line.scanSeconds(), line.skip(UInt8(ascii: "s"))
    else {
      place.report(
        .error, place.isAtEnd ? "the time is missing" : "the time is not one",
        expected: "a time such as +1.250s", into: &batch)
      return nil
    }
    // No recording of the program lasts until an hour before its clock begins again.
    let isFromBefore = read > Self.wrap - .seconds(3600) && read < Self.wrap
    return (isFromBefore ? .zero : max(read, .zero), decimals)
  }

  private func header(_ node: UInt32, decimals: Int) -> TrackHeader {
    let device = described[node]
    var header = TrackHeader(
      node: "/dev/input/event\(node)", device: device.map { DeviceDescription(name: $0.name) })
    // Versions before 1.15 print hundredths of a second, later ones thousandths.
    let isOld = decimals <= 2
    let step: TimeSpan =
      isOld ? .milliseconds(10) : decimals == 3 ? .milliseconds(1) : .microseconds(1)
    header.deltas = DeltaStream(
      unit: .libinput, size: device?.size, timeStep: step, isOfOldVersion: isOld)
    return header
  }

  private func note(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    let before = line
    guard line.skip("#:") else { return }
    guard let note = line.scanNote() else {
      return before.report(.warning, "a note has no key", expected: "'#: key: value'", into: &batch)
    }
    guard !ReservedNotes.isReserved(note) else {
      return before.report(
        .warning, "a note about the device cannot be used", expected: "a note about the recording",
        into: &batch)
    }
    batch.notes.append(note)
  }

  /// Ignores a message of libinput's log. A message has a colon or a dash between spaces; other
  /// lines are probably events that were cut.
  private func message(_ line: LineCursor, into batch: inout RecordingBatch) {
    var probe = line
    if probe.skip(past: ": ") || probe.skip(past: " - ") { return }
    line.report(
      .warning, "the line was left out", expected: "an event as 'libinput debug-events' prints it",
      into: &batch)
  }
}

extension RecordingFormat {
  /// The text that `libinput debug-events` prints: libinput's gestures and scrolls, any number of
  /// devices.
  public static let debugEvents = RecordingFormat(
    name: "debug-events", title: "libinput debug-events' text",
    recognizes: {
      LineProbe(prefix: $0).any {
        var line = $0
        return DebugEventsHead(&line) != nil
      }
    },
    parser: { DebugEventsParser() },
    encoder: { DebugEventsEncoder() })
}
