import Expectations
import PantographMotion
import SeededRandom
import Testing

private let springs = [0.0, 0.05, 0.3, 0.7, 0.99, 0.999_999_999, 1, 1.000_000_001, 1.01, 2, 20].map
{
  Spring(angularFrequency: 12, dampingRatio: $0)
}

struct SpringTests {
  @Test func `mass, stiffness and damping make frequency and ratio`() {
    let sheet = Spring(mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot())
    expect((sheet.angularFrequency - 18.2574).magnitude, isBelow: 1e-4)
    expect((sheet.dampingRatio - 1).magnitude, isBelow: 1e-12)
    let spring = Spring(stiffness: 300, damping: 20)
    expect((spring.stiffness - 300).magnitude, isBelow: 1e-9)
    expect((spring.damping - 20).magnitude, isBelow: 1e-9)
  }

  @Test func `perceptual springs have UIKit's stiffness and damping`() {
    let smooth = Spring(perceptualDuration: 0.5, bounce: 0)
    expect((smooth.stiffness - 157.91367).magnitude, isBelow: 1e-5)
    expect((smooth.damping - 25.13274).magnitude, isBelow: 1e-5)
    expect(
      (Spring(perceptualDuration: 0.5, bounce: 0.3).damping - 17.59292).magnitude, isBelow: 1e-5)
    // Bounce −0.3 and the measured damping of 35.904.
    expect(
      (Spring(perceptualDuration: 0.5, bounce: -0.3).damping - 35.904).magnitude, isBelow: 1e-3)
  }

  @Test func `a critical spring from any state follows the textbook`() {
    let spring = Spring(angularFrequency: 9, dampingRatio: 1)
    for (x, v) in [(1.0, 0.0), (-2, 30), (5, -200)] {
      for step in 0...100 {
        let time = Double(step) / 50
        let b = v + 9 * x
        let decay = Mathematics.exp(-9 * time)
        let found = spring.state(after: time, from: MotionState(value: x, velocity: v), to: 0)
        expect((found.value - (x + b * time) * decay).magnitude, isBelow: 1e-12)
        expect((found.velocity - (b - 9 * (x + b * time)) * decay).magnitude, isBelow: 1e-10)
      }
    }
  }

  @Test(arguments: springs)
  func `state obeys the spring's equation`(spring: Spring) {
    let start = MotionState(value: 3, velocity: -40)
    let h = 1e-5
    for step in 1...60 {
      let time = Double(step) / 40
      let before = spring.state(after: time - h, from: start, to: 10)
      let now = spring.state(after: time, from: start, to: 10)
      let after = spring.state(after: time + h, from: start, to: 10)
      expect(((after.value - before.value) / (2 * h) - now.velocity).magnitude, isBelow: 1e-3)
      let acceleration = (after.velocity - before.velocity) / (2 * h)
      let force = -spring.stiffness * (now.value - 10) - spring.damping * now.velocity
      expect((acceleration - force).magnitude, isBelow: 1e-6 * spring.stiffness * 100 + 0.5)
    }
  }

  @Test func `springs on both sides of critical meet`() {
    let start = MotionState(value: 1, velocity: 5)
    let critical = Spring(angularFrequency: 12, dampingRatio: 1)
    for ratio in [1 - 1e-7, 1 - 1e-9, 1 - 1e-12, 1 + 1e-12, 1 + 1e-9, 1 + 1e-7] {
      let near = Spring(angularFrequency: 12, dampingRatio: ratio)
      for step in 0...80 {
        let time = Double(step) / 40
        let one = near.state(after: time, from: start, to: 0)
        let other = critical.state(after: time, from: start, to: 0)
        expect((one.value - other.value).magnitude, isBelow: 1e-6, "\(ratio) at \(time)")
        expect((one.velocity - other.velocity).magnitude, isBelow: 2e-5, "\(ratio) at \(time)")
      }
    }
  }

  @Test(arguments: springs)
  func `a spring taken up in flight goes on as if it never was`(spring: Spring) {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<200 {
      let start = MotionState(
        value: .random(in: -500...500, using: &generator),
        velocity: .random(in: -5000...5000, using: &generator))
      let first = Double.random(in: 0...1, using: &generator)
      let second = Double.random(in: 0...1, using: &generator)
      let whole = spring.state(after: first + second, from: start, to: 40)
      let taken = spring.state(after: first, from: start, to: 40)
      let rest = spring.state(after: second, from: taken, to: 40)
      expect((whole.value - rest.value).magnitude, isBelow: 1e-7)
      expect((whole.velocity - rest.velocity).magnitude, isBelow: 1e-5)
      // A new target moves neither the value nor the velocity at that moment.
      expect(spring.state(after: 0, from: taken, to: -77), equals: taken)
      let soon = spring.state(after: 1e-9, from: taken, to: -77)
      expect((soon.value - taken.value).magnitude, isBelow: 1e-4)
    }
  }

  @Test(arguments: springs.filter { $0.dampingRatio > 0 })
  func `in the end the value is at its target`(spring: Spring) {
    let start = MotionState(value: 3, velocity: 100)
    expect(spring.state(after: .infinity, from: start, to: 8), equals: MotionState(value: 8))
    let late = spring.state(after: 1e4, from: start, to: 8)
    expect((late.value - 8).magnitude, isBelow: 1e-9)
  }

  @Test func `an impossible spring is at its target at once`() {
    for spring in [
      Spring(angularFrequency: 0, dampingRatio: 1), Spring(angularFrequency: .nan, dampingRatio: 1),
      Spring(angularFrequency: -4, dampingRatio: 1), Spring(response: 0, dampingRatio: 1),
      Spring(mass: 0, stiffness: 100, damping: 10), Spring(mass: 1, stiffness: -1, damping: 10),
      Spring(stiffness: .nan, damping: 10), Spring(perceptualDuration: -1),
      Spring(duration: 0, dampingRatio: 0.5), Spring(duration: .nan, dampingRatio: 0.5),
    ] {
      let start = MotionState(value: 1, velocity: 2)
      expect(spring.state(after: 0, from: start, to: 5), equals: MotionState(value: 5))
      expect(spring.settlingTime(), equals: 0)
      expect(spring.settlingDuration, equals: 0)
    }
  }

  @Test func `negative damping is none, too much is a limit, no number is critical`() {
    expect(Spring(stiffness: 100, damping: -3).dampingRatio, equals: 0)
    expect(Spring(stiffness: 100, damping: .nan).dampingRatio, equals: 1)
    expect(
      Spring(stiffness: 100, damping: .infinity).dampingRatio, equals: Spring.largestDampingRatio)
    expect(
      Spring(perceptualDuration: 1, bounce: -1).dampingRatio, equals: Spring.largestDampingRatio)
    expect(Spring(perceptualDuration: 1, bounce: 7).dampingRatio, equals: 0)
  }

  @Test func `a state that is no number starts at the target, at rest`() {
    let spring = Spring(angularFrequency: 9, dampingRatio: 0.5)
    let start = MotionState(value: .nan, velocity: .infinity)
    expect(spring.state(after: 0.2, from: start, to: 5), equals: MotionState(value: 5))
    let good = MotionState(value: 1, velocity: 2)
    expect(spring.state(after: .nan, from: good, to: 5), equals: good)
    expect(spring.state(after: -1, from: good, to: 5), equals: good)
  }
}
