import Expectations
import GoldenTexts
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

@testable import PantographTuning

/// Gestures of a sheet that rests at several places, and sweeps of more combinations than can all be compared.
struct RestingWalkTests {
  private static let scene = TunedScene.named("sheet") ?? TunedScene(direction: .down, length: 500)

  private func sample(_ random: inout SeededGenerator, trials: Int) -> Sample {
    let legs: [Trial.Leg?] = [
      Trial.Leg(last: 1, next: 0, beyond: 2), Trial.Leg(last: 1, next: 2, beyond: 0),
      Trial.Leg(last: 1, next: 0, beyond: nil), Trial.Leg(last: 1, next: nil, beyond: nil),
      Trial.Leg(last: 2, next: nil, beyond: 1), nil,
    ]
    let leg = legs[random.below(legs.count)]
    let inputs = ReleaseInputs(
      distance: Double(random.below(9) * 40), length: leg?.next == nil ? 763 : 336,
      velocity: Double(random.below(7) * 200 - 600),
      held: .milliseconds(Int64(random.below(3) * 50)),
      duration: .milliseconds(Int64(100 + random.below(3) * 200)),
      meanStep: Double(random.below(3) * 5), lastTwoSteps: Double(random.below(3) * 10))
    let end: Trial.End = [.released, .released, .released, .cancelled][random.below(4)]
    let trial = Trial(
      end: end, inputs: inputs, leg: leg, pointsPerMillimetre: 5, lag: Double(random.below(4)),
      toAndFro: Double(random.below(3)), updates: Int32(random.below(4)))
    return Sample(
      label: GestureLabel.allCases[random.below(3)], person: random.below(5), device: 0,
      trials: Array(repeating: trial, count: trials))
  }

  private func search(_ axes: [SweepAxis], mode: SearchMode = .grid) -> SweepSearch {
    let sweep = Sweep(InteractionThresholds(), axes)
    let plan = TrialPlan(sweep, policies: [], updates: nil)
    return SweepSearch(sweep, plan, in: Self.scene, costs: ErrorCosts(), mode: mode)
  }

  @Test func `a quick count of a sheet's gestures is that of the decisions`() throws {
    let axes: [(path: String, values: [String])] = [
      ("finish.progress", ["0.2", "0.3", "0.5", "none"]),
      ("finish.velocity", ["200", "400", "none"]), ("finish.projection", ["0", "0.1", "0.3"]),
      ("cancel.velocity", ["none", "200", "400"]), ("cancel.progress", ["none", "0.2"]),
      ("cancel.held", ["none", "0.05"]), ("deadZone.distance", ["none", "40"]),
    ]
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let chosen = try axes.shuffled(using: &random).prefix(2).map {
        try SweepAxis(try #require(ThresholdNumber($0.path)), $0.values)
      }
      let search = search(chosen)
      let trials = search.plan.thresholds.count
      let samples = (0..<8).map { _ in sample(&random, trials: trials) }
      var lines = ["\(seed)"]
      var counter = SweepCounter(search)
      counter.add(samples)
      let counts = counter.total()
      for combination in 0..<search.sweep.count {
        let thresholds = search.sweep.thresholds(combination)
        var (slow, fast) = (ErrorTally(), ErrorTally())
        var judge = FastJudge(thresholds, in: Self.scene)
        for sample in samples {
          let trial = sample.trials[0]
          slow.add(
            sample.label, hasBegun: trial.hasBegun,
            finishes: trial.finishes(thresholds, in: Self.scene))
          fast.add(sample.label, hasBegun: trial.hasBegun, finishes: judge.finishes(trial))
        }
        expect(fast, equals: slow, "\(seed) \(combination)")
        expect(counts.tally(combination), equals: slow, "\(seed) \(combination)")
        lines.append("\(slow)")
      }
      let thresholds = search.sweep.thresholds(search.sweep.count / 2)
      lines += samples.map { $0.trials[0].sentence(thresholds, in: Self.scene) }
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
  }

  @Test func `of too many combinations only the chosen one and its neighbours are compared`() throws
  {
    var random = SeededGenerator(seed: 5)
    let numbers: [(path: String, values: Int)] = [
      ("finish.progress", 30), ("finish.velocity", 30), ("cancel.velocity", 30),
    ]
    let axes = try numbers.map { number in
      try SweepAxis(
        try #require(ThresholdNumber(number.path)),
        (1...number.values).map {
          number.path == "finish.progress" ? "\(Double($0) / 40)" : "\($0 * 20)"
        })
    }
    let search = search(axes, mode: .descent)
    expect(search.sweep.count, isAbove: NotWorseSet.mostCandidates)
    let samples = (0..<60).map { _ in
      var sample = sample(&random, trials: search.plan.thresholds.count)
      sample.label = random.chance(0.5) ? .finish : .cancel
      return sample
    }
    let analysis = TuningAnalysis(search, policies: [], updates: nil, drawsCurve: false)
    let result = analysis.result(of: samples) { SweepCounter(search) }
    let set = try #require(result.notWorse)
    SeenMarks.see(ShortText.thousandths("\(result.combination) \(result.chosen.tally) \(set)"))
    expect(set.count, isAtMost: 3 * 29 + 1)
  }

  @Test func `the way to the next place, and equality of scenes`() {
    for scene in TunedScene.all {
      for way in TransitionDirection.allCases { SeenMarks.see("\(scene.nextLength(along: way))") }
      for other in TunedScene.all {
        expect(scene == other, equals: scene.name == other.name)
        if scene == other { expect(scene.hashValue, equals: other.hashValue) }
      }
    }
    expect(Self.scene.nextLength(along: .down), equals: 461)
    expect(Self.scene.nextLength(along: .up), equals: 336)
  }

  @Test func `mistakes of recognition cost as those of transitions`() {
    var costs = RecognitionCosts()
    for (index, kind) in RecognitionVerdict.Kind.allCases.enumerated() {
      costs[kind] = Double(index + 2)
      SeenMarks.see("\(kind.name) \(kind.error.map { "\($0)" } ?? "-") \(costs[kind])")
      for delay in [nil, TimeSpan.zero, .milliseconds(30), .seconds(2000)] {
        let verdict = RecognitionVerdict(kind, delay: delay)
        SeenMarks.see("\(verdict.kind) \(verdict.delay?.microseconds ?? -1)")
      }
    }
    let errors = costs.errors
    SeenMarks.see("\(JudgementError.allCases.map { errors[$0] })")
    var sum = ErrorTally()
    for (index, label) in GestureLabel.allCases.enumerated() {
      var tally = ErrorTally()
      for begun in [true, false] {
        for _ in 0...index { tally.add(label, hasBegun: begun, finishes: begun) }
      }
      sum.add(tally)
      SeenMarks.see("\(sum)")
    }
  }
}
