import Expectations
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

@testable import PantographTuning

struct GridCounterTests {
  private static let values: [(path: String, values: [String])] = [
    ("finish.progress", ["0", "0.1", "0.3", "0.5", "0.8", "1", "none"]),
    ("finish.velocity", ["0", "200", "900", "0.5 lengths/s", "30 mm/s", "none"]),
    ("finish.velocityLead", ["none", "0", "300", "900"]),
    ("finish.velocityProgress", ["0", "0.05", "0.3"]),
    ("finish.velocityTime", ["0.1", "0.5", "1", "none"]),
    ("finish.projection", ["0", "0.05", "0.2", "0.499", "1"]),
    ("finish.projectionPerSpeed", ["0", "0.0001", "0.0005"]),
    ("finish.meanStep", ["none", "2", "20"]),
    ("finish.lastTwoSteps", ["none", "-1", "10", "24"].filter { $0 != "-1" }),
    ("cancel.progress", ["none", "0", "0.1", "0.4"]),
    ("cancel.velocity", ["none", "0", "50", "500"]),
    ("cancel.held", ["none", "0", "0.05", "0.1"]),
    ("deadZone.velocity", ["0", "100", "225", "2000"]),
    ("deadZone.distance", ["none", "0", "2 mm", "20", "0.1 lengths"]),
  ]

  private func inputs(_ random: inout SeededGenerator) -> ReleaseInputs {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    // Some numbers are round, so that thresholds are also met exactly.
    let isRound = Bool.random(using: &random)
    func value(_ range: ClosedRange<Double>, _ step: Double) -> Double {
      isRound ? (number(range) / step).rounded() * step : number(range)
    }
    return ReleaseInputs(
      distance: value(-50...420, 39), length: 390, velocity: value(-1500...1500, 100),
      sidewaysVelocity: value(0...600, 100),
      held: .microseconds(Int64(value(0...200_000, 50_000))),
      duration: .microseconds(Int64(value(0...1_500_000, 100_000))),
      meanStep: value(0...30, 1), lastTwoSteps: value(-30...30, 1))
  }

  @Test(arguments: 0..<40)
  func `counting gives what deciding with each combination gives`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scene = InteractionSpace(length: 390, pointsPerMillimetre: 5.7)
    var cells = 1
    var axes: [SweepAxis] = []
    for (path, values) in Self.values.shuffled(using: &random).prefix(Int(seed % 8) + 1) {
      let count = Int.random(in: 1...values.count, using: &random)
      guard cells * count <= 20_000 else { continue }
      cells *= count
      let number = try #require(ThresholdNumber(path))
      axes.append(try SweepAxis(number, Array(values.shuffled(using: &random).prefix(count))))
    }
    let policy = ReleasePolicy.all.randomElement(using: &random)!
    let sweep = Sweep(policy.thresholds, axes)
    var counter = GridCounter(sweep, sweep.base, in: scene)
    let hands = (0..<12).map { _ in inputs(&random) }
    var plane = [Int32](repeating: 0, count: sweep.cellCount)
    for hand in hands { counter.add(hand, to: &plane) }
    counter.integrate(&plane)
    for combination in 0..<sweep.count {
      let thresholds = sweep.thresholds(combination)
      let finishing = hands.count { thresholds.decide($0, in: scene).outcome == .finish }
      expect(plane[combination], equals: Int32(finishing), "\(policy.name) \(combination)")
    }
  }

  @Test(arguments: 0..<60)
  func `counting hands between places gives what deciding gives`(seed: UInt64) throws {
    var random = SeededGenerator(seed: 900 + seed)
    var scene = try #require(TunedScene.named("sheet"))
    if seed % 3 == 1 {
      // More resting places than in the demo, and a hand that begins at one of them.
      scene.places = [900.0, 610, 400, 130, 0].enumerated().map {
        RestingPlace("\($0.offset)", at: $0.element, isExit: $0.offset == 0)
      }
      scene.start = Int.random(in: 1...4, using: &random)
    }
    var cells = 1
    var axes: [SweepAxis] = []
    for (path, values) in Self.values.shuffled(using: &random).prefix(Int(seed % 9) + 1) {
      let count = Int.random(in: 1...values.count, using: &random)
      guard cells * count <= 6_000 else { continue }
      cells *= count
      let number = try #require(ThresholdNumber(path))
      axes.append(try SweepAxis(number, Array(values.shuffled(using: &random).prefix(count))))
    }
    let policy = ReleasePolicy.all.randomElement(using: &random)!
    let sweep = Sweep(policy.thresholds, axes)
    let space = InteractionSpace(length: scene.length, pointsPerMillimetre: 5.7)
    var counter = GridCounter(sweep, sweep.base, in: space, among: scene.places, start: scene.start)
    let hands = (0..<12).map { _ in
      var inputs = inputs(&random)
      inputs.distance = Double.random(in: -100...900, using: &random).rounded()
      let way = scene.ways.randomElement(using: &random)!
      let places = scene.places(along: way)
      if way != scene.direction { inputs.distance.negate() }
      let question = RestingPath(places).question(inputs, from: places[scene.start].position)
      let rested = sweep.base.rest(
        inputs, from: places[scene.start].position, among: places, in: space)
      let trial = Trial(
        end: .released, inputs: question.inputs,
        leg: Trial.Leg(last: question.last, next: question.next, beyond: question.beyond),
        pointsPerMillimetre: 5.7)
      let own = trial.decision(by: sweep.base, in: scene)
      expect(own == rested || own.resting?.index == rested.resting?.index)
      return trial
    }
    var plane = [Int32](repeating: 0, count: sweep.cellCount)
    for hand in hands { counter.add(hand, to: &plane) }
    counter.integrate(&plane)
    for combination in 0..<sweep.count {
      let thresholds = sweep.thresholds(combination)
      var judge = FastJudge(thresholds, in: scene)
      let finishing = hands.count { $0.finishes(thresholds, in: scene) }
      expect(hands.count { judge.finishes($0) }, equals: finishing)
      expect(plane[combination], equals: Int32(finishing), "\(policy.name) \(combination)")
    }
  }

  @Test func `all fourteen numbers at once`() throws {
    var random = SeededGenerator(seed: 7)
    let scene = InteractionSpace(length: 390, pointsPerMillimetre: 5.7)
    let axes = try Self.values.map { path, values in
      try SweepAxis(try #require(ThresholdNumber(path)), Array(values.suffix(2)))
    }
    let sweep = Sweep(InteractionThresholds(), axes)
    expect(sweep.count, equals: 1 << 14)
    var counter = GridCounter(sweep, sweep.base, in: scene)
    let hands = (0..<5).map { _ in inputs(&random) }
    var plane = [Int32](repeating: 0, count: sweep.cellCount)
    for hand in hands { counter.add(hand, to: &plane) }
    counter.integrate(&plane)
    for combination in Swift.stride(from: 0, to: sweep.count, by: 7) {
      let thresholds = sweep.thresholds(combination)
      let finishing = hands.count { thresholds.decide($0, in: scene).outcome == .finish }
      expect(plane[combination], equals: Int32(finishing))
    }
  }

  @Test func `every number that decides at a release is counted, and no other`() {
    for path in ThresholdNumber.paths {
      let isAtRelease =
        path.hasPrefix("finish.") || path.hasPrefix("cancel.") || path == "deadZone.velocity"
        || path == "deadZone.distance"
      expect((ReleaseField(path: path) != nil), equals: isAtRelease, "\(path)")
    }
  }
}
