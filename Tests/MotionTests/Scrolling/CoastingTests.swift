import Expectations
import PantographMotion
import Testing

/// Figures that were measured in UIKit's scroll views.
struct CoastingTests {
  private static let endless = -1e9...1e9

  private func isNear(_ value: Double, _ expected: Double, _ tolerance: Double = 0.01) -> Bool {
    (value - expected).magnitude <= tolerance
  }

  @Test(arguments: [
    (5074.0, 750.0, 5443.667, 5443.333), (5158, 1500, 5902.333, 5901.667),
    (5326, 3000, 6819.667, 6818), (5536, 4875, 7966, 7963.667),
  ])
  func `a flick announces and reaches its rest`(
    start: Double, velocity: Double, announced: Double, rest: Double
  ) {
    let coasting = Coasting(
      from: MotionState(value: start, velocity: velocity), limits: Self.endless)
    expect(isNear(coasting.announcedRest, announced, 1.0 / 3))
    expect(isNear(coasting.rest, rest, 1.0 / 3))
    expect(isNear(coasting.offset(after: coasting.duration), coasting.rest))
  }

  @Test func `1000 points a second pass these places`() {
    let coasting = Coasting(from: MotionState(value: 0, velocity: 1000), limits: Self.endless)
    let places = [(0.1, 90.54), (0.25, 196.49), (0.5, 315.61), (1, 431.60), (2, 489.90)]
    for (time, place) in places { expect(isNear(coasting.offset(after: time), place)) }
    expect(isNear(coasting.duration, 2.300, 0.001))
    expect(isNear(coasting.rest, 494.01))
    let fast = Coasting(
      from: MotionState(value: 0, velocity: 1000), limits: Self.endless, decay: .fast)
    expect(isNear(fast.duration, 0.458, 0.001))
    expect(isNear(fast.rest, 98.01))
  }

  @Test func `less than 10 points a second is nothing`() {
    let coasting = Coasting(from: MotionState(value: 5, velocity: 9.9), limits: Self.endless)
    expect(coasting.duration, equals: 0)
    expect(coasting.rest, equals: 5)
  }

  @Test func `a glide that meets its edge goes past it and comes back`() {
    let coasting = Coasting(from: MotionState(value: 90, velocity: 1000), limits: 0...400)
    expect(isNear(coasting.announcedRest, 400))
    let places = [
      (0.1, 180.5), (0.3, 315.3), (0.4849, 400), (0.576, 412.67), (0.7, 407.70), (0.8, 403.79),
      (1.0, 400.70),
    ]
    for (time, place) in places { expect(isNear(coasting.offset(after: time), place, 0.11)) }
    expect(coasting.rest, equals: 400)
    expect(isNear(coasting.duration, 1.04, 0.02))
    let hard = Coasting(
      from: MotionState(value: 90, velocity: 1000), limits: 0...400, bounces: false)
    expect(isNear(hard.duration, 0.4849, 0.001))
    expect(hard.offset(after: 0.6), equals: 400)
  }

  @Test func `what is let go past an edge comes back by one law`() {
    let still = Coasting(from: MotionState(value: -100), limits: 0...1000)
    for (time, place) in [(0.05, -60.65), (0.1, -36.79), (0.2, -13.53), (0.3, -4.98)] {
      expect(isNear(still.offset(after: time), place))
    }
    expect(isNear(still.duration, 0.53, 0.001))
    let thrown = Coasting(
      from: MotionState(value: -78.86, velocity: -1750), limits: 0...1000)
    for (time, place) in [(0.0149, -90.1), (0.0482, -98.3), (0.1, -87.3), (0.3, -23.6)] {
      expect(isNear(thrown.offset(after: time), place, 0.1))
    }
    expect((0.730...0.749).contains(thrown.duration))
  }

  @Test func `an impact of 3000 points a second`() {
    let bounce = Bounce(from: MotionState(value: 0, velocity: 3000))
    for (time, place) in [(0.02, 48.1), (0.0912, 100.36), (0.2, 66.85), (0.5, 6.38)] {
      expect(isNear(bounce.offset(after: time), place, 0.05))
    }
  }

  @Test func `what is thrown back in from outside glides on where it can`() {
    let glide = Coasting(from: MotionState(value: -50, velocity: 1000), limits: 0...1000)
    expect(isNear(glide.rest, 444.01))
    let short = Coasting(from: MotionState(value: -50, velocity: 40), limits: 0...1000)
    expect(short.rest, equals: 0)
  }

  @Test(arguments: [-800.0, -20, 0, 20, 300, 2500], [-300.0, -1, 0.2, 40, 900])
  func `a chosen place is reached, and nothing else`(velocity: Double, distance: Double) {
    let coasting = Coasting(from: MotionState(value: 90, velocity: velocity), to: 90 + distance)
    expect(coasting.rest, equals: 90 + distance)
    expect(coasting.offset(after: coasting.duration), equals: 90 + distance)
    expect(coasting.duration, isBelow: 6)
    expect(coasting.offset(after: 0) == 90 || coasting.duration == 0)
    // Just before it rests, it is already near its resting place.
    let before = coasting.offset(after: coasting.duration - 1e-6)
    expect(coasting.duration == 0 || isNear(before, coasting.rest, 1))
  }

  @Test func `numbers that are none end at once`() {
    for value in [Double.nan, .infinity, -.infinity] {
      let coasting = Coasting(from: MotionState(value: value, velocity: value), limits: 0...10)
      expect(coasting.duration.isFinite)
      expect(coasting.offset(after: 0.1).isFinite)
    }
  }
}
