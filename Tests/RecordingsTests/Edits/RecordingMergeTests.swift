import Expectations
import PantographRecordings
import StreamChecking
import Testing

struct RecordingMergeTests {
  @Test func `recordings of several devices become one of several tracks`() throws {
    let (pad, phone) = try (EditSample.make("tap"), EditSample.make("flick", device: "phone"))
    let merged = Recording.merging([pad, phone])
    expect(merged.tracks, equals: pad.tracks + phone.tracks)
    expect(merged.notes.count { $0.key == "synthesised" }, equals: 1)
    expect(merged.notes.count { $0.key == "gesture" }, equals: 2)
  }

  @Test func `hands on the same device become one stream with every contact`() throws {
    for seed in UInt64(1)...6 {
      let (one, other) = try (
        EditSample.make("swipe", seed: seed, fingers: 2),
        EditSample.make("pinch-in", rate: 90, seed: seed + 50)
      )
      let overlay = try Recording.overlaying([one, other])
      let check = overlay.recording.check
      expect(check.faults, equals: [])
      expect(overlay.contactsLeftOut, equals: 0)
      expect(check.touches.count == 4 && check.most == 4)
      let lives = (one.check.touches + other.check.touches).map { $0.begin }.sorted()
      expect(check.touches.map { $0.begin }.sorted(), equals: lives)
    }
  }

  @Test func `contacts beyond the slots are left out and counted`() throws {
    let hands = try (1...3).map { try EditSample.make("swipe", seed: $0, fingers: 2) }
    let overlay = try Recording.overlaying(hands)
    expect(overlay.contactsLeftOut, equals: 1)
    expect(overlay.recording.check.faults, equals: [])
    expect(overlay.recording.check.most, equals: 5)
  }

  @Test func `different devices do not become one stream`() throws {
    let (pad, phone) = try (EditSample.make("tap"), EditSample.make("tap", device: "phone"))
    #expect(throws: EditError.differentDevices) { try Recording.overlaying([pad, phone]) }
    try expect(Recording.overlaying([pad]).recording, equals: pad)
  }
}
