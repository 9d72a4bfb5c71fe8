import Expectations
import PantographGestures
import PantographTouches
import Testing

/// The tracker after two fingers at these distances, one distance for each frame.
private func pinch(
  _ distances: [Double], _ tracker: inout PinchTracker
) -> [GesturePhase?] {
  distances.enumerated().map { index, distance in
    var frame = ContactFrame(time: Timestamp(microseconds: Int64(index) * 50_000))
    for finger in 0..<2 {
      frame.append(
        Contact(
          id: ContactID(rawValue: UInt32(finger)), phase: index == 0 ? .began : .moved,
          position: Vector(x: Double(finger) * distance, y: 0)))
    }
    return tracker.update(frame)?.phase
  }
}

private func points() -> PinchTracker {
  PinchTracker(thresholds: PinchThresholds(slop: 10, removed: 8))
}

struct PinchTrackerTests {
  @Test func `a pinch begins at a change of 10, and 8 of it are not shown`() {
    for (from, near, to, scale) in [
      (100.0, 108.0, 110.0, 110.0 / 108), (200, 192, 190, 190.0 / 192),
    ] {
      var tracker = points()
      expect(pinch([from, near, to], &tracker), equals: [nil, nil, .began])
      expect((tracker.scale - scale).magnitude, isBelow: 1e-12)
    }
  }

  @Test func `a set scale counts from there`() {
    var tracker = points()
    _ = pinch([100, 200], &tracker)
    tracker.setScale(1)
    expect(tracker.scale, equals: 1)
    expect(tracker.velocity(at: Timestamp(microseconds: 50_000)), equals: 0)
    tracker.setScale(-3)
    tracker.setScale(.nan)
    expect(tracker.scale, equals: 1)
    var frame = ContactFrame(time: Timestamp(microseconds: 100_000))
    for finger in 0..<2 {
      frame.append(
        Contact(
          id: ContactID(rawValue: UInt32(finger)), phase: .moved,
          position: Vector(x: Double(finger) * 250, y: 0)))
    }
    expect(tracker.update(frame), equals: GestureEvent(.changed, .moved))
    expect((tracker.scale - 1.25).magnitude, isBelow: 1e-12)
  }

  @Test func `the first velocity is the change of the distance over its time`() {
    var tracker = points()
    _ = pinch([100, 118], &tracker)
    // 18 in 50 ms; a distance of 108 is a scale of 1.
    expect(
      (tracker.velocity(at: Timestamp(microseconds: 50_000)) - 360 / 108).magnitude, isBelow: 1e-9)
  }

  @Test func `one lifted finger waits, and another that comes does not change the scale`() {
    var tracker = PinchTracker(thresholds: PinchThresholds(slop: 2, removed: 0))
    let drawing = Drawing(
      "v-------------^",
      "v>>>>^   v>>-^ ")
    expect(drawing.phases(&tracker), equals: "--B++-----++--E")
    // From 10 to 14, then from 14 to 16.
    expect((tracker.scale - 1.6).magnitude, isBelow: 1e-12)
  }

  @Test func `one finger, and two that keep their distance, are no pinch`() {
    expect(Drawing("v>>>>>>^").phases(PinchTracker()), equals: "-------F")
    expect(Drawing("v>>>>^", "v>>>>^").phases(PinchTracker()), equals: "-----F")
  }

  @Test func `a palm cancels, and fingers in one place divide by nothing`() {
    expect(Drawing("v-----", "v>>>>x").phases(PinchTracker()), equals: "--B++C")
    var tracker = points()
    _ = pinch([100, 80, 0, 0, 50], &tracker)
    expect(tracker.scale.isFinite && tracker.scale > 0)
  }
}
