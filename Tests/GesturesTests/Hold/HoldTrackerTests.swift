import Expectations
import PantographGestures
import PantographTouches
import Testing

private func hold(_ touches: Int = 1) -> HoldTracker {
  // 40 ms, five columns of 8 ms.
  HoldTracker(
    thresholds: HoldThresholds(touches: touches, duration: .milliseconds(40), allowance: 1.5))
}

struct HoldTrackerTests {
  @Test func `a finger that rests long enough holds, may then move, and ends with its lift`() {
    expect(Drawing("v------->>>^").phases(hold()), equals: "-----B--+++E")
  }

  @Test func `a lift before the duration, and too far a way, are no hold`() {
    expect(Drawing("v---^").phases(hold()), equals: "----F")
    expect(Drawing("v>>-----^").phases(hold()), equals: "--F------")
    expect(Drawing("v><-----^").phases(hold()), equals: "-----B--E")
  }

  @Test func `the number of fingers is exact`() {
    expect(Drawing("v--------^", "  v------^").phases(hold(2)), equals: "-------B-E")
    expect(Drawing("v--------^", "  v------^").phases(hold()), equals: "--F-------")
  }

  @Test func `a palm cancels a hold, and fails one that has not begun`() {
    expect(Drawing("v------x").phases(hold()), equals: "-----B-C")
    expect(Drawing("v--x").phases(hold()), equals: "---F")
  }

  @Test func `time passes without a frame`() {
    var tracker = hold()
    _ = Drawing("v").phases(&tracker)
    expect(tracker.deadline, equals: Timestamp(microseconds: 1_040_000))
    expectNil(tracker.advance(to: Timestamp(microseconds: 1_039_999)))
    let event = tracker.advance(to: Timestamp(microseconds: 1_040_000))
    expect(event, equals: GestureEvent(.began, .recognized))
    expectNil(tracker.deadline)
  }

  @Test func `a lift after a deadline that nobody advanced to is no hold`() {
    var tracker = hold()
    _ = Drawing("v").phases(&tracker)
    let late = Drawing("v                ^").frames
    expect(tracker.update(late[17]), equals: GestureEvent(.failed, .tooLate))
  }
}
