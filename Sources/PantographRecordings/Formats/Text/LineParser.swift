/// A parser for a line-based format. It finds the lines; its subclass reads them.
class LineParser: RecordingParser {
  /// The length in bytes above which a line is reported and ignored.
  static let longestLine = 65_536

  private(set) final var lineNumber = 0
  /// The start of a line whose end has not been received yet.
  private final var carry: [UInt8] = []
  private final var isSkippingLine = false

  /// Reads one line, which may be empty.
  func line(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    preconditionFailure("each text format must override the reading of lines")
  }

  /// Reads lines of the simplest form. Stops before the first line that has another form or does
  /// not end before `end`; `line` reads that line.
  func plainLines(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, into batch: inout RecordingBatch
  ) -> PlainLines {
    PlainLines(count: 0, next: start)
  }

  /// The number of lines read, and the start of the next one.
  struct PlainLines {
    var count: Int
    var next: UnsafePointer<UInt8>
  }

  /// Called after the last line of the file.
  func end(into batch: inout RecordingBatch) {
    preconditionFailure("each text format must override the end of its parser")
  }

  final override func parse(_ bytes: UnsafeRawBufferPointer, into batch: inout RecordingBatch) {
    bytes.withMemoryRebound(to: UInt8.self) { bytes in
      guard let start = bytes.baseAddress else { return }
      let end = start + bytes.count
      var next = start
      if isSkippingLine || !carry.isEmpty {
        let newline = Newline.find(from: next, to: end)
        keep(UnsafeBufferPointer(start: next, count: (newline ?? end) - next), into: &batch)
        guard let newline else { return }
        flushCarry(into: &batch)
        next = newline + 1
      }
      while next < end {
        let plain = plainLines(from: next, to: end, into: &batch)
        lineNumber += plain.count
        next = plain.next
        guard let newline = Newline.find(from: next, to: end) else {
          keep(UnsafeBufferPointer(start: next, count: end - next), into: &batch)
          return
        }
        complete(from: next, to: newline, into: &batch)
        next = newline + 1
      }
    }
  }

  final override func finish(into batch: inout RecordingBatch) {
    if isSkippingLine || !carry.isEmpty {
      let count = batch.events.count + batch.deltas.count
      flushCarry(into: &batch)
      if batch.events.count + batch.deltas.count > count {
        batch.issues.append(
          RecordingIssue(
            .warning, at: SourcePlace(line: lineNumber, column: 1),
            "the last event may have been cut off", found: "the end of the file",
            expected: "a newline after it"))
      }
    }
    end(into: &batch)
  }

  @inline(__always)
  private final func complete(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>,
    into batch: inout RecordingBatch
  ) {
    lineNumber += 1
    guard end - start <= Self.longestLine else { return reportLongLine(into: &batch) }
    var cursor = LineCursor(start: start, end: end, number: lineNumber)
    line(&cursor, into: &batch)
  }

  private final func keep(_ bytes: UnsafeBufferPointer<UInt8>, into batch: inout RecordingBatch) {
    if isSkippingLine { return }
    guard carry.count + bytes.count <= Self.longestLine else {
      carry.removeAll(keepingCapacity: true)
      isSkippingLine = true
      return
    }
    carry.append(contentsOf: bytes)
  }

  private final func flushCarry(into batch: inout RecordingBatch) {
    if isSkippingLine {
      isSkippingLine = false
      lineNumber += 1
      return reportLongLine(into: &batch)
    }
    // Swapped out, so that the line can be read while the parser changes.
    var taken: [UInt8] = []
    swap(&taken, &carry)
    taken.withUnsafeBufferPointer { taken in
      guard let start = taken.baseAddress else { return }
      complete(from: start, to: start + taken.count, into: &batch)
    }
  }

  private final func reportLongLine(into batch: inout RecordingBatch) {
    batch.issues.append(
      RecordingIssue(
        .error, at: SourcePlace(line: lineNumber, column: 1), "a line is too long and was left out",
        found: "more than \(Self.longestLine) bytes without a newline", expected: "a short line"))
  }
}

/// The computer in a recording, as its recorder writes it: the DMI modalias.
enum ComputerLine {
  /// Reads the rest of a line. Returns nil if it names no computer.
  static func read(_ line: LineCursor) -> String? {
    line.starts(with: "dmi:") ? line.rest : nil
  }
}
