import Expectations
import GoldenTexts
import PantographMotion
import Testing

/// Tables of curves, springs, scrolling and velocities over ranges of their numbers.
struct MotionTableTests {
  private func expect(
    _ name: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: lines.joined(separator: "\n"))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  /// Rounds to nine digits: libraries of other machines may differ in the last bits.
  private func text(_ number: Double) -> String {
    guard number.isFinite, number != 0 else { return "\(number)" }
    var scale = 1.0
    var size = number.magnitude
    while size >= 10 {
      size /= 10
      scale /= 10
    }
    while size < 1 {
      size *= 10
      scale *= 10
    }
    let rounded = (number * scale * 1e8).rounded() / 1e8 / scale
    return "\(Double(Float(rounded)))"
  }

  private func text(_ state: MotionState) -> String {
    "\(text(state.value)) at \(text(state.velocity))"
  }

  @Test func `springs`() throws {
    var lines: [String] = []
    for ratio in [0.0, 0.01, 0.3, 0.7, 0.999_999, 1, 1.000_001, 1.5, 40] {
      for frequency in [0.5, 12.0, 300] {
        let spring = Spring(angularFrequency: frequency, dampingRatio: ratio)
        lines.append(
          "# \(ratio) \(frequency) \(text(spring.stiffness)) \(text(spring.damping)) "
            + "settles \(text(spring.settlingDuration))")
        for velocity in [-900.0, 0, 3, 2000] {
          let start = MotionState(value: -100, velocity: velocity)
          lines.append(
            [0.0, 0.01, 0.05, 0.2, 1, 5].map { text(spring.state(after: $0, from: start, to: 20)) }
              .joined(separator: ", "))
        }
      }
      for duration in [0.1, 0.5, 2] {
        for velocity in [-3.0, 0, 8] {
          let spring = Spring(
            duration: duration, dampingRatio: ratio, initialVelocity: velocity)
          lines.append(
            "fitted \(duration) \(velocity): \(text(spring.angularFrequency)) "
              + text(spring.dampingRatio))
        }
      }
    }
    for bounce in [-0.9, -0.4, 0, 0.3, 1] {
      let spring = Spring(perceptualDuration: 0.4, bounce: bounce)
      lines.append("bounce \(bounce): \(text(spring.stiffness)) \(text(spring.damping))")
    }
    let response = Spring(response: 0.3, dampingRatio: 0.8)
    lines.append("response \(text(response.stiffness)) \(text(response.damping))")
    let weight = Spring(mass: 2, stiffness: 180, damping: 9)
    lines.append("mass \(text(weight.angularFrequency)) \(text(weight.dampingRatio))")
    try expect("springs", lines)
  }

  @Test func `curves and mathematics`() throws {
    var lines: [String] = []
    for curve in [
      CubicBezier.linear, .easeIn, .easeOut, .easeInOut, .default, CubicBezier(0, 1, 0, 1),
      CubicBezier(1, 0, 0, 1), CubicBezier(0.3, -2, 0.6, 3), CubicBezier(0, 0.5, 1, 0.5),
    ] {
      lines.append("# \(curve)")
      for step in -1...21 {
        let time = Double(step) / 20
        lines.append("\(text(curve.value(at: time))) \(text(curve.derivative(at: time)))")
      }
    }
    for x in [-800.0, -20, -1, -1e-9, 0, 1e-9, 0.3, 0.9, 1, 1.1, 3, 20, 700, 1e9] {
      lines.append(
        "\(x): \(text(Mathematics.exp(x))) \(text(Mathematics.log(x))) "
          + "\(text(Mathematics.sin(x))) \(text(Mathematics.cos(x))) \(text(Mathematics.atan(x)))")
      for y in [-2.0, -0.5, 0, 0.5, 3, 10.5] {
        lines.append("  \(text(Mathematics.pow(x, y))) \(text(Mathematics.atan2(x, y)))")
      }
    }
    try expect("curves", lines)
  }

  @Test func `decays, bounces and rubber bands`() throws {
    var lines: [String] = []
    for decay in [Decay.normal, .fast, Decay(rate: 0.5), Decay(rate: 0.999_9)] {
      lines.append("# \(decay.rate)")
      for velocity in [-3000.0, -11, -9, 0, 0.5, 10, 10.1, 400, 8000] {
        let start = MotionState(value: 50, velocity: velocity)
        let glide = Glide(from: start, decay: decay)
        let numbers = [
          decay.distance(velocity: velocity), decay.projectedDistance(velocity: velocity),
          decay.velocity(distance: velocity), decay.time(velocity: velocity, threshold: 7),
          glide.duration, glide.rest, glide.announcedRest, glide.time(toGo: 20) ?? -1,
          Glide.velocity(distance: velocity, decay: decay),
        ]
        lines.append("\(velocity): \(numbers.map { text($0) })")
        for time in [0.0, 0.016, 0.3, 1, 4] {
          lines.append(
            "  \(text(decay.state(after: time, from: start))), \(text(glide.state(after: time)))")
        }
        let away = Bounce(from: start, decay: decay)
        lines.append(
          "  bounce \(text(away.duration)): "
            + [0.0, 0.02, 0.1, 0.5, 2].map { text(away.offset(after: $0)) }
            .joined(separator: " "))
        for place in [-200.0, 50, 60, 900] {
          let coasting = Coasting(from: start, to: place, decay: decay)
          lines.append(
            "  to \(place): \(text(coasting.rest)) \(text(coasting.duration)) "
              + "\(text(coasting.announcedRest)): "
              + [0.0, 0.02, 0.1, 0.5, 2].map {
                "\(text(coasting.offset(after: $0))) at \(text(coasting.velocity(after: $0)))"
              }.joined(separator: ", "))
        }
      }
    }
    for band in [
      RubberBand(dimension: 400), RubberBand(dimension: 30, coefficient: 0.2),
      RubberBand(dimension: 100, coefficient: 1),
    ] {
      lines.append("# band \(band.dimension) \(band.coefficient)")
      for pull in [-900.0, -40, 0, 0.1, 35, 5000] {
        let numbers = [
          band.offset(pull: pull), band.slope(pull: pull), band.pull(offset: pull / 100),
          band.limited(pull, to: -20...30), band.free(pull / 50, from: -2...3),
        ]
        let state = band.state(pull: MotionState(value: pull, velocity: 100))
        lines.append("\(numbers.map { text($0) }) \(text(state))")
      }
    }
    try expect("scrolling", lines)
  }

  @Test func `velocities by all rules`() throws {
    var lines: [String] = []
    typealias Sample = (time: Int64, x: Double, y: Double)
    func stroke(_ count: Int64, _ sample: (Int64) -> Sample) -> [Sample] {
      (0..<count).map(sample)
    }
    let strokes: [(String, [Sample])] = [
      ("nothing", []), ("one", [(0, 1, 2)]), ("two", [(0, 0, 0), (8000, 3, 1)]),
      ("steady", stroke(30) { ($0 * 8000, Double($0) * 2, Double($0)) }),
      ("faster", stroke(12) { ($0 * 8000, Double($0 * $0), 0) }),
      ("slower", stroke(12) { ($0 * 8000, 100 - Double((12 - $0) * (12 - $0)), 3) }),
      ("with a gap", stroke(12) { ($0 * 8000 + ($0 > 6 ? 39_000 : 0), Double($0) * 3, 0) }),
      ("with a long gap", stroke(12) { ($0 * 8000 + ($0 > 6 ? 45_000 : 0), Double($0) * 3, 0) }),
      ("turning", stroke(14) { ($0 * 8000, Double(abs($0 - 7)) * 2, Double($0) * 2) }),
      ("jittering", stroke(14) { ($0 * 7000 + $0 % 3 * 900, Double($0 * 2 + $0 % 2), 1) }),
      ("at one time", [(0, 0, 0), (8000, 2, 2), (8000, 5, 3), (16000, 6, 4), (24000, 9, 6)]),
      ("resting at the end", stroke(14) { ($0 * 8000, Double(min($0, 9)) * 3, 0) }),
    ]
    for estimator in VelocityEstimator.all {
      lines.append(
        "# \(estimator.name): \(estimator.summary); \(estimator.rule) \(estimator.limits)")
      for (name, samples) in strokes {
        var tracker = VelocityTracker(estimator)
        for (time, x, y) in samples { tracker.add(MotionSample(time: time, x: x, y: y)) }
        let end = samples.last?.0 ?? 0
        let found = [0, 8000, 39_999, 40_000, 40_001, 90_000, 200_000].map { (after: Int64) in
          let velocity = tracker.velocity(at: end + after)
          return "\(text(velocity.x)) \(text(velocity.y))"
        }
        let past = tracker.pastVelocity(at: end)
        lines.append(
          "\(name): \(found.joined(separator: ", ")); past \(text(past.x)) \(text(past.y))")
      }
    }
    try expect("velocities", lines)
  }
}
