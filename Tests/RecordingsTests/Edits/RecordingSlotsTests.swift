import Expectations
import PantographRecordings
import StreamChecking
import Testing

struct RecordingSlotsTests {
  @Test func `the contacts of other slots are gone, and the rest is as it was`() throws {
    for seed in UInt64(1)...4 {
      let recording = try EditSample.make("swipe", seed: seed, fingers: 4)
      for kept: Set<Int> in [[0], [1], [0, 2], [1, 2, 3]] {
        let cut = try recording.keepingSlots(kept)
        expect(cut.check.faults, equals: [])
        let expected = recording.check.touches.filter { kept.contains($0.slot) }
        expect(cut.check.touches.map { $0.slot }, equals: expected.map { $0.slot })
        for (new, old) in zip(cut.check.touches, expected) {
          // Reports in which only the other slots moved are removed.
          expect(new.positions.allSatisfy { old.positions.contains($0) })
          expect(new.begin == old.begin && new.end == old.end)
        }
        try expect(recording.droppingSlots(Set(0..<5).subtracting(kept)), equals: cut)
      }
    }
  }

  @Test func `keeping all changes nothing`() throws {
    for recording in try EditSample.all() {
      try expect(recording.keepingSlots(Set(0..<5)), equals: recording)
      try expect(recording.droppingSlots([]), equals: recording)
    }
  }

  @Test func `what has no slots, or not these, is refused`() throws {
    #expect(throws: EditError.needsSlots(edit: "cut by slots")) {
      try EditSample.singleTouch.keepingSlots([0])
    }
    #expect(throws: EditError.noSuchSlot(7)) { try EditSample.make("tap").droppingSlots([7]) }
    #expect(throws: EditError.nothingLeft) { try EditSample.make("tap").droppingSlots([0]) }
  }
}
