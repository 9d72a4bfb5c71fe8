import Expectations
import PantographGestures
import PantographMotion
import PantographTouches
import Testing

struct ReleaseSettlingTests {
  private func settling(
    from progress: Double, velocity: Double = 0, to target: Double = 1,
    within limits: ClosedRange<Double> = 0...1, isSpring: Bool = true
  ) -> ReleaseSettling {
    ReleaseSettling(
      from: MotionState(value: progress, velocity: velocity), to: target,
      at: Timestamp(microseconds: 1_000_000), by: HandOff(isSpring: isSpring), within: limits)
  }

  private func time(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: 1_000_000 + milliseconds * 1000)
  }

  @Test func `it begins with the progress and the velocity of the release`() {
    let settling = settling(from: 0.4, velocity: 2)
    expect(settling.state(at: time(0)), equals: MotionState(value: 0.4, velocity: 2))
    expect(settling.state(at: time(-50)).value, equals: 0.4)
    expect((settling.state(at: time(1)).value - 0.402).magnitude, isBelow: 0.0005)
  }

  @Test func `it ends exactly at its target, and stays there`() {
    let settling = settling(from: 0.4, velocity: 2)
    let end = settling.released + settling.duration
    expect(settling.isOver(at: end))
    expect(!settling.isOver(at: end - .microseconds(1)))
    expect(settling.state(at: end), equals: MotionState(value: 1))
    expect((settling.state(at: end - .microseconds(1)).value - 1).magnitude, isAtMost: 0.0011)
  }

  @Test func `the earliest and the latest of all times are before and after it`() {
    for released in [Int64.min, -1, 0, 1, .max] {
      let settling = ReleaseSettling(
        from: MotionState(value: 0.25), to: 1, at: Timestamp(microseconds: released),
        by: HandOff())
      expect(settling.state(at: Timestamp(microseconds: .min)).value, equals: 0.25)
      expect(
        settling.state(at: Timestamp(microseconds: .max)).value,
        equals: (released == .max ? 0.25 : 1))
    }
  }

  @Test func `a thrown object is not shown beyond its limits`() {
    let settling = settling(from: 0.9, velocity: 30)
    let values = (0..<100).map { settling.state(at: time($0 * 10)).value }
    expect(values.contains(1))
    expect(values.allSatisfy { $0 <= 1 })
    let free = ReleaseSettling(
      from: MotionState(value: 0.9, velocity: 30), to: 1, at: time(0), by: HandOff())
    expect((0..<100).contains { free.state(at: time($0 * 10)).value > 1 })
  }

  @Test func `a hand-off that is no spring begins at rest`() {
    expect(settling(from: 0.4, velocity: 2, isSpring: false).start.velocity, equals: 0)
  }

  @Test func `an object at its target has nothing left to do`() {
    let settling = settling(from: 1, velocity: 3)
    expect(settling.duration, equals: .zero)
    expect(settling.state(at: time(0)), equals: MotionState(value: 1))
  }

  @Test func `numbers that are none give a place to rest`() {
    for (progress, velocity, target) in [
      (Double.nan, 1.0, 1.0), (0.5, .nan, 1), (0.5, .infinity, 1), (0.5, 1, .nan),
    ] {
      let settling = settling(from: progress, velocity: velocity, to: target)
      for step in 0..<50 { expect(settling.state(at: time(Int64(step) * 20)).value.isFinite) }
    }
  }
}
