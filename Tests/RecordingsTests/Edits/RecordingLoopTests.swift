import PantographRecordings
import PantographTouches
import StreamChecking
import Testing

@Suite struct RecordingLoopTests {
  @Test func `every pass is a whole stream with ids of its own`() throws {
    for recording in try EditSample.all() {
      let looped = try recording.looped(3, gap: .milliseconds(40))
      let touches = looped.check.touches
      #expect(looped.check.faults == [])
      #expect(Set(touches.map { $0.id }).count == touches.count)
      #expect(touches.count == 3 * recording.check.touches.count)
      #expect(
        looped.length.microseconds == 3 * recording.length.microseconds + 2 * 40_000)
    }
  }

  @Test func `what a pass leaves down is lifted before the next`() throws {
    let recording = try EditSample.make("swipe", fingers: 2)
      .trimmed(to: .zero..<(.milliseconds(100)), ending: .leave)
    #expect(try recording.looped(2).check.faults == ["a contact stays down"])
    #expect(try recording.looped(2).check.touches.count == 4)
  }

  @Test func `once is nothing, and never is refused`() throws {
    #expect(try EditSample.singleTouch.looped(1) == EditSample.singleTouch)
    #expect(throws: EditError.self) { try EditSample.singleTouch.looped(0) }
    #expect(throws: EditError.self) { try EditSample.singleTouch.looped(2, gap: .zero) }
  }
}
