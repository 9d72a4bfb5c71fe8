import Expectations
import PantographGestures
import PantographTouches
import Testing

/// Fingers that exchange their places exactly, so that both ways round are as long.
struct HalfTurnTests {
  private func frame(_ first: Double, at index: Int64) -> ContactFrame {
    var frame = ContactFrame(time: Timestamp(microseconds: index * 50_000))
    for (finger, x) in [first, -first].enumerated() {
      frame.append(
        Contact(
          id: ContactID(rawValue: UInt32(finger)), phase: index == 0 ? .began : .moved,
          position: Vector(x: x, y: 0)))
    }
    return frame
  }

  @Test(arguments: [(-50.0, 1.0), (50, -1)])
  func `a half turn goes the way that the angles say`(first: Double, sign: Double) {
    var tracker = RotationTracker()
    expectNil(tracker.update(frame(first, at: 0)))
    expect(tracker.update(frame(-first, at: 1))?.phase, equals: .began)
    let shown = Double.pi - tracker.thresholds.removed
    expect((tracker.rotation - sign * shown).magnitude, isBelow: 1e-9)
  }
}
