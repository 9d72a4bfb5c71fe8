/// Reads raw records. The byte order is inferred from the first records.
final class RawParser: RecordingParser {
  private static let recordsToSee = 64

  private let size: Int
  private var layout: RawLayout?
  private var carry: [UInt8] = []
  private var offset = 0
  private var hasFailed = false

  init(size: Int) {
    self.size = size
  }

  override func parse(_ bytes: UnsafeRawBufferPointer, into batch: inout RecordingBatch) {
    var rest = bytes
    // The byte order is inferred from the same records, however the file is split into pieces.
    let wanted = layout == nil ? Self.recordsToSee * size : size
    if layout == nil || !carry.isEmpty {
      let missing = min(wanted - carry.count, rest.count)
      carry.append(contentsOf: rest[..<missing])
      rest = UnsafeRawBufferPointer(rebasing: rest[missing...])
      guard carry.count == wanted else { return }
      flushCarry(into: &batch)
    }
    let whole = rest.count / size * size
    records(UnsafeRawBufferPointer(rebasing: rest[..<whole]), into: &batch)
    carry.append(contentsOf: rest[whole...])
  }

  override func finish(into batch: inout RecordingBatch) {
    let tail = carry.count % size
    carry.removeLast(tail)
    flushCarry(into: &batch)
    if layout == nil { batch.headers.append((0, TrackHeader())) }
    if tail > 0 {
      report(
        "the last record is broken off", found: "\(tail) bytes", expected: "\(size) bytes",
        into: &batch)
    }
  }

  private func flushCarry(into batch: inout RecordingBatch) {
    var taken: [UInt8] = []
    swap(&taken, &carry)
    taken.withUnsafeBytes { records($0, into: &batch) }
  }

  private func records(_ bytes: UnsafeRawBufferPointer, into batch: inout RecordingBatch) {
    if bytes.isEmpty { return }
    let layout = self.layout ?? begin(bytes, into: &batch)
    for start in stride(from: 0, to: bytes.count, by: size) {
      if let event = layout.event(bytes, at: start) {
        batch.events.append(RecordedEvent(event, track: 0, line: 0))
        hasFailed = false
      } else if !hasFailed {
        // The following records are most likely wrong as well, so only the first is reported.
        hasFailed = true
        report(
          "a record is invalid and was left out", found: "a type or a time out of range",
          expected: "a struct input_event", into: &batch)
      }
      offset += size
    }
  }

  private func begin(
    _ bytes: UnsafeRawBufferPointer, into batch: inout RecordingBatch
  ) -> RawLayout {
    let little = RawLayout(size: size, isBigEndian: false)
    let big = RawLayout(size: size, isBigEndian: true)
    let begun =
      little.event(bytes, at: 0) == nil && big.event(bytes, at: 0) != nil
        || !little.fits(bytes)
          && big.fits(bytes)
      ? big : little
    layout = begun
    batch.headers.append((0, TrackHeader()))
    return begun
  }

  private func report(
    _ problem: String, found: String, expected: String, into batch: inout RecordingBatch
  ) {
    batch.issues.append(
      RecordingIssue(
        .error, at: SourcePlace(line: 0, column: offset), problem, found: found, expected: expected)
    )
  }
}

extension RecordingFormat {
  /// The bytes of `struct input_event` on a 64-bit kernel.
  public static let raw24 = RecordingFormat(
    name: "raw24", title: "raw input_event of 24 bytes", trackLimit: 1,
    recognizes: { RawLayout.recognize($0)?.size == 24 },
    parser: { RawParser(size: 24) })

  /// The bytes of `struct input_event` on a 32-bit kernel.
  public static let raw16 = RecordingFormat(
    name: "raw16", title: "raw input_event of 16 bytes", trackLimit: 1,
    recognizes: { RawLayout.recognize($0)?.size == 16 },
    parser: { RawParser(size: 16) })
}
