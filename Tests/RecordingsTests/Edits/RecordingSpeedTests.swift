import Expectations
import PantographRecordings
import PantographTouches
import StreamChecking
import Testing

struct RecordingSpeedTests {
  @Test func `a recording twice as fast takes half the time and is otherwise the same`() throws {
    for recording in try EditSample.all() + [EditSample.singleTouch] {
      let fast = try recording.changingSpeed(by: 2)
      expect(abs(fast.length.microseconds * 2 - recording.length.microseconds), isAtMost: 2)
      expect(
        fast.tracks[0].events.map { $0.value }, equals: recording.tracks[0].events.map { $0.value })
      expect(fast.startTime, equals: recording.startTime)
    }
  }

  @Test func `however fast, frames follow each other`() throws {
    for recording in try EditSample.all() {
      try expect(recording.changingSpeed(by: 1000).check.faults, equals: [])
      try expect(recording.changingSpeed(by: 0.1).check.faults, equals: [])
    }
  }

  @Test func `the same speed changes nothing, and none is refused`() throws {
    let recording = try EditSample.make("flick")
    try expect(recording.changingSpeed(by: 1), equals: recording)
    for factor in [0, -1, .nan, .infinity] {
      #expect(throws: EditError.self) { try recording.changingSpeed(by: factor) }
    }
  }

  @Test func `the device's own clock goes along, across its end`() throws {
    let clock = [Int32(bitPattern: .max - 999), 0, 1000]
    let events = clock.enumerated().map { index, value in
      InputEvent(
        time: Timestamp(microseconds: Int64(index) * 1000), type: .miscellaneous,
        code: MiscellaneousCode.timestamp, value: value)
    }
    let recording = Recording(tracks: [RecordingTrack(header: TrackHeader(), events: events)])
    let slow = try recording.changingSpeed(by: 0.5).tracks[0].events
    expect(slow.map { $0.value }, equals: [-1000, 1000, 3000])
    expect(slow.map { $0.time.microseconds }, equals: [0, 2000, 4000])
  }
}
