import Expectations
import PantographRecordings
import PantographTouches
import StreamChecking
import Testing

struct RecordingTrimTests {
  @Test func `a cut anywhere leaves a whole stream`() throws {
    // Between two taps no finger is down.
    for recording in try EditSample.all() where recording.note("gesture") != "double-tap" {
      let length = recording.length.microseconds
      for part in 0..<8 {
        let from = length * Int64(part) / 9
        let to = length * Int64(part + 2) / 9
        let cut = try recording.trimmed(to: .microseconds(from)..<(.microseconds(to)))
        expect(cut.check.faults, equals: [], "\(recording.note("gesture") ?? "") part \(part)")
        expect(cut.length, isAtMost: .microseconds(to - from))
      }
    }
  }

  @Test func `what is down at the cut begins there, where it is`() throws {
    let recording = try EditSample.make("swipe", fingers: 3)
    let cut = try recording.trimmed(to: .milliseconds(100)..<(.milliseconds(200)))
    expect(cut.check.touches.count, equals: 3)
    expect(cut.check.touches.allSatisfy { $0.begin == Timestamp(microseconds: 100_001) })
    expect(cut.check.touches.allSatisfy { $0.end == Timestamp(microseconds: 200_001) })
    for (old, new) in zip(recording.check.touches, cut.check.touches) {
      expect(old.id, equals: new.id)
      let before = try #require(old.positions.last { $0.time.microseconds <= 100_001 })
      let first = try #require(new.positions.first)
      expect(first.x == before.x && first.y == before.y)
    }
  }

  @Test func `what is down at the end stays down when it is left`() throws {
    let recording = try EditSample.make("drag")
    let cut = try recording.trimmed(to: .zero..<(.milliseconds(200)), ending: .leave)
    expect(cut.check.faults, equals: ["a contact stays down"])
    expect(
      cut.tracks[0].events,
      equals: Array(recording.tracks[0].events.prefix(cut.tracks[0].events.count)))
  }

  @Test func `a cut around everything changes nothing`() throws {
    for recording in try EditSample.all() + [EditSample.singleTouch] {
      try expect(recording.trimmed(to: .zero..<(.seconds(100))), equals: recording)
    }
  }

  @Test func `a cut beside everything is refused`() throws {
    let recording = try EditSample.make("tap")
    #expect(throws: EditError.nothingLeft) {
      try recording.trimmed(to: .seconds(50)..<(.seconds(60)))
    }
  }

  @Test func `one contact's life is from its landing to its lift`() throws {
    let recording = try EditSample.make("swipe", fingers: 3)
    let touches = recording.check.touches.sorted { $0.begin < $1.begin }
    for (index, touch) in touches.enumerated() {
      let with = try recording.trimmed(toContact: index + 1)
      expect(with.check.faults, equals: [])
      expect(with.startTime, equals: touch.begin)
      let alone = try recording.trimmed(toContact: index + 1, alone: true)
      expect(alone.check.faults, equals: [])
      expect(alone.check.touches.map { $0.positions }, equals: [touch.positions])
    }
    #expect(throws: EditError.noSuchContact(4, contacts: 3)) {
      try recording.trimmed(toContact: 4)
    }
  }

  @Test func `a device without slots is cut too`() throws {
    let cut = try EditSample.singleTouch.trimmed(to: .milliseconds(35)..<(.milliseconds(65)))
    let events = cut.tracks[0].events
    expect(
      Array(events.prefix(4)).map { $0.value }, equals: [1, 103, 500, 0])
    expect(events.first?.time, equals: Timestamp(microseconds: 35_001))
    expect(events.dropLast().last?.code, equals: KeyCode.touch)
    expect(events.dropLast().last?.value, equals: 0)
  }

  /// A device without slots, touched or lifted while events were lost.
  private static func losing(_ before: [Int32], in lost: Int32, then after: [Int32]) -> Recording {
    var recording = EditSample.singleTouch
    var events: [InputEvent] = []
    var time = Timestamp(microseconds: 1)
    func add(_ type: EventType, _ code: UInt16, _ value: Int32) {
      events.append(InputEvent(time: time, type: type, code: code, value: value))
    }
    func close() {
      events.append(.report(at: time))
      time = time + .milliseconds(10)
    }
    add(.absolute, 0, 100)
    add(.absolute, 1, 500)
    close()
    for touch in before {
      add(.key, KeyCode.touch, touch)
      close()
    }
    add(.synchronization, SynchronizationCode.dropped, 0)
    add(.key, KeyCode.touch, lost)
    close()
    for (index, touch) in after.enumerated() {
      add(.key, KeyCode.touch, touch)
      add(.absolute, 0, Int32(200 + index))
      close()
    }
    recording.tracks[0].events = events
    return recording
  }

  @Test func `a touch that came and went with lost events is none behind a cut either`() throws {
    // A position at 0 ms, a finger that lands in the loss at 10 ms and lifts at 20 ms, then a tap.
    let recording = Self.losing([], in: 1, then: [0, 1, 0])
    let whole = ToldContacts(recording.tracks[0]).contacts
    expect(whole.map { $0.begin.microseconds }, equals: [30_001])
    for cut in 10...20 {
      let trimmed = try recording.trimmed(to: .milliseconds(Int64(cut))..<(.seconds(1)))
      let told = ToldContacts(trimmed.tracks[0]).contacts
      expect(told.map(\.begin), equals: whole.map(\.begin), "from \(cut) ms")
      expect(told.map(\.ending), equals: whole.map(\.ending), "from \(cut) ms")
    }
  }

  @Test func `a touch that was lost is lost behind a cut as well`() throws {
    // A finger lands at 10 ms and lifts within the loss at 20 ms; the next frame is at 30 ms.
    let recording = Self.losing([1], in: 0, then: [0, 1, 0])
    let whole = ToldContacts(recording.tracks[0]).contacts
    expect(whole.map(\.ending), equals: [.cancelled(.synchronizationLost), .ended])
    for cut in 11...29 {
      let trimmed = try recording.trimmed(to: .milliseconds(Int64(cut))..<(.seconds(1)))
      let told = ToldContacts(trimmed.tracks[0]).contacts
      expect(told.map(\.ending), equals: whole.map(\.ending), "from \(cut) ms")
      expect(told.map(\.end), equals: whole.map(\.end), "from \(cut) ms")
    }
  }
}
