import PantographTouches

/// Reads evemu's text. Each line starts with a letter: `N I P B A L S` describe the device, `E` is
/// an event.
final class EvemuParser: LineParser {
  private enum State {
    /// The parser has seen nothing but empty lines so far.
    case start
    case description
    case events
  }

  private var state = State.start
  private var description = EvemuDescription()
  private var hasVersion = false

  /// Whether a line can only be from evemu.
  static func claims(_ line: LineCursor) -> Bool {
    if line.starts(with: "# EVEMU ") { return true }
    var line = line
    guard line.count > 2, line.byte(at: 1) == UInt8(ascii: ":") else { return false }
    let letter = line.byte
    line.next += 2
    switch letter {
    case UInt8(ascii: "E"):
      return EvemuEvent.scan(&line) != nil
    case UInt8(ascii: "A"):
      var ignored = RecordingBatch()
      guard line.hexadecimal("", digits: 4, into: &ignored) != nil else { return false }
      for _ in 0..<4
      where line.decimal("", in: Int64(Int32.min)...Int64(Int32.max), into: &ignored) == nil {
        return false
      }
      return true
    default:
      return false
    }
  }

  override func plainLines(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, into batch: inout RecordingBatch
  ) -> PlainLines {
    var lines = PlainLines(count: 0, next: start)
    guard state == .events else { return lines }
    while end - lines.next > 2, lines.next[0] == UInt8(ascii: "E"),
      lines.next[1] == UInt8(ascii: ":"),
      let (event, rest) = EvemuEvent.scanExact(from: lines.next + 2, to: end),
      let newline = Newline.find(from: rest, to: end), newline - lines.next <= Self.longestLine
    {
      let number = Int32(truncatingIfNeeded: lineNumber + 1 + lines.count)
      batch.events.append(RecordedEvent(event, track: 0, line: number))
      lines.count += 1
      lines.next = newline + 1
    }
    return lines
  }

  override func line(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    if line.byte == UInt8(ascii: "E"), line.byte(at: 1) == UInt8(ascii: ":") {
      return eventLine(&line, into: &batch)
    }
    otherLine(&line, into: &batch)
  }

  override func end(into batch: inout RecordingBatch) {
    guard state != .events else { return }
    if state == .start || !description.isBegun {
      batch.issues.append(
        RecordingIssue(
          .error, at: SourcePlace(line: lineNumber + 1, column: 1),
          "the file describes no device and has no events", found: "the end of the file",
          expected: "lines that begin with N:, I:, A: or E:"))
    }
    sendHeader(into: &batch)
  }

  @inline(__always)
  private func eventLine(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    line.next += 2
    guard
      let event = EvemuEvent.scanExact(from: line.next, to: line.end)?.event
        ?? unusualEvent(&line, into: &batch)
    else {
      return
    }
    if state != .events { sendHeader(into: &batch) }
    batch.events.append(
      RecordedEvent(event, track: 0, line: Int32(truncatingIfNeeded: line.number)))
  }

  @inline(never)
  private func unusualEvent(
    _ line: inout LineCursor, into batch: inout RecordingBatch
  ) -> InputEvent? {
    let fields = line
    if let event = EvemuEvent.scan(&line) { return event }
    line = fields
    return EvemuEvent.read(&line, into: &batch)
  }

  private func sendHeader(into batch: inout RecordingBatch) {
    state = .events
    batch.headers.append((0, description.finish(into: &batch)))
  }

  @inline(never)
  private func otherLine(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    var trimmed = line
    trimmed.skipSpaces()
    if trimmed.isAtEnd { return }
    if line.byte == UInt8(ascii: "#") { return comment(&line, into: &batch) }
    let letter = line
    let isDescription = line.byte(at: 1) == UInt8(ascii: ":") && EvemuDescription.knows(line.byte)
    guard isDescription else { return reportUnknown(line, into: &batch) }
    guard state != .events else {
      return line.report(
        .error, "a line of the description follows the first event", expected: "an E: line",
        into: &batch)
    }
    state = .description
    line.next += 2
    description.read(letter, &line, into: &batch)
  }

  private func comment(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    let before = line
    line.next += 1
    if line.skip(UInt8(ascii: ":")) {
      guard let note = line.scanNote() else {
        return before.report(
          .warning, "a note has no key", expected: "'#: key: value'", into: &batch)
      }
      if ReservedNotes.isReserved(note) {
        guard state != .events, ReservedNotes.absorb(note, into: &description.header) else {
          return before.report(
            .warning, "a note about the device cannot be used",
            expected: "'\(note.key)' before the first event, written as Pantograph does",
            into: &batch)
        }
        if state == .start { state = .description }
        return
      }
      batch.notes.append(note)
    } else if line.skip(" EVEMU ") {
      if state != .start || hasVersion {
        before.report(
          .error, "evemu's version is not the first line", expected: "nothing before '# EVEMU 1.3'",
          into: &batch)
      }
      hasVersion = true
      description.version = EvemuVersion.read(&line, into: &batch)
    } else if state != .events, line.skip(" device /dev/") {
      description.header.node = "/dev/" + line.rest
    } else if state != .events, line.skip(" DMI: ") {
      description.computer = ComputerLine.read(line)
    }
  }

  private func reportUnknown(_ line: LineCursor, into batch: inout RecordingBatch) {
    if state == .start { state = .description }
    var hasZero = false
    for offset in 0..<line.count where line.byte(at: offset) == 0 { hasZero = true }
    line.report(
      hasZero ? .error : .warning,
      hasZero ? "the line contains zero bytes and was left out" : "the line was left out",
      expected: "a line that begins with N:, I:, P:, B:, A:, L:, S:, E: or #", into: &batch)
  }
}

extension RecordingFormat {
  /// The text format of evemu's tools. Pantograph itself records in it: evemu 1.3 with notes in
  /// comment lines `#: key: value`.
  public static let evemu = RecordingFormat(
    name: "evemu", title: "evemu", trackLimit: 1,
    recognizes: { LineProbe(prefix: $0).any { EvemuParser.claims($0) } },
    parser: { EvemuParser() },
    encoder: { EvemuEncoder() })
}
