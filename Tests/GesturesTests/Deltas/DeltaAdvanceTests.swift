import Expectations
import PantographMotion
import PantographTouches
import SeededRandom
import Testing

@testable import PantographGestures

/// Compares the three calls that process a movement: `follow`, `advance` and `note`.
struct DeltaAdvanceTests {
  @Test(arguments: 0..<200)
  func `all calls for a movement lead to the same progress and decision`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let thresholds = ReleasePolicy.all[random.next(ReleasePolicy.all.count)].thresholds
    let direction = TransitionDirection.allCases[random.next(4)]
    let places =
      random.chance(0.5) ? [] : (0..<3).map { RestingPlace("\($0)", at: Double($0) * 300) }
    var followed = DeltaInteraction(
      thresholds: thresholds, direction: direction,
      space: InteractionSpace(length: 300, pointsPerMillimetre: 10), places: places,
      source: DeltaSource(random.chance(0.5) ? .libinput : .wayland))
    var (advanced, noted) = (followed, followed)
    var time = Timestamp.zero
    for _ in 0..<3 {
      followed.begin(fingers: 3, at: time)
      advanced.begin(fingers: 3, at: time)
      noted.begin(fingers: 3, at: time)
      for _ in 0..<(random.next(600) + 2) {
        // Reports in time, late, early, of the same time, and some that are not finite.
        let pause = [8000, 8000, 8000, 90_000, 200, 0][random.next(6)]
        time = time + .microseconds(Int64(pause))
        let oddity = random.next(200)
        let value = oddity == 0 ? .nan : oddity == 1 ? .infinity : Double(random.next(13)) - 5
        let delta = Delta(x: value, y: Double(random.next(9)) - 3)
        _ = followed.follow(DeltaMovement(delta, unaccelerated: delta), at: time)
        noted.note(delta, at: time)
        let progress = advanced.advance(by: delta, at: time)
        expect(progress, equals: followed.progress(at: time))
        expect(progress, equals: noted.progress(at: time))
      }
      time = time + .microseconds(Int64(random.next(200_000)))
      let isCancelled = random.chance(0.1)
      let expected = isCancelled ? followed.cancel(at: time) : followed.lift(at: time)
      let one = isCancelled ? advanced.cancel(at: time) : advanced.lift(at: time)
      let other = isCancelled ? noted.cancel(at: time) : noted.lift(at: time)
      expect(one.decision, equals: expected.decision)
      expect(other.decision, equals: expected.decision)
      expect(followed.refusal == advanced.refusal && followed.refusal == noted.refusal)
      time = time + .microseconds(Int64(random.next(900_000)))
      expect(advanced.progress(at: time), equals: followed.progress(at: time))
    }
  }

  @Test(arguments: VelocityEstimator.all)
  func `a velocity needs only the samples within its reach`(estimator: VelocityEstimator) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      var whole = VelocityTracker(estimator)
      var trail = DeltaTrail(.right, length: 400, change: 1, rest: 1)
      trail.begin(
        path: .zero, translation: .zero, .right, from: 0,
        within: -Double.infinity ... .infinity, shown: 0, StrokeSteps(at: 0, .zero))
      var time: Int64 = 0
      var x = 0.0
      let speed = Double(random.next(8))
      for _ in 0..<(random.next(200) + 1) {
        time += Int64([1000, 8000, 8000, 30_000, 120_000][random.next(5)])
        let step = random.chance(0.3) ? 0 : speed
        x += step
        trail.add(SIMD2(step, 0), to: x, at: Timestamp(microseconds: time))
        whole.add(MotionSample(time: time, x: x, y: 0))
      }
      let lift = time + Int64(random.next(5) * 20_000) - 20_000
      var part = VelocityTracker(estimator)
      trail.drain(within: part.reach, at: Timestamp(microseconds: min(lift, time))) {
        part.add($0)
      }
      expect(part.fittedVelocity(at: lift), equals: whole.fittedVelocity(at: lift))
    }
  }
}
