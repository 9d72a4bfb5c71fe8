import Expectations
import GoldenTexts
import SeededRandom
import Testing

@testable import PantographMotion

/// Movements of random small whole numbers, and at the ends of what each of them allows.
struct MotionWalkTests {
  private static let times: [Double] = [-1, 0, 0.001, 0.1, 0.25, 0.5, 1, 2, 30, .infinity]
  private static let odd: [Double] = [0, 1, -1, 0.5, 100, -400, 2000, .infinity, .nan, 1e9]

  private func see(_ values: [Any]) {
    SeenMarks.see(ShortText.thousandths(values.map { "\($0)" }.joined(separator: " ")))
  }

  private func number(_ random: inout SeededGenerator) -> Double {
    random.chance(0.15)
      ? Self.odd[random.below(Self.odd.count)] : Double(random.below(9) * 50 - 100)
  }

  @Test func `scrolling`() {
    for seed in 0..<150 {
      var random = SeededGenerator(seed: UInt64(seed))
      let start = MotionState(value: number(&random), velocity: number(&random) * 5)
      let decay: Decay = [.normal, Decay(rate: 0.99), Decay(rate: 0.5), Decay(rate: 1)][
        random.below(4)]
      let limits = [0.0...0, 0...100, -50...50, 100...300][random.below(4)]
      let coasts = [
        Coasting(from: start, limits: limits, decay: decay, bounces: random.chance(0.7)),
        Coasting(from: start, to: number(&random), decay: decay),
        Coasting(
          from: start, to: number(&random), on: Spring(response: 0.4, dampingRatio: 0.8)),
      ]
      var values: [Any] = []
      for coast in coasts {
        values += [coast.rest, coast.duration]
        values += Self.times.map { "\(coast.offset(after: $0)) \(coast.velocity(after: $0))" }
      }
      let band = RubberBand(
        dimension: number(&random), coefficient: [0.55, 0.2, 1, 0][random.below(4)])
      let pull = number(&random)
      values += [
        band.offset(pull: pull), band.slope(pull: pull), band.pull(offset: pull / 10),
        band.limited(pull, to: limits), band.free(pull, from: limits),
        band.state(pull: start), decay.distance(velocity: start.velocity),
        decay.projectedDistance(velocity: start.velocity), decay.velocity(distance: pull),
        decay.time(velocity: start.velocity, threshold: 10),
        decay.state(after: 0.5, from: start),
      ]
      see(values)
    }
  }

  @Test func `springs and curves`() {
    for seed in 0..<150 {
      var random = SeededGenerator(seed: UInt64(400 + seed))
      func share() -> Double { Double(random.below(7)) / 4 - 0.25 }
      let springs = [
        Spring(mass: number(&random), stiffness: number(&random), damping: number(&random)),
        Spring(response: share(), dampingRatio: share()),
        Spring(perceptualDuration: share(), bounce: share()),
        Spring(
          duration: share(), dampingRatio: share(), initialVelocity: Double(random.below(3) * 5)),
      ]
      let start = MotionState(value: number(&random), velocity: number(&random))
      let target = number(&random)
      var values: [Any] = []
      for spring in springs {
        values += [spring, spring.settlingTime(), spring.settlingTime(from: start, to: target)]
        values += Self.times.map { spring.state(after: $0, from: start, to: target) }
      }
      let curve = CubicBezier(share(), share(), share(), share())
      for time in stride(from: -0.25, through: 1.25, by: 0.125) {
        values += [curve.value(at: time), curve.derivative(at: time)]
      }
      values += Self.times.map { curve.state(after: $0, duration: share(), from: 0, to: 10) }
      see(values)
    }
  }

  @Test(arguments: VelocityEstimator.all.map(\.name))
  func `velocities of samples on a grid`(name: String) throws {
    let estimator = try #require(VelocityEstimator.named(name))
    for seed in 0..<12 {
      var random = SeededGenerator(seed: UInt64(800 + seed))
      var tracker = VelocityTracker(estimator)
      var pair = VelocityTrackerPair(estimator)
      var (time, x, y) = (Int64(1_000_000), 0.0, 0.0)
      var values: [Any] = []
      for _ in 0..<24 {
        time +=
          [0, 1000, 8000, 8000, 8000, 10_000, 40_000, 100_000, 300_000, -4000][
            random.below(10)]
        x += Double(random.below(5) - 1)
        y += Double(random.below(3) - 1)
        if random.chance(0.04) {
          tracker.reset()
          pair.reset()
        }
        tracker.add(MotionSample(time: time, x: x, y: y))
        for later in [0, 5000, 50_000, 150_000] as [Int64] {
          values += [
            tracker.velocity(at: time + later), tracker.pastVelocity(at: time + later),
            tracker.fittedVelocity(at: time + later),
          ]
        }
      }
      see(values)
    }
  }
}
