import Expectations
import PantographMotion
import SeededRandom
import Testing

/// Estimators that by their rule do not give the velocity of a steady motion.
private let inexact: Set<String> = ["windowBiased", "windowBiasedStale", "windowDiluted"]
/// Estimators whose value decreases between the last sample and the time of reading.
private let diluting: Set<String> = ["windowDiluted", "windowOlder", "lastPairLate"]

private func samples(
  _ count: Int, every period: Int64, from start: Int64 = 0, position: (Double) -> (Double, Double)
) -> [MotionSample] {
  (0..<count).map { index in
    let time = start + Int64(index) * period
    let (x, y) = position(Double(time) / 1e6)
    return MotionSample(time: time, x: x, y: y)
  }
}

private func velocity(
  _ estimator: VelocityEstimator, _ samples: [MotionSample], at time: Int64? = nil
) -> Velocity {
  var tracker = VelocityTracker(estimator)
  for sample in samples { tracker.add(sample) }
  return tracker.velocity(at: time ?? samples.last?.time ?? 0)
}

struct VelocityTrackerTests {
  @Test(arguments: VelocityEstimator.all.filter { !inexact.contains($0.name) })
  func `a steady motion has its velocity after five samples`(estimator: VelocityEstimator) {
    for count in 5...20 {
      let found = velocity(estimator, samples(count, every: 8000) { (500 * $0, -300 * $0) })
      expect((found.x - 500).magnitude, isAtMost: 0.001, "\(estimator.name), \(count) samples")
      expect((found.y + 300).magnitude, isAtMost: 0.001, "\(estimator.name), \(count) samples")
    }
  }

  @Test func `the biased window is too fast by one step`() {
    let steady = samples(40, every: 10_000) { (500 * $0, 0) }
    expect((velocity(.windowBiased, steady).x - 500 * 16 / 15).magnitude, isBelow: 1e-6)
    expect((velocity(.windowDiluted, steady).x - 500 * 16 / 15).magnitude, isBelow: 1e-6)
  }

  @Test(arguments: VelocityEstimator.all.filter { !diluting.contains($0.name) })
  func `a hold of 10 ms before the lift keeps the velocity`(estimator: VelocityEstimator) {
    let steady = samples(12, every: 8000) { (500 * $0, 0) }
    let last = steady[11].time
    let before = velocity(estimator, steady, at: last)
    let after = velocity(estimator, steady, at: last + 10_000)
    expect((before.x - after.x).magnitude, isAtMost: 1, "\(estimator.name)")
  }

  /// Estimators of other systems that ignore the time of reading; they exist for comparison.
  private static let stale: [VelocityEstimator] = [
    .windowStale, .windowBiasedStale, .lastPairStale,
  ]

  @Test(arguments: stale)
  func `a rule that forgets the time says so by its name, and keeps the speed in silence`(
    estimator: VelocityEstimator
  ) {
    expect(estimator.name.hasSuffix("Stale"))
    let moving = samples(30, every: 8000) { (500 * $0, 200 * $0) }
    expect(velocity(estimator, moving, at: moving[29].time + 500_000).x, isAbove: 400)
  }

  @Test(arguments: VelocityEstimator.all.filter { !stale.contains($0) })
  func `a hold before the lift reads zero at any report rate`(estimator: VelocityEstimator) {
    expect(estimator.limits.hold, isAtMost: 150_000)
    for period: Int64 in [1000, 4000, 8000, 16_667] {
      let moving = samples(30, every: period) { (500 * $0, 200 * $0) }
      let stop = moving[29]
      for hold in [estimator.limits.hold + 1, 500_000, 3_000_000] {
        let end = stop.time + hold
        expect(velocity(estimator, moving, at: end), equals: .zero, "\(estimator.name), silent")
        // A device that continues to report the position of a resting finger.
        let rest = stride(from: stop.time + period, through: end, by: Int(period)).map {
          MotionSample(time: $0, x: stop.x, y: stop.y)
        }
        expect(
          velocity(estimator, moving + rest, at: end), equals: .zero, "\(estimator.name), \(hold)")
      }
    }
  }

  @Test func `the default estimator forgets a motion after 40 ms`() {
    let steady = samples(12, every: 8000) { (500 * $0, 0) }
    let last = steady[11].time
    expect(velocity(.lsq2, steady, at: last + 40_000).x, isAbove: 499)
    expect(velocity(.lsq2, steady, at: last + 40_001), equals: .zero)
  }

  @Test func `two samples are a line to lsq2, and nothing to lsq2Strict`() {
    let two = samples(2, every: 8000) { (500 * $0, 0) }
    expect((velocity(.lsq2, two).x - 500).magnitude, isBelow: 1e-9)
    expect(velocity(.lsq2Strict, two), equals: .zero)
  }

  @Test(arguments: VelocityEstimator.all)
  func `one sample and none are no velocity`(estimator: VelocityEstimator) {
    expect(velocity(estimator, []), equals: .zero)
    expect(velocity(estimator, [MotionSample(time: 5, x: 3, y: 4)]), equals: .zero)
    expect(velocity(estimator, [MotionSample(time: 5, x: 3, y: 4)], at: 3), equals: .zero)
  }

  @Test func `after a pause of 48 ms only what follows counts`() {
    let before = samples(10, every: 8000) { (-900 * $0, 0) }
    let after = samples(6, every: 8000, from: before[9].time + 48_000) { (500 * $0, 0) }
    for estimator in VelocityEstimator.all where estimator.limits.gap == 40_000 {
      let found = velocity(estimator, before + after)
      expect((found.x - 500).magnitude, isBelow: 1e-6, "\(estimator.name)")
    }
  }

  @Test func `a flick back is negative, and restricted never opposes the displacement`() {
    // 250 forward at 500 a second, then 48 back at 1000.
    let stroke = samples(69, every: 8000) { time in
      (time <= 0.5 ? 500 * time : 250 - 1000 * (time - 0.5), 0)
    }
    expect(velocity(.lsq2, stroke).x, isBelow: -900)
    let turn = Array(stroke.prefix(66))
    expect(velocity(.lsq2, turn).x, isBelow: 0)
    expect(velocity(.lsq2Restricted, turn).x, equals: 0)
  }

  @Test func `a parabola through few samples has the bits of the general fit`() {
    // With `recent`, samples of the last 50 ms also have full weight, but use the general fit.
    let parabola = VelocityEstimator(
      name: "", summary: "", rule: .leastSquares(degree: 2), limits: .standard)
    var general = parabola
    general.rule = .leastSquares(degree: 2, weights: .recent)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let origin = Double.random(in: -1e4...1e4, using: &random)
      var time: Int64 = 0
      let stroke = (0..<random.below(20)).map { index in
        time += Int64.random(in: 1...2500, using: &random)
        return MotionSample(
          time: time, x: origin + Double(index) * 1.7 + Double.random(in: -1...1, using: &random),
          y: random.chance(0.2) ? 0 : Double.random(in: -100...100, using: &random))
      }
      let (found, wanted) = (velocity(parabola, stroke), velocity(general, stroke))
      expect(found.x.bitPattern, equals: wanted.x.bitPattern)
      expect(found.y.bitPattern, equals: wanted.y.bitPattern)
    }
  }

  @Test(arguments: VelocityEstimator.all)
  func `bad samples never give anything but a finite number`(estimator: VelocityEstimator) {
    var generator = SeededGenerator(seed: 7)
    let times: [Int64] = [.min, .max, 0, -1, 1]
    let places = [Double.nan, .infinity, -.infinity, 1e300, 0, -0.0, 3]
    for _ in 0..<200 {
      var tracker = VelocityTracker(estimator)
      var time: Int64 = 0
      for _ in 0..<30 {
        time += Int64.random(in: -3000...20_000, using: &generator)
        let odd = Int.random(in: 0..<20, using: &generator) == 0
        tracker.add(
          MotionSample(
            time: odd ? times.randomElement(using: &generator) ?? 0 : time,
            x: Bool.random(using: &generator) ? places.randomElement(using: &generator) ?? 0 : 5,
            y: Double.random(in: -100...100, using: &generator)))
        let found = tracker.velocity(at: odd ? .max : time)
        expect(found.x.isFinite && found.y.isFinite, "\(estimator.name)")
      }
    }
  }

  @Test(arguments: VelocityEstimator.all)
  func `a sample of the same time replaces, an earlier one is left out`(
    estimator: VelocityEstimator
  ) {
    var odd: [MotionSample] = []
    let steady = samples(20, every: 8000) { (500 * $0, 0) }
    for sample in steady {
      odd.append(MotionSample(time: sample.time, x: 77, y: 3))
      odd.append(sample)
      odd.append(MotionSample(time: sample.time - 1, x: -4000, y: 9))
    }
    expect(velocity(estimator, odd), equals: velocity(estimator, steady), "\(estimator.name)")
  }

  @Test(arguments: VelocityEstimator.all)
  func `a moment that is past is told as it was then`(estimator: VelocityEstimator) {
    let stroke = samples(150, every: 8000) { (500 * $0 * $0, $0 < 1 ? 80 * $0 : 80) }
    var tracker = VelocityTracker(estimator)
    for (index, sample) in stroke.enumerated() {
      tracker.add(sample)
      for back in [0, 1, 3] where index > 120 {
        let then = stroke[index - back].time
        let found = tracker.pastVelocity(at: then)
        expect(found, equals: velocity(estimator, Array(stroke[...(index - back)])), "\(back)")
      }
      expect(tracker.fittedVelocity(at: sample.time), equals: tracker.velocity(at: sample.time))
    }
  }

  @Test(arguments: VelocityEstimator.all)
  func `a new motion starts from an empty history`(estimator: VelocityEstimator) {
    var used = VelocityTracker(estimator)
    for sample in samples(200, every: 8000, position: { (-2000 * $0, 70) }) { used.add(sample) }
    used.reset()
    let next = samples(10, every: 8000, from: 1_600_000) { (500 * $0, 0) }
    for sample in next { used.add(sample) }
    expect(used.velocity(at: next[9].time), equals: velocity(estimator, next), "\(estimator.name)")
  }

  @Test(arguments: VelocityEstimator.all.filter { !inexact.contains($0.name) })
  func `the report rate does not change the velocity`(estimator: VelocityEstimator) {
    for rate: Int64 in [60, 90, 125, 144, 250, 500, 1000] {
      let period = 1_000_000 / rate
      let count = Int(400_000 / period)
      let steady = velocity(estimator, samples(count, every: period) { (500 * $0, 80 * $0) })
      expect((steady.x - 500).magnitude, isBelow: 0.001, "\(estimator.name), \(rate) Hz")
    }
  }

  @Test func `the report rate hardly changes the velocity of a changing motion`() {
    for estimator in [VelocityEstimator.lsq2, .lsq2Strict, .wlsq2Recent, .lsq2Restricted] {
      for rate: Int64 in [60, 90, 125, 144, 250, 500, 1000] {
        let period = 1_000_000 / rate
        // From rest to 800 a second in 0.2 s, as a hand accelerates; read after three quarters of that time.
        let stroke = samples(Int(150_000 / period) + 1, every: period) { time in
          (400 * (time - 0.2 / .pi * Mathematics.sin(.pi * time / 0.2)), 0)
        }
        let end = Double(stroke.last?.time ?? 0) / 1e6
        let truth = 400 * (1 - Mathematics.cos(.pi * end / 0.2))
        let found = velocity(estimator, stroke).x
        expect((found - truth).magnitude, isBelow: 0.08 * truth, "\(estimator.name), \(rate) Hz")
      }
    }
  }

  @Test(arguments: VelocityEstimator.all)
  func `where and when a motion happens makes no difference`(estimator: VelocityEstimator) {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<50 {
      var stroke: [MotionSample] = []
      var time: Int64 = 0
      for _ in 0..<25 {
        time += Int64.random(in: 1000...15_000, using: &generator)
        stroke.append(
          MotionSample(
            time: time, x: Double.random(in: 0...100, using: &generator),
            y: Double.random(in: 0...100, using: &generator)))
      }
      let moved = stroke.map {
        MotionSample(time: $0.time + 1_700_000_000_000_000, x: $0.x + 4096, y: $0.y - 512)
      }
      let difference = velocity(estimator, stroke) - velocity(estimator, moved)
      expect(difference.speed, isBelow: 1e-3, "\(estimator.name)")
    }
  }

  @Test func `polynomials of their own degree are followed exactly`() {
    var generator = SeededGenerator(seed: 9)
    for (estimator, degree) in [
      (VelocityEstimator.lsq1, 1), (.lsq2, 2), (.lsq2Long, 2), (.lsq3, 3), (.wlsq2Central, 2),
      (.wlsq2Delta, 2), (.wlsq2Recent, 2),
    ] {
      for _ in 0..<100 {
        let a = Double.random(in: -1000...1000, using: &generator)
        let b = degree > 1 ? Double.random(in: -5000...5000, using: &generator) : 0
        let c = degree > 2 ? Double.random(in: -9000...9000, using: &generator) : 0
        let period = Int64.random(in: 1000...16_000, using: &generator)
        let stroke = samples(12, every: period) { (((c * $0 + b) * $0 + a) * $0, 0) }
        let end = Double(stroke[11].time) / 1e6
        let truth = (3 * c * end + 2 * b) * end + a
        expect(
          (velocity(estimator, stroke).x - truth).magnitude, isBelow: 1e-5, "\(estimator.name)")
      }
    }
  }

  @Test func `few samples that count alike are fitted with the bits of any others`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      var time: Int64 = 0
      let moves = (0..<Int.random(in: 2...20, using: &random)).map { _ in
        // With `.delta`, steps of 10 ms and more also have equal weights.
        time += Int64.random(in: 10_000...30_000, using: &random)
        return MotionSample(
          time: time, x: Double.random(in: -50...50, using: &random),
          y: Double.random(in: -50...50, using: &random))
      }
      let limits = VelocityLimits(horizon: .max)
      for degree in 1...3 {
        func estimator(_ weights: SampleWeights) -> VelocityEstimator {
          VelocityEstimator(
            name: "", summary: "", rule: .leastSquares(degree: degree, weights: weights),
            limits: limits)
        }
        expect(velocity(estimator(.equal), moves), equals: velocity(estimator(.delta), moves))
      }
    }
  }
}
