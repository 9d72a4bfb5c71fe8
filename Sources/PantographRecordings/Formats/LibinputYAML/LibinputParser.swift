import PantographTouches

/// Reads the subset of YAML that `libinput record` writes, line by line. Unknown keys are ignored,
/// as the format's description requires.
final class LibinputParser: LineParser {
  private enum Section {
    /// The parser is before the devices, or in a part that does not describe devices.
    case outside
    /// The parser is in a part of a device that is not read.
    case device
    case evdev
    case codes
    case axes
    case hid
    case udev
    case udevProperties
    case quirks
    /// The parser is in a frame of events.
    case frame
    /// The parser is in libinput's events beside a frame.
    case reports
    /// The parser is between frames, or in the recorder's notes beside them.
    case besideFrames
    /// The parser is in libinput's facts about a device.
    case capabilities
  }

  private var section = Section.outside
  private var isInDevices = false
  private var header = TrackHeader()
  private var track: Int32 = -1
  private var isHeaderSent = true
  private var deviceCount: (expected: Int, line: Int)?
  /// Whether a finger is down, and the scale of the last report of a pinch. Both are needed only for
  /// libinput's events.
  private var isTouched = false
  private var pinchScale = 1.0
  private var isOfOldVersion = false
  /// The computer on which the file was recorded.
  private var computer: String?
  /// The end of a gesture while a finger was down.
  private var ending: InferredEnding?

  override func line(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    line.skipSpaces()
    if section == .frame, line.byte == UInt8(ascii: "-"), line.byte(at: 1) == 0x20,
      line.byte(at: 2) == UInt8(ascii: "[")
    {
      line.next += 3
      if let event = LibinputEvent.read(&line, into: &batch) {
        if event.type == .key, event.code == KeyCode.touch { isTouched = event.value != 0 }
        if let ending, ending.isSettled(by: event, isTouched: isTouched, into: &batch) {
          self.ending = nil
        }
        batch.events.append(
          RecordedEvent(event, track: track, line: Int32(truncatingIfNeeded: line.number)))
      }
      return
    }
    if line.isAtEnd { return }
    if line.byte == UInt8(ascii: "#") { return comment(&line, into: &batch) }
    if line.column == 1, line.byte != UInt8(ascii: "-"), section != .hid {
      topLevel(&line, into: &batch)
    } else if isInDevices, line.skip("- node:") {
      beginDevice(&line, into: &batch)
    } else if track >= 0 {
      deviceLine(&line, into: &batch)
    } else if !isInDevices, line.skip("version: \"1.") {
      // libinput's version. The movements before 1.15 have another unit.
      if case .value(let minor) = line.scanDecimal() { isOfOldVersion = minor < 15 }
    } else if !isInDevices, line.skip("dmi: \"") {
      if line.end > line.next, line.end[-1] == UInt8(ascii: "\"") { line.end -= 1 }
      computer = ComputerLine.read(line)
    }
  }

  override func end(into batch: inout RecordingBatch) {
    flushEnding(into: &batch)
    sendHeader(into: &batch)
    if track < 0 {
      report(.error, "the file has no device", expected: "'- node:'", into: &batch)
    } else if let deviceCount, deviceCount.expected != Int(track) + 1 {
      batch.issues.append(
        RecordingIssue(
          .warning, at: SourcePlace(line: deviceCount.line, column: 1),
          "the recording was interrupted before all devices were written",
          found: "\(track + 1) devices", expected: "\(deviceCount.expected)"))
    }
  }

  private func topLevel(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    sendHeader(into: &batch)
    section = .outside
    isInDevices = false
    if line.skip("devices:") {
      isInDevices = true
    } else if line.skip("version:") {
      line.skipSpaces()
      let place = line
      guard case .value(1) = line.scanDecimal() else {
        return place.report(
          .error, "the file is of another version", expected: "version 1", into: &batch)
      }
    } else if line.skip("ndevices:") {
      let number = line.number
      if let count = line.decimal("the number of devices", in: 0...1_000_000, into: &batch) {
        deviceCount = (Int(count), number)
      }
    } else if !line.skip(past: ":") {
      reportLeftOut(line, into: &batch)
    }
  }

  private func beginDevice(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    flushEnding(into: &batch)
    sendHeader(into: &batch)
    track += 1
    section = .device
    isHeaderSent = false
    isTouched = false
    pinchScale = 1
    line.skipSpaces()
    header = TrackHeader(node: line.rest)
  }

  private func deviceLine(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    if section == .hid { return hidBytes(&line, into: &batch) }
    if section == .frame || section == .besideFrames || section == .reports {
      return eventsLine(&line, into: &batch)
    }
    if section == .capabilities, LibinputDescription.size(&line, &header, into: &batch) { return }
    let item = line
    if line.skip("- ") {
      switch section {
      case .udevProperties: header.udevProperties.append(line.rest)
      case .quirks: header.quirks.append(line.rest)
      default: reportLeftOut(item, into: &batch)
      }
    } else if line.skip("evdev:") {
      section = .evdev
      // A note may have named another computer.
      let other = header.device
      header.device = DeviceDescription(
        name: "", computer: other == nil ? computer : other?.computer)
    } else if line.skip("hid:") {
      section = .hid
      hidBytes(&line, into: &batch)
    } else if line.skip("udev:") {
      section = .udev
    } else if line.skip("quirks:") {
      section = .quirks
    } else if line.skip("libinput:") {
      section = .capabilities
      header.deltas = DeltaStream(
        unit: .libinput, isOfOldVersion: isOfOldVersion, statesCancellation: false)
    } else if line.skip("events:") {
      sendHeader(into: &batch)
      section = .besideFrames
    } else if section == .udev, line.skip("properties:") {
      section = .udevProperties
    } else if header.device != nil {
      LibinputDescription.field(&line, section: describedPart, &header.device!, into: &batch)
        .map { section = $0 == .codes ? .codes : $0 == .axes ? .axes : .evdev }
    }
  }

  private var describedPart: LibinputDescription.Part {
    switch section {
    case .codes: .codes
    case .axes: .axes
    case .evdev: .evdev
    default: .none
    }
  }

  private func eventsLine(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    let before = line
    // Recorders before version 1.18 begin the second part of an entry without a dash.
    _ = line.skip("- ")
    if line.starts(with: "evdev:") {
      section = .frame
    } else if line.starts(with: "libinput:") {
      section = .reports
    } else if line.starts(with: "hid:") {
      section = .besideFrames
    } else if section == .reports, line.skip(UInt8(ascii: "{")) {
      report(&line, into: &batch)
    } else if section == .frame {
      reportLeftOut(before, into: &batch)
    }
  }

  private func report(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    guard
      let (report, isInferred) = LibinputReport.read(
        &line, scale: &pinchScale, isTouched: isTouched, into: &batch)
    else { return }
    flushEnding(into: &batch)
    let delta = RecordedDelta(
      report, track: track, line: Int32(truncatingIfNeeded: line.number))
    if isInferred, isTouched, report.action.isEnding {
      ending = InferredEnding(delta: delta)
    } else {
      batch.deltas.append(delta)
    }
  }

  /// Appends an ending after which the fingers stayed down: the gesture was cancelled.
  private func flushEnding(into batch: inout RecordingBatch) {
    if let ending { batch.deltas.append(ending.delta) }
    ending = nil
  }

  /// Reads bytes of the report descriptor, which continue over several lines until the bracket
  /// closes.
  private func hidBytes(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    line.skipSpaces()
    _ = line.skip(UInt8(ascii: "["))
    while true {
      line.skipSpaces()
      if line.isAtEnd || line.byte == UInt8(ascii: "#") { return }
      if line.skip(UInt8(ascii: "]")) {
        section = .device
        return
      }
      let before = line
      let scanned = line.skip("0x") ? line.scanHexadecimal(digits: 2) : line.scanDecimal()
      guard case .value(let byte) = scanned, byte <= 255 else {
        section = .device
        return before.report(
          .error, "the HID descriptor is broken off", expected: "a byte or ']'", into: &batch)
      }
      header.hidDescriptor.append(UInt8(byte))
      line.skipSpaces()
      _ = line.skip(UInt8(ascii: ","))
    }
  }

  private func comment(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    let before = line
    guard line.skip("#:") else { return }
    guard let note = line.scanNote() else {
      return before.report(.warning, "a note has no key", expected: "'#: key: value'", into: &batch)
    }
    if !ReservedNotes.isReserved(note) {
      batch.notes.append(note)
    } else if isHeaderSent || !ReservedNotes.absorb(note, into: &header) {
      before.report(
        .warning, "a note about the device cannot be used", expected: "the note before the events",
        into: &batch)
    }
  }

  private func sendHeader(into batch: inout RecordingBatch) {
    guard !isHeaderSent else { return }
    isHeaderSent = true
    batch.headers.append((Int(track), header))
  }

  private func reportLeftOut(_ line: LineCursor, into batch: inout RecordingBatch) {
    line.report(
      .error, "the line was left out", expected: "a line as 'libinput record' writes it",
      into: &batch)
  }

  private func report(
    _ severity: RecordingIssue.Severity, _ problem: String, expected: String,
    into batch: inout RecordingBatch
  ) {
    batch.issues.append(
      RecordingIssue(
        severity, at: SourcePlace(line: lineNumber + 1, column: 1), problem,
        found: "the end of the file", expected: expected))
  }
}

extension RecordingFormat {
  /// The format that `libinput record` writes: YAML, version 1, any number of devices.
  public static let libinput = RecordingFormat(
    name: "libinput", title: "libinput record YAML 1",
    recognizes: {
      LineProbe(prefix: $0).any { $0.starts(with: "# libinput record") }
        || (LineProbe(prefix: $0).any { $0.starts(with: "ndevices:") }
          && LineProbe(prefix: $0).any { $0.starts(with: "devices:") })
    },
    parser: { LibinputParser() },
    encoder: { LibinputEncoder() })
}
