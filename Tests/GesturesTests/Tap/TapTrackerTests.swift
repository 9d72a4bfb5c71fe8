import Expectations
import PantographGestures
import PantographTouches
import Testing

/// A tracker for columns of 8 ms: a tap of at most 32 ms, the next at most 24 ms later, within 1.5 mm.
private func tap(_ taps: Int = 1, touches: Int = 1) -> TapTracker {
  TapTracker(
    thresholds: TapThresholds(
      taps: taps, touches: touches, allowance: 1.5, duration: .milliseconds(32),
      interval: .milliseconds(24), drift: 3))
}

struct TapTrackerTests {
  @Test func `defaults are 10 points, 0.75 s, and 0.35 s between taps`() {
    let thresholds = TapThresholds()
    expect(thresholds.taps == 1 && thresholds.touches == 1)
    expect(thresholds.allowance, equals: 10 * PointScale.phone)
    expect(thresholds.duration, equals: .milliseconds(750))
    expect(thresholds.interval, equals: .milliseconds(350))
  }

  @Test func `a tap ends with the lift, if that is in time`() {
    expect(Drawing("v--^").phases(tap()), equals: "---E")
    expect(Drawing("v---^").phases(tap()), equals: "----E")
    expect(Drawing("v----^").phases(tap()), equals: "-----F")
  }

  @Test func `it may stray a little`() {
    expect(Drawing("v><^").phases(tap()), equals: "---E")
    expect(Drawing("v>>^").phases(tap()), equals: "--F-")
  }

  @Test func `two taps follow each other in time and place`() {
    expect(Drawing("v^  v^").phases(tap(2)), equals: "-----E")
    expect(Drawing("v^   v^").phases(tap(2)), equals: "-----F-")
    expect(Drawing("v^v^v^").phases(tap(3)), equals: "-----E")
  }

  @Test func `taps far apart are not a double tap`() {
    var tracker = tap(2)
    let first = Drawing("v^", "  v^", spread: 20)
    expect(first.phases(&tracker), equals: "--F-")
  }

  @Test func `a tap that comes too late for the last begins anew`() {
    var drawing = Drawing("v^     v^ v^")
    expect(drawing.phases(tap(2)), equals: "-----F-----E")
    drawing.frames.removeAll { $0.count == 0 }
    expect(drawing.phases(tap(2)), equals: "--F--E")
  }

  @Test func `time alone fails a press and a wait`() {
    var tracker = tap(2)
    _ = Drawing("v").phases(&tracker)
    expect(tracker.deadline, equals: Timestamp(microseconds: 1_032_001))
    _ = Drawing(" ").phases(&tracker)
    var waiting = tap(2)
    _ = Drawing("v^").phases(&waiting)
    expect(waiting.completedTaps, equals: 1)
    expectNil(waiting.advance(to: Timestamp(microseconds: 1_032_000)))
    let late = waiting.advance(to: Timestamp(microseconds: 1_032_001))
    expect(late, equals: GestureEvent(.failed, .tooLate))
  }

  @Test func `the number of fingers is exact, and they are down together`() {
    expect(Drawing("v-^", "v-^").phases(tap()), equals: "F--")
    expect(Drawing("v-^ ", "v--^").phases(tap(touches: 2)), equals: "---E")
    expect(Drawing("v-^").phases(tap(touches: 2)), equals: "--F")
    expect(Drawing("v-x").phases(tap()), equals: "--F")
  }
}
