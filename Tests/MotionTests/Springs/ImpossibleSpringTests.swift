import Expectations
import PantographMotion
import Testing

struct ImpossibleSpringTests {
  @Test(arguments: [
    (0.0, 5.0), (5, 0), (0, 0), (-1, 5), (5, -1), (.nan, 5), (5, .nan),
  ])
  func `a spring without mass or stiffness jumps to its end`(mass: Double, stiffness: Double) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: 3)
    expect(spring.angularFrequency == .infinity && spring.dampingRatio == 1)
    let state = spring.state(after: 0.01, from: MotionState(value: 7, velocity: 9), to: 2)
    expect(state.value == 2 && state.velocity == 0)
  }

  @Test func `a frequency that is not above zero is infinite`() {
    expect(Spring(angularFrequency: 0, dampingRatio: 0.5).angularFrequency, equals: .infinity)
    expect(Spring(angularFrequency: -1, dampingRatio: 0.5).angularFrequency, equals: .infinity)
    expect(Spring(angularFrequency: 0.001, dampingRatio: 0.5).angularFrequency, equals: 0.001)
  }

  @Test func `a damping ratio is at least 0 and at most a million`() {
    expect(Spring(angularFrequency: 3, dampingRatio: -2).dampingRatio, equals: 0)
    expect(Spring(angularFrequency: 3, dampingRatio: 2e6).dampingRatio, equals: 1e6)
    expect(Spring(angularFrequency: 3, dampingRatio: .nan).dampingRatio, equals: 1)
    expect(Spring.largestDampingRatio, equals: 1_000_000)
  }
}
