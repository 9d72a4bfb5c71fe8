import Recordings
import StreamChecking
import Testing
import Touches

@Suite struct RecordingTrimTests {
  @Test func `a cut anywhere leaves a whole stream`() throws {
    // Between two taps there is nothing.
    for recording in try EditSample.all() where recording.note("gesture") != "double-tap" {
      let length = recording.length.microseconds
      for part in 0..<8 {
        let from = length * Int64(part) / 9
        let to = length * Int64(part + 2) / 9
        let cut = try recording.trimmed(to: .microseconds(from)..<(.microseconds(to)))
        #expect(cut.check.faults == [], "\(recording.note("gesture") ?? "") part \(part)")
        #expect(cut.length <= .microseconds(to - from))
      }
    }
  }

  @Test func `what is down at the cut begins there, where it is`() throws {
    let recording = try EditSample.make("swipe", fingers: 3)
    let cut = try recording.trimmed(to: .milliseconds(100)..<(.milliseconds(200)))
    #expect(cut.check.touches.count == 3)
    #expect(cut.check.touches.allSatisfy { $0.begin == Timestamp(microseconds: 100_001) })
    #expect(cut.check.touches.allSatisfy { $0.end == Timestamp(microseconds: 200_001) })
    for (old, new) in zip(recording.check.touches, cut.check.touches) {
      #expect(old.id == new.id)
      let before = try #require(old.positions.last { $0.time.microseconds <= 100_001 })
      let first = try #require(new.positions.first)
      #expect(first.x == before.x && first.y == before.y)
    }
  }

  @Test func `what is down at the end stays down when it is left`() throws {
    let recording = try EditSample.make("drag")
    let cut = try recording.trimmed(to: .zero..<(.milliseconds(200)), ending: .leave)
    #expect(cut.check.faults == ["a contact stays down"])
    #expect(
      cut.tracks[0].events == Array(recording.tracks[0].events.prefix(cut.tracks[0].events.count)))
  }

  @Test func `a cut around everything changes nothing`() throws {
    for recording in try EditSample.all() + [EditSample.singleTouch] {
      #expect(try recording.trimmed(to: .zero..<(.seconds(100))) == recording)
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
      #expect(with.check.faults == [])
      #expect(with.startTime == touch.begin)
      let alone = try recording.trimmed(toContact: index + 1, alone: true)
      #expect(alone.check.faults == [])
      #expect(alone.check.touches.map { $0.positions } == [touch.positions])
    }
    #expect(throws: EditError.noSuchContact(4, contacts: 3)) {
      try recording.trimmed(toContact: 4)
    }
  }

  @Test func `a device without slots is cut too`() throws {
    let cut = try EditSample.singleTouch.trimmed(to: .milliseconds(35)..<(.milliseconds(65)))
    let events = cut.tracks[0].events
    #expect(
      Array(events.prefix(4)).map { $0.value } == [1, 103, 500, 0])
    #expect(events.first?.time == Timestamp(microseconds: 35_001))
    #expect(events.dropLast().last?.code == KeyCode.touch)
    #expect(events.dropLast().last?.value == 0)
  }
}
