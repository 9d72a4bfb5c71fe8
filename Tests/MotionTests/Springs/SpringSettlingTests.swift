import Expectations
import PantographMotion
import SeededRandom
import Testing

struct SpringSettlingTests {
  @Test func `a layer's spring lasts as long as Core Animation's`() {
    expect(
      (Spring(stiffness: 100, damping: 10).settlingDuration - 1.4727003).magnitude, isBelow: 1e-7)
    expect(
      (Spring(stiffness: 300, damping: 20).settlingDuration - 0.7442556).magnitude, isBelow: 1e-7)
    for (duration, expected) in [(0.25, 0.4), (0.5, 0.8), (1, 1.5)] {
      let spring = Spring(perceptualDuration: duration, bounce: 0)
      expect((spring.settlingDuration - expected).magnitude, isBelow: 1e-12)
    }
    expect(
      Spring(stiffness: 100, damping: 0).settlingDuration,
      equals: Double(Float.greatestFiniteMagnitude))
  }

  @Test func `after the settling time the value stays within the tolerance`() {
    var generator = SeededGenerator(seed: 14)
    for _ in 0..<300 {
      let spring = Spring(
        angularFrequency: .random(in: 1...60, using: &generator),
        dampingRatio: .random(in: 0.05...4, using: &generator))
      let start = MotionState(
        value: .random(in: -300...300, using: &generator),
        velocity: .random(in: -3000...3000, using: &generator))
      let settled = spring.settlingTime(from: start, to: 20, within: 0.5)
      expect(settled.isFinite && settled >= 0)
      for share in [1, 1.001, 1.03, 1.1, 1.4, 2, 5] {
        let late = spring.state(after: settled * share, from: start, to: 20)
        expect((late.value - 20).magnitude, isAtMost: 0.5 * (1 + 1e-9))
      }
    }
  }

  @Test func `a critical spring from rest settles exactly then`() {
    let time = Spring(angularFrequency: 1, dampingRatio: 1).settlingTime()
    expect((time - 9.2334134764515865).magnitude, isBelow: 1e-9)
  }

  @Test func `what never settles says so, and what has nothing to do is done`() {
    expect(Spring(angularFrequency: 9, dampingRatio: 0).settlingTime(), equals: .infinity)
    let spring = Spring(angularFrequency: 9, dampingRatio: 0.5)
    expect(spring.settlingTime(within: 0), equals: .infinity)
    expect(spring.settlingTime(within: .nan), equals: .infinity)
    expect(spring.settlingTime(from: MotionState(value: 1), to: 1), equals: 0)
    let lazy = Spring(angularFrequency: 9, dampingRatio: 2)
    expect(lazy.settlingTime(from: MotionState(value: 1), to: 1.0005), equals: 0)
  }
}
