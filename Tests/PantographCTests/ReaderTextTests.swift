import CPantograph
import Expectations
import Foundation
import PantographC
import PantographRecordings
import PantographTouches
import Testing

/// Texts, notes, issues, devices and sizes that the C library gives, compared with the values behind them.
struct ReaderTextTests {
  private static let files: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Recordings")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".evemu") }.sorted().map { folder.appending(path: $0) }
  }()

  private typealias Write = (UnsafeMutablePointer<CChar>?, Int) -> Int

  /// Returns the whole text, after a check that a buffer that is too small gets its beginning.
  private func text(_ write: Write) -> String {
    let count = write(nil, 0)
    var buffer = [CChar](repeating: 1, count: count + 1)
    expect(write(&buffer, buffer.count), equals: count)
    let text = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    expect(buffer[count], equals: 0)
    if count > 1 {
      var small = [CChar](repeating: 1, count: 2)
      expect(write(&small, 2), equals: count)
      expect(small[1] == 0 && (small[0] == buffer[0] || small[0] == 0))
    }
    return text
  }

  /// Reads all bytes at once, and returns the reader; the caller frees it.
  private func reader(_ bytes: [UInt8], _ format: String? = nil) -> OpaquePointer? {
    var reader: OpaquePointer?
    let status =
      format.map { readerNewFormat($0, &reader) } ?? readerNew(bytes, bytes.count, &reader)
    expect(status, equals: PANTOGRAPH_OK)
    var events = [pantograph_event](repeating: pantograph_event(), count: 100_000)
    var (used, written) = (0, 0)
    expect(
      readerRead(reader, bytes, bytes.count, &events, nil, nil, events.count, &used, &written),
      equals: PANTOGRAPH_OK)
    return reader
  }

  private func batch(_ bytes: [UInt8]) -> RecordingBatch {
    var batch = RecordingBatch()
    let parser = RecordingFormat.evemu.makeParser()
    bytes.withUnsafeBytes { parser.parse($0, into: &batch) }
    return batch
  }

  @Test func `notes, nodes and devices of every recording`() throws {
    expect(!Self.files.isEmpty)
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: file)).prefix(Int(PANTOGRAPH_PIECE))
      let batch = batch(Array(bytes))
      let made = reader(Array(bytes))
      defer { readerFree(made) }
      expect(text { readerFormat(made, $0, $1) }, equals: "evemu")
      expect(readerTracks(made), equals: batch.headers.count)
      expect(readerNotes(made), equals: batch.notes.count)
      for (index, note) in batch.notes.enumerated() {
        expect(text { readerNoteKey(made, index, $0, $1) }, equals: note.key)
        expect(text { readerNoteValue(made, index, $0, $1) }, equals: note.value)
      }
      for place in [-1, batch.notes.count] {
        expect(text { readerNoteKey(made, place, $0, $1) }, equals: "")
        expect(text { readerNoteValue(made, place, $0, $1) }, equals: "")
      }
      for (track, header) in batch.headers {
        expect(text { readerNode(made, track, $0, $1) }, equals: header.node)
        let described = try #require(header.device)
        var device: OpaquePointer?
        expect(readerDevice(made, track, &device), equals: PANTOGRAPH_OK)
        try check(device, described)
        deviceFree(device)
      }
      var none: OpaquePointer?
      expect(readerDevice(made, 99, &none), equals: PANTOGRAPH_NOTHING)
      expect(readerDevice(made, -1, &none) == PANTOGRAPH_NOTHING && none == nil)
      expect(text { readerNode(made, 99, $0, $1) }, equals: "")
    }
  }

  private func check(_ device: OpaquePointer?, _ described: DeviceDescription) throws {
    expect(text { deviceName(device, $0, $1) }, equals: described.name)
    var kind = PANTOGRAPH_OTHER_DEVICE
    expect(deviceKindOf(device, &kind), equals: PANTOGRAPH_OK)
    let kinds: [pantograph_device_kind: DeviceKind] = [
      PANTOGRAPH_TOUCHSCREEN: .touchscreen, PANTOGRAPH_TOUCHPAD: .touchpad,
      PANTOGRAPH_TOUCH_TABLET: .touchTablet, PANTOGRAPH_OTHER_DEVICE: .other,
    ]
    expect(kinds[kind], equals: DeviceKind(described))
    for code in 0...0x3f as ClosedRange<UInt16> {
      var axis = pantograph_axis()
      let status = deviceAxis(device, code, &axis)
      guard let own = described.axes[code] else {
        expect(status, equals: PANTOGRAPH_NOTHING)
        continue
      }
      expect(status, equals: PANTOGRAPH_OK)
      expect(
        [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution],
        equals: [own.minimum, own.maximum, own.fuzz, own.flat, own.resolution])
    }
    var slots: Int64 = -1
    let status = deviceSlots(device, &slots)
    if let count = described.slotCount {
      expect(status == PANTOGRAPH_OK && slots == Int64(count))
    } else {
      expect(status, equals: PANTOGRAPH_NOTHING)
    }
    var decoder: OpaquePointer?
    expect(decoderNew(device, false, &decoder), equals: PANTOGRAPH_OK)
    defer { decoderFree(decoder) }
    var (width, height, isAssumed) = (-1.0, -1.0, false)
    expect(decoderSize(decoder, &width, &height, &isAssumed), equals: PANTOGRAPH_OK)
    let geometry = SurfaceGeometry(described)
    expect(width == geometry.size.x && height == geometry.size.y)
    expect(isAssumed, equals: geometry.isAssumed)
    expect(decoderSize(decoder, nil, nil, nil), equals: PANTOGRAPH_OK)
    expect(decoderSize(nil, &width, &height, &isAssumed), equals: PANTOGRAPH_MISSING)
    var frames: UInt64 = 9
    expect(decoderFrames(decoder, &frames) == PANTOGRAPH_OK && frames == 0)
    expect(decoderFrames(decoder, nil), equals: PANTOGRAPH_MISSING)
    expect(decoderFrames(nil, &frames), equals: PANTOGRAPH_MISSING)
    guard DeviceKind(described) != .other else { return }
    var surface: OpaquePointer?
    expect(surfaceNew(device, &surface), equals: PANTOGRAPH_OK)
    defer { surfaceFree(surface) }
    (width, height) = (-1, -1)
    expect(surfaceSize(surface, &width, &height, &isAssumed), equals: PANTOGRAPH_OK)
    expect(width == geometry.size.x && height == geometry.size.y)
    var deadline: Int64 = 5
    expect(surfaceDeadline(surface, &deadline), equals: PANTOGRAPH_NOTHING)
    expect(surfaceDeadline(nil, &deadline), equals: PANTOGRAPH_MISSING)
    expect(surfaceSize(nil, &width, &height, &isAssumed), equals: PANTOGRAPH_MISSING)
  }

  @Test func `issues have the place, the problem and both texts`() {
    let bytes = Array(
      "# EVEMU 1.3\nE: 0.1 zzzz\nE: x 0003 0035 1\nnonsense\nE: 0.2 0003 0035\n".utf8)
    let batch = batch(bytes)
    let made = reader(bytes, "evemu")
    defer { readerFree(made) }
    expect(!batch.issues.isEmpty)
    expect(readerIssues(made), equals: batch.issues.count)
    for (index, issue) in batch.issues.enumerated() {
      var place = pantograph_issue()
      expect(readerIssue(made, index, &place), equals: PANTOGRAPH_OK)
      expect(place.line, equals: Int64(issue.place.line))
      expect(place.column, equals: Int64(issue.place.column))
      expect(place.is_error, equals: issue.severity == .error)
      expect(text { readerIssueProblem(made, index, $0, $1) }, equals: issue.problem)
      expect(text { readerIssueFound(made, index, $0, $1) }, equals: issue.found)
      expect(text { readerIssueExpected(made, index, $0, $1) }, equals: issue.expected)
    }
    var place = pantograph_issue()
    for index in [-1, batch.issues.count] {
      expect(readerIssue(made, index, &place), equals: PANTOGRAPH_NOTHING)
      expect(text { readerIssueProblem(made, index, $0, $1) }, equals: "")
      expect(text { readerIssueFound(made, index, $0, $1) }, equals: "")
      expect(text { readerIssueExpected(made, index, $0, $1) }, equals: "")
    }
    expect(readerIssue(nil, 0, &place), equals: PANTOGRAPH_MISSING)
    expect(readerIssue(made, 0, nil), equals: PANTOGRAPH_MISSING)
  }

  @Test func `nothing is read from no reader`() {
    expect(readerTracks(nil) == 0 && readerNotes(nil) == 0 && readerIssues(nil) == 0)
    expect(text { readerFormat(nil, $0, $1) }, equals: "")
    expect(text { readerNode(nil, 0, $0, $1) }, equals: "")
    expect(text { deviceName(nil, $0, $1) }, equals: "")
    var (device, slots, axis): (OpaquePointer?, Int64, pantograph_axis) = (nil, 0, .init())
    var kind = PANTOGRAPH_OTHER_DEVICE
    expect(readerDevice(nil, 0, &device), equals: PANTOGRAPH_MISSING)
    expect(deviceSlots(nil, &slots), equals: PANTOGRAPH_MISSING)
    expect(deviceAxis(nil, 0, &axis), equals: PANTOGRAPH_MISSING)
    expect(deviceKindOf(nil, &kind), equals: PANTOGRAPH_MISSING)
    expect(surfaceNewUndescribed(nil), equals: PANTOGRAPH_MISSING)
    var surface: OpaquePointer?
    expect(surfaceNewUndescribed(&surface) == PANTOGRAPH_OK && surface != nil)
    surfaceFree(surface)
    expect(formatCount(), equals: RecordingFormat.all.count)
    for (index, format) in RecordingFormat.all.enumerated() {
      expect(text { formatName(index, $0, $1) }, equals: format.name)
      var made: OpaquePointer?
      expect(readerNewFormat(format.name, &made), equals: PANTOGRAPH_OK)
      expect(text { readerFormat(made, $0, $1) }, equals: format.name)
      readerFree(made)
    }
    expect(text { formatName(-1, $0, $1) }, equals: "")
    expect(text { formatName(formatCount(), $0, $1) }, equals: "")
  }
}
