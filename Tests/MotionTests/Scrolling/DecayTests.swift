import Expectations
import PantographMotion
import Testing

struct DecayTests {
  @Test func `1000 a second go 499 at the normal rate and 99 at the fast one`() {
    expect((Decay.normal.projectedDistance(velocity: 1000) - 499).magnitude, isBelow: 1e-9)
    expect((Decay.fast.projectedDistance(velocity: 1000) - 99).magnitude, isBelow: 1e-9)
    expect((Decay.normal.projectedDistance(velocity: -500) + 249.5).magnitude, isBelow: 1e-9)
  }

  @Test func `the way is Apple's projection and half a millisecond more`() {
    for decay in [Decay.normal, .fast] {
      let distance = decay.distance(velocity: 1000)
      let projected = decay.projectedDistance(velocity: 1000)
      expect((distance - projected - 0.5).magnitude, isBelow: 0.001)
      expect((decay.velocity(distance: distance) - 1000).magnitude, isBelow: 1e-9)
      let end = decay.state(after: 100, from: MotionState(value: 7, velocity: 1000))
      expect((end.value - 7 - distance).magnitude, isBelow: 1e-9)
    }
  }

  @Test func `a millisecond leaves the rate's share of the velocity`() {
    let state = Decay.normal.state(after: 0.001, from: MotionState(value: 0, velocity: 800))
    expect((state.velocity - 800 * 0.998).magnitude, isBelow: 1e-10)
  }

  @Test func `a decay taken up in flight goes on as if it never was`() {
    let start = MotionState(value: 3, velocity: -900)
    let whole = Decay.fast.state(after: 0.25, from: start)
    let rest = Decay.fast.state(after: 0.15, from: Decay.fast.state(after: 0.1, from: start))
    expect((whole.value - rest.value).magnitude, isBelow: 1e-10)
    expect((whole.velocity - rest.velocity).magnitude, isBelow: 1e-10)
  }

  @Test func `the time until a speed is when it is reached`() {
    let time = Decay.normal.time(velocity: -1000, threshold: 10)
    let state = Decay.normal.state(after: time, from: MotionState(value: 0, velocity: -1000))
    expect((state.velocity + 10).magnitude, isBelow: 1e-9)
    expect(Decay.normal.time(velocity: 5, threshold: 10), equals: 0)
    expect(Decay.normal.time(velocity: 5, threshold: 0), equals: .infinity)
    expect(Decay.normal.time(velocity: 0, threshold: 0), equals: 0)
  }

  @Test func `impossible rates, velocities and times have defined results`() {
    expect(Decay(rate: 1).rate, equals: 0.9999)
    expect(Decay(rate: 50).rate, equals: 0.9999)
    for rate in [0, -1, Double.nan] {
      let decay = Decay(rate: rate)
      expect(decay.distance(velocity: 1000), equals: 0)
      expect(decay.projectedDistance(velocity: 1000), equals: 0)
      expect(decay.velocity(distance: 9), equals: 0)
      expect(decay.time(velocity: 9, threshold: 1), equals: 0)
      expect(
        decay.state(after: 1, from: MotionState(value: 4, velocity: 9)),
        equals: MotionState(value: 4))
    }
    expect(Decay.normal.projectedDistance(velocity: .nan), equals: 0)
    let start = MotionState(value: 4, velocity: 9)
    expect(Decay.normal.state(after: .nan, from: start), equals: start)
    expect(Decay.normal.state(after: -1, from: start), equals: start)
    expect(Decay.normal.state(after: .infinity, from: start).velocity, equals: 0)
  }
}
