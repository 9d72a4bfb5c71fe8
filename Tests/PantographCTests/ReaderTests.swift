import CPantograph
import Expectations
import PantographC
import PantographRecordings
import PantographSynthesis
import PantographTouches
import Testing

/// The functions of `pantograph_recordings.h`, called as from C.
struct ReaderTests {
  private func bytes(_ gesture: String, _ format: RecordingFormat) throws -> [UInt8] {
    let recording = try Synthesis.synthesize(SynthesisRequest(gesture: gesture, seed: 3))
    let encoder = try #require(format.makeEncoder())
    var all: [UInt8] = []
    recording.encode(with: encoder) { (bytes: inout [UInt8]) throws(Never) in
      all += bytes
      bytes.removeAll()
    }
    return all
  }

  /// Reads bytes in pieces into an array with room for a few events.
  private func read(
    _ reader: OpaquePointer?, _ bytes: [UInt8], piece: Int, room: Int
  ) -> (events: [pantograph_event], lines: [Int32], issues: Int) {
    var result: (events: [pantograph_event], lines: [Int32], issues: Int) = ([], [], 0)
    var events = [pantograph_event](repeating: pantograph_event(), count: room)
    var lines = [Int32](repeating: 0, count: room)
    var (done, used, written) = (0, 0, 0)
    func take() {
      result.events += events[..<written]
      result.lines += lines[..<written]
      result.issues += readerIssues(reader)
    }
    while done < bytes.count {
      bytes.withUnsafeBytes { bytes in
        let next = bytes.baseAddress! + done
        let count = min(piece, bytes.count - done)
        expect(
          readerRead(reader, next, count, &events, nil, &lines, room, &used, &written),
          equals: PANTOGRAPH_OK)
      }
      done += used
      take()
    }
    while readerFinish(reader, &events, nil, &lines, room, &written) == PANTOGRAPH_OK { take() }
    return result
  }

  @Test(arguments: [(1, 1), (100, 3), (1 << 20, 10_000)])
  func `pieces and arrays of any size give every event once`(piece: Int, room: Int) throws {
    for format in [RecordingFormat.evemu, .libinput] {
      let bytes = try bytes("pinch-in", format)
      var batch = RecordingBatch()
      let parser = format.makeParser()
      bytes.withUnsafeBytes { parser.parse($0, into: &batch) }
      parser.finish(into: &batch)
      var reader: OpaquePointer?
      expect(readerNew(bytes, bytes.count, &reader), equals: PANTOGRAPH_OK)
      defer { readerFree(reader) }
      let (events, lines, issues) = read(reader, bytes, piece: piece, room: room)
      expect(events.map(\.time), equals: batch.events.map(\.event.time.microseconds))
      expect(events.map(\.value), equals: batch.events.map(\.event.value))
      expect(events.map(\.code), equals: batch.events.map(\.event.code))
      expect(lines, equals: batch.events.map(\.line))
      expect(issues, equals: 0)
      var device: OpaquePointer?
      expect(readerDevice(reader, 0, &device), equals: PANTOGRAPH_OK)
      var kind = PANTOGRAPH_OTHER_DEVICE
      expect(deviceKindOf(device, &kind) == PANTOGRAPH_OK && kind == PANTOGRAPH_TOUCHPAD)
      deviceFree(device)
    }
  }

  @Test func `issues are those of the last call alone`() {
    var reader: OpaquePointer?
    expect(readerNewFormat("evemu", &reader), equals: PANTOGRAPH_OK)
    defer { readerFree(reader) }
    let text = Array("E: 0.1 zzzz\n".utf8)
    var event = pantograph_event()
    var (used, written) = (0, 0)
    for _ in 0..<2 {
      expect(
        readerRead(reader, text, text.count, &event, nil, nil, 1, &used, &written),
        equals: PANTOGRAPH_OK)
      expect(used == text.count && written == 0 && readerIssues(reader) > 0)
    }
    expect(readerRead(reader, text, 0, &event, nil, nil, 1, &used, &written), equals: PANTOGRAPH_OK)
    expect(readerIssues(reader), equals: 0)
  }

  @Test(arguments: [false, true], ["swipe", "pinch-in", "palm", "tap"])
  func `samples are the contacts of every frame`(isFiltered: Bool, gesture: String) throws {
    let request = SynthesisRequest(gesture: gesture, seed: 3)
    let track = try #require(try Synthesis.synthesize(request).tracks.first)
    let device = try #require(track.header.device)
    var reader: OpaquePointer?
    let bytes = try bytes(gesture, .evemu)
    expect(readerNew(bytes, bytes.count, &reader), equals: PANTOGRAPH_OK)
    defer { readerFree(reader) }
    _ = read(reader, bytes, piece: bytes.count, room: 1000)
    var expected: [(frame: ContactFrame, contact: Contact)] = []
    var pipeline = TouchPipeline(device: device)
    var decoder = ContactDecoder(device: device)
    for event in track.events {
      if isFiltered {
        pipeline.consume(event) { frame in expected += frame.contacts.map { (frame, $0) } }
      } else if decoder.consume(event) {
        expected += decoder.frame.contacts.map { (decoder.frame, $0) }
      }
    }
    var (made, described): (OpaquePointer?, OpaquePointer?)
    expect(readerDevice(reader, 0, &described), equals: PANTOGRAPH_OK)
    expect(decoderNew(described, isFiltered, &made), equals: PANTOGRAPH_OK)
    deviceFree(described)
    defer { decoderFree(made) }
    let events = track.events.map {
      pantograph_event(
        time: $0.time.microseconds, type: $0.type.rawValue, code: $0.code, value: $0.value)
    }
    var samples: [pantograph_sample] = []
    var room = [pantograph_sample](repeating: pantograph_sample(), count: 17)
    var (done, used, written) = (0, 0, 0)
    while done < events.count {
      events.withUnsafeBufferPointer {
        _ = decoderFeed(made, $0.baseAddress! + done, $0.count - done, &room, 17, &used, &written)
      }
      done += used
      samples += room[..<written]
    }
    expect(!samples.isEmpty && samples.count == expected.count)
    for (sample, (frame, contact)) in zip(samples, expected) {
      expect(sample.time == frame.time.microseconds && sample.id == contact.id.rawValue)
      expect(sample.x == contact.position.x && sample.y == contact.position.y)
      expect((sample.phase < 3), equals: contact.phase.isDown)
      expect(sample.pressure.isNaN, equals: (contact.pressure == nil))
      expect(sample.slot >= 0 && Int(sample.slot) < device.slotCount ?? 1)
    }
  }
}
