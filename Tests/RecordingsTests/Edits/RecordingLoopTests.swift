import Expectations
import PantographRecordings
import PantographTouches
import StreamChecking
import Testing

struct RecordingLoopTests {
  @Test func `every pass is a whole stream with ids of its own`() throws {
    for recording in try EditSample.all() {
      let looped = try recording.looped(3, gap: .milliseconds(40))
      let touches = looped.check.touches
      expect(looped.check.faults, equals: [])
      expect(Set(touches.map { $0.id }).count, equals: touches.count)
      expect(touches.count, equals: 3 * recording.check.touches.count)
      expect(
        looped.length.microseconds, equals: 3 * recording.length.microseconds + 2 * 40_000)
    }
  }

  @Test func `what a pass leaves down is lifted before the next`() throws {
    let recording = try EditSample.make("swipe", fingers: 2)
      .trimmed(to: .zero..<(.milliseconds(100)), ending: .leave)
    try expect(recording.looped(2).check.faults, equals: ["a contact stays down"])
    try expect(recording.looped(2).check.touches.count, equals: 4)
  }

  @Test func `once is nothing, and never is refused`() throws {
    try expect(EditSample.singleTouch.looped(1), equals: EditSample.singleTouch)
    #expect(throws: EditError.self) { try EditSample.singleTouch.looped(0) }
    #expect(throws: EditError.self) { try EditSample.singleTouch.looped(2, gap: .zero) }
  }
}
