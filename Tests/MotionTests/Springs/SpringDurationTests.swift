import Expectations
import PantographMotion
import SeededRandom
import Testing

struct SpringDurationTests {
  @Test(arguments: [
    (1.0, 1.0, 0.0, 9.233413), (0.5, 1, 0, 18.466827), (0.5, 0.8, 0, 17.988593),
    (0.5, 0.7, 0, 19.679293), (1, 0.5, 0, 12.716898), (0.3, 0.6, 0, 36.778184),
    (0.5, 1, 2, 18.236013), (0.5, 0.8, 2, 17.605717),
  ])
  func `a duration makes UIKit's frequency`(
    duration: Double, ratio: Double, velocity: Double, frequency: Double
  ) {
    let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    expect((spring.angularFrequency - frequency).magnitude, isBelow: 1e-6)
  }

  @Test func `a critical spring's angle is exact`() {
    let spring = Spring(duration: 1, dampingRatio: 1)
    expect((spring.angularFrequency - 9.2334134764515865).magnitude, isBelow: 1e-13)
  }

  @Test func `any damping and velocity leave at most a thousandth, and stay so`() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<300 {
      let ratio = Double.random(in: 0.05...1, using: &generator)
      let velocity = Double.random(in: -30...30, using: &generator)
      let duration = Double.random(in: 0.1...2, using: &generator)
      let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      expect(spring.angularFrequency.isFinite && spring.angularFrequency > 0)
      // The condition of the fit, at the duration and after it.
      let swing = spring.angularFrequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      let rate = ratio * spring.angularFrequency
      for share in [1.0, 1.1, 1.5, 3] {
        let time = duration * share
        let rest =
          ((rate - velocity) / swing).magnitude * Mathematics.exp(-rate * time)
        expect(rest, isAtMost: 0.001 * (1 + 1e-9))
      }
    }
  }

  @Test func `damping that cannot be fitted is taken as the nearest that can`() {
    expect(Spring(duration: 1, dampingRatio: 0).dampingRatio, equals: 0.01)
    expect(Spring(duration: 1, dampingRatio: -5).dampingRatio, equals: 0.01)
    expect(Spring(duration: 1, dampingRatio: 5).dampingRatio, equals: 1)
    expect(Spring(duration: 1, dampingRatio: .nan).dampingRatio, equals: 1)
    let plain = Spring(duration: 1, dampingRatio: 0.5)
    expect(Spring(duration: 1, dampingRatio: 0.5, initialVelocity: .nan), equals: plain)
    expect(Spring(duration: 1, dampingRatio: 0.5, initialVelocity: .infinity), equals: plain)
    expect(Spring(duration: 1, dampingRatio: 1, initialVelocity: 1e300).angularFrequency.isFinite)
  }
}
