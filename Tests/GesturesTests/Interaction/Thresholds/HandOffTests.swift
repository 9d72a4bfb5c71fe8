import Expectations
import PantographGestures
import PantographTouches
import Testing

/// The speed at which a spring continues the hand's movement, and the tracker of a transition's pan.
struct HandOffTests {
  private let handOff = HandOff()

  @Test func `the speed is counted in remaining distances, positive towards the target`() {
    expect(handOff.relativeVelocity(progress: 0.5, velocity: 2, to: 1), equals: 4)
    expect(handOff.relativeVelocity(progress: 0.5, velocity: 2, to: 0), equals: -4)
    expect(handOff.relativeVelocity(progress: 0.75, velocity: -1, to: 1), equals: -4)
  }

  @Test func `a speed is limited, and 0 where nothing remains or nothing is known`() {
    let most = handOff.largestVelocity
    expect(handOff.relativeVelocity(progress: 0.999, velocity: 1000, to: 1), equals: most)
    expect(handOff.relativeVelocity(progress: 0.999, velocity: -1000, to: 1), equals: -most)
    expect(handOff.relativeVelocity(progress: 1, velocity: 3, to: 1), equals: 0)
    expect(handOff.relativeVelocity(progress: 0, velocity: .nan, to: 1), equals: 0)
  }

  @Test func `a pan's thresholds are those of the beginning, in millimetres`() {
    var thresholds = InteractionThresholds()
    thresholds.begin.slop = .points(30)
    thresholds.begin.minimumFingers = 2
    thresholds.begin.maximumFingers = 3
    thresholds.begin.removesSlop = false
    let pan = thresholds.panThresholds(in: InteractionSpace(length: 600, pointsPerMillimetre: 6))
    expect(pan.slop, equals: 5)
    expect(pan.minimumTouches == 2 && pan.maximumTouches == 3 && !pan.removesSlop)
  }
}
