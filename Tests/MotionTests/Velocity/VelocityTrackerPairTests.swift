import Expectations
import PantographMotion
import SeededRandom
import Testing

struct VelocityTrackerPairTests {
  @Test(arguments: VelocityEstimator.all)
  func `a pair tells to the bit what two trackers tell`(estimator: VelocityEstimator) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      var pair = VelocityTrackerPair(estimator)
      var (first, second) = (VelocityTracker(estimator), VelocityTracker(estimator))
      var time: Int64 = 0
      for _ in 0..<random.below(40) {
        time += Int64.random(in: 0...12_000, using: &random)
        let place = (x: number(&random), y: number(&random))
        // One of the two may stand still or be NaN.
        let other = (x: random.chance(0.5) ? 1 : number(&random), y: number(&random))
        pair.add(at: time, first: place, second: other)
        first.add(MotionSample(time: time, x: place.x, y: place.y))
        second.add(MotionSample(time: time, x: other.x, y: other.y))
        let moment = time + Int64.random(in: 0...50_000, using: &random)
        let found =
          random.chance(0.2)
          ? (pair.firstVelocity(at: moment), second.velocity(at: moment))
          : pair.velocities(at: moment)
        expect(bits(found.0), equals: bits(first.velocity(at: moment)))
        expect(bits(found.1), equals: bits(second.velocity(at: moment)))
      }
    }
  }

  private func number(_ random: inout SeededGenerator) -> Double {
    random.chance(0.02) ? .nan : Double.random(in: -100...100, using: &random)
  }

  private func bits(_ velocity: Velocity) -> [UInt64] {
    [velocity.x.bitPattern, velocity.y.bitPattern]
  }
}
