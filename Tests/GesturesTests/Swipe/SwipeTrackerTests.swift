import Expectations
import PantographGestures
import PantographTouches
import Testing

/// Fingers that land together and then move to these offsets, in points and seconds.
private func swipe(
  _ steps: [(time: Double, ways: [Vector])], directions: SwipeDirections = .right, touches: Int = 1
) -> GestureEvent? {
  var tracker = SwipeTracker(
    thresholds: SwipeThresholds(
      directions: directions, touches: touches, distance: 50, deviation: 50))
  let landing = (time: 0.0, ways: steps[0].ways.map { _ in Vector.zero })
  var last: GestureEvent?
  for (index, step) in ([landing] + steps).enumerated() {
    var frame = ContactFrame(time: Timestamp.zero + .seconds(step.time))
    for (finger, way) in step.ways.enumerated() {
      frame.append(
        Contact(
          id: ContactID(rawValue: UInt32(finger)), phase: index == 0 ? .began : .moved,
          position: way))
    }
    last = tracker.update(frame) ?? last
  }
  return last
}

private func one(
  _ x: Double, _ y: Double, _ time: Double, _ directions: SwipeDirections = .right
) -> Bool {
  swipe([(time, [Vector(x: x, y: y)])], directions: directions)?.phase == .ended
}

struct SwipeTrackerTests {
  @Test(
    arguments: zip(
      [0, 0.1, 0.2, 0.3, 0.4, 0.5],
      [(50.0, 50.0), (45.3, 45.1), (40.6, 40.2), (35.9, 35.3), (31.2, 30.4), (26.5, 25.5)]))
  func `the window closes as time passes`(time: Double, limits: (far: Double, aside: Double)) {
    expect(!one(limits.far - 0.001, 0, time) && one(limits.far + 0.001, 0, time))
    expect(one(100, limits.aside - 0.001, time) && !one(100, limits.aside + 0.001, time))
  }

  @Test func `half a second is in time, a millisecond more is not`() {
    expect(one(100, 0, 0.5) && !one(100, 0, 0.501))
    var tracker = SwipeTracker()
    _ = Drawing("v").phases(&tracker)
    expectNil(tracker.advance(to: Timestamp(microseconds: 1_500_000)))
    let late = tracker.advance(to: Timestamp(microseconds: 1_500_001))
    expect(late, equals: GestureEvent(.failed, .tooLate))
  }

  @Test func `a tenth of a point the wrong way fails it, a retreat that stays ahead does not`() {
    func run(_ first: Vector...) -> Bool {
      let steps = first.enumerated().map { (Double($0 + 1) / 100, [$1]) }
      return swipe(steps + [(0.1, [Vector(x: 100, y: 0)])])?.phase == .ended
    }
    expect(!run(Vector(x: -0.1, y: 0)))
    expect(run(Vector(x: 20, y: 0), Vector(x: 10, y: 0)))
    expect(run(Vector(x: 0, y: 20)))
  }

  @Test func `masks`() {
    expect(one(100, 0, 0.1, [.right, .left]) && one(-100, 0, 0.1, [.right, .left]))
    expect(one(100, 0, 0.1, [.right, .down]) && !one(0, 100, 0.1, [.right, .down]))
    expect(!one(100, 0, 0.1, []) && !one(100, 0, 0.1, SwipeDirections(rawValue: 16)))
    expect(one(0, -100, 0.1, .up) && one(0, 100, 0.1, .down) && one(-100, 0, 0.1, .left))
    expect(one(50, 50, 0, [.right, .left, .up, .down]) && !one(-100, 0, 0.1))
  }

  @Test func `the number of fingers is exact, and each must go the way`() {
    let (far, near) = (Vector(x: 100, y: 0), Vector(x: 50, y: 0))
    expect(swipe([(0.1, [far, near])], touches: 2)?.phase, equals: .ended)
    expectNil(swipe([(0.1, [far, .zero])], touches: 2))
    expect(
      swipe([(0.1, [far, Vector(x: -100, y: 0)])], touches: 2),
      equals: GestureEvent(.failed, .wrongDirection))
    expectNil(swipe([(0.1, [far])], touches: 2))
    expect(swipe([(0.1, [far, far])]), equals: GestureEvent(.failed, .tooManyFingers))
  }

  @Test func `it ends in mid-movement, once, and a palm or a lift before fails it`() {
    let short = SwipeTracker(thresholds: SwipeThresholds(distance: 3, distanceDecay: 0))
    expect(Drawing("v>>>>>>^").phases(short), equals: "---E----")
    expect(Drawing("v>>x").phases(short), equals: "---F")
    expect(Drawing("v>>^ v>>>^").phases(short), equals: "---F----E-")
  }
}
