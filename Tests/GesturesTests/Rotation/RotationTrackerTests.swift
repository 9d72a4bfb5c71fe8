import Expectations
import PantographGestures
import PantographMotion
import PantographTouches
import Testing

/// The tracker after two fingers at these angles in degrees, one angle for each frame of 50 ms.
private func turn(
  _ degrees: [Double], _ tracker: inout RotationTracker, from start: Int64 = 0
) -> [GesturePhase?] {
  degrees.enumerated().map { index, degree in
    var frame = ContactFrame(time: Timestamp(microseconds: (start + Int64(index)) * 50_000))
    let angle = degree * .pi / 180
    for finger in 0..<2 {
      let radius = finger == 0 ? -50.0 : 50
      frame.append(
        Contact(
          id: ContactID(rawValue: UInt32(finger)), phase: index + Int(start) == 0 ? .began : .moved,
          position: Vector(
            x: radius * Mathematics.cos(angle), y: radius * Mathematics.sin(angle))))
    }
    return tracker.update(frame)?.phase
  }
}

struct RotationTrackerTests {
  @Test(arguments: [(10.0, 5.0), (45, 40), (90, 85), (-10, -5), (-90, -85)])
  func `a rotation begins at 10 degrees, and 5 are swallowed`(turned: Double, shown: Double) {
    var tracker = RotationTracker()
    expect(turn([0, turned], &tracker), equals: [nil, .began])
    expect((tracker.rotation - shown * .pi / 180).magnitude, isBelow: 1e-9)
    var small = RotationTracker()
    expect(turn([0, 9.99], &small), equals: [nil, nil])
  }

  @Test func `the first velocity is the whole turn over its time`() {
    var tracker = RotationTracker()
    _ = turn([0, 10], &tracker)
    let velocity = tracker.velocity(at: Timestamp(microseconds: 50_000))
    expect((velocity - 10 * .pi / 180 / 0.05).magnitude, isBelow: 1e-6)
  }

  @Test func `a set rotation counts from there without slop, and has no velocity`() {
    var tracker = RotationTracker()
    _ = turn([0, 45], &tracker)
    tracker.setRotation(0)
    expect(tracker.rotation, equals: 0)
    expect(tracker.velocity(at: Timestamp(microseconds: 50_000)), equals: 0)
    tracker.setRotation(.nan)
    expect(turn([47], &tracker, from: 2), equals: [.changed])
    expect((tracker.rotation - 2 * .pi / 180).magnitude, isBelow: 1e-9)
  }

  @Test func `turns add up past half a turn`() {
    var tracker = RotationTracker()
    _ = turn(stride(from: 0, through: 720, by: 30).map { $0 }, &tracker)
    expect((tracker.rotation - 715 * .pi / 180).magnitude, isBelow: 1e-9)
  }

  @Test func `one lifted finger waits, and another that comes turns nothing`() {
    var tracker = RotationTracker()
    let drawing = Drawing(
      "v-------------^",
      "vdddd^   v----^")
    let phases = drawing.phases(&tracker)
    expect(phases.prefix(5) == "--B++" && phases.hasSuffix("E"))
    expect((tracker.rotation - Mathematics.atan2(4, 10) + 5 * .pi / 180).magnitude, isBelow: 1e-9)
    expect(phases.filter { $0 == "E" }.count, equals: 1)
  }

  @Test func `one finger is no rotation, a palm cancels one`() {
    expect(Drawing("v>>>^").phases(RotationTracker()), equals: "----F")
    expect(Drawing("v----", "vdddx").phases(RotationTracker()), equals: "--B+C")
  }
}
