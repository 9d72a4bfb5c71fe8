import Expectations
import PantographRecordings
import PantographTouches
import StreamChecking
import Testing

struct RecordingResampleTests {
  @Test(arguments: [30.0, 60, 125, 240, 1000])
  func `frames come at the rate, and landings and lifts stay`(rate: Double) throws {
    for recording in try EditSample.all(seed: 2) {
      let (old, new) = (recording.check, try recording.resampled(toRate: rate).check)
      expect(new.faults, equals: [])
      expect(new.touches.map { $0.begin }, equals: old.touches.map { $0.begin })
      expect(new.touches.map { $0.end }, equals: old.touches.map { $0.end })
      for (before, after) in zip(old.touches, new.touches) {
        let (last, kept) = (try #require(before.positions.last), after.positions.last)
        expect(kept?.x == last.x && kept?.y == last.y)
      }
    }
  }

  @Test func `a fine recording made coarse lies on the fine one's way`() throws {
    let fine = try EditSample.make("drag", rate: 1000)
    let coarse = try fine.resampled(toRate: 100).check
    expect((90...115).contains(coarse.times.count))
    let way = fine.check.touches[0].positions
    for point in coarse.touches[0].positions {
      let near = way.min {
        abs(($0.time - point.time).microseconds) < abs(($1.time - point.time).microseconds)
      }
      expect(abs((near?.x ?? 0) - point.x) <= 2 && abs((near?.y ?? 0) - point.y) <= 2)
    }
  }

  @Test func `a finger at rest without reports starts from its rest`() throws {
    var recording = try EditSample.make("drag")
    let times = recording.check.times
    // The same stroke, with half a second of silence in its middle.
    for index in recording.tracks[0].events.indices {
      let time = recording.tracks[0].events[index].time
      if time > times[60] {
        recording.tracks[0].events[index].time = time + .milliseconds(500)
      }
    }
    let positions = try recording.resampled(toRate: 250).check.touches[0].positions
    let rest = positions.filter {
      $0.time > times[60] && $0.time < times[60] + .milliseconds(480)
    }
    expect(Set(rest.map { $0.x }).count, isAtMost: 1)
  }

  @Test(arguments: [60.0, 250])
  func `a finger that only the keys count stays`(rate: Double) throws {
    var recording = try EditSample.make("scroll", fingers: 2)
    for index in recording.tracks[0].events.indices
    where recording.tracks[0].events[index].isKey(KeyCode.toolDoubleTap) {
      recording.tracks[0].events[index].code = KeyCode.toolTripleTap
    }
    let events = try recording.resampled(toRate: rate).tracks[0].events
    let counts = events.filter { $0.isKey(KeyCode.toolTripleTap) }.map(\.value)
    expect(counts, equals: [1, 0])
    expect(!events.contains { $0.isKey(KeyCode.toolDoubleTap) && $0.value > 0 })
  }

  @Test func `what cannot be interpolated is refused`() throws {
    #expect(throws: EditError.needsSlots(edit: "resampled")) {
      try EditSample.singleTouch.resampled(toRate: 60)
    }
    #expect(throws: EditError.self) { try EditSample.make("tap").resampled(toRate: .nan) }
  }
}

extension InputEvent {
  fileprivate func isKey(_ code: UInt16) -> Bool { type == .key && self.code == code }
}
