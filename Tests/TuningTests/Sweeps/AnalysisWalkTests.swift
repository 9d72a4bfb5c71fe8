import Expectations
import GoldenTexts
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

@testable import PantographTuning

/// Small sets of samples with round numbers, in which many combinations cost the same. All of the result is compared with an
/// earlier one.
struct AnalysisWalkTests {
  private static let axes: [(path: String, values: [String])] = [
    ("finish.progress", ["0.2", "0.3", "0.4", "0.5", "0.6"]),
    ("finish.velocity", ["200", "400", "800", "none"]),
    ("finish.projection", ["0", "0.1", "0.2"]),
    ("cancel.progress", ["none", "0.1", "0.2"]),
    ("cancel.held", ["none", "0.05", "0.1"]),
    ("cancel.velocity", ["none", "100", "400"]),
    ("finish.meanStep", ["none", "2", "10"]),
    ("deadZone.distance", ["none", "10", "20"]),
  ]
  private static let ends: [Trial.End] = [
    .released, .released, .released, .released, .released, .tooShort, .wrongWay, .elsewhere,
    .cancelled,
  ]

  private func samples(_ random: inout SeededGenerator, updates: Int) -> [Sample] {
    let (people, devices) = (random.below(6), 1 + random.below(3))
    return (0..<random.below(30) + 1).map { _ in
      let inputs = ReleaseInputs(
        distance: Double(random.below(9) * 50), length: 500,
        velocity: Double(random.below(7) * 200 - 400),
        held: .milliseconds(Int64(random.below(3) * 50)),
        duration: .milliseconds(Int64(100 + random.below(3) * 200)),
        meanStep: Double(random.below(3) * 5), lastTwoSteps: Double(random.below(3) * 10))
      let end = Self.ends[random.below(Self.ends.count)]
      let trials = (0..<updates).map { _ in
        Trial(
          end: end, inputs: inputs, pointsPerMillimetre: 5,
          moved: PointVector(x: Double(random.below(3)), y: Double(random.below(5))),
          lag: Double(random.below(4)), toAndFro: Double(random.below(3)),
          updates: Int32(random.below(4)))
      }
      return Sample(
        label: GestureLabel.allCases[random.below(3)], person: random.below(people + 1) - 1,
        device: random.below(devices), trials: trials)
    }
  }

  private func words(_ result: TuningResult) -> String {
    let mistakes = result.mistakes.map {
      "\($0.sample) \($0.label) \($0.error) \($0.sentence) \($0.progressMargin ?? -9) "
        + "\($0.velocityMargin ?? -9)"
    }
    let scores = [result.chosen, result.expected ?? result.base, result.base]
    let lines: [String] = [
      "\(result.samples) \(result.labels[0]) \(result.labels[1]) \(result.labels[2])",
      "\(result.people) \(result.isByPerson) \(result.combinations) \(result.combination)",
      "\(scores.map { "\($0.tally) \($0.cost) \($0.interval.map { "\($0)" } ?? "-")" })",
      "\(result.gain) \(result.ties) \(result.notWorse.map { "\($0)" } ?? "-")",
      result.validations.map {
        "\($0.kind) \($0.folds) \($0.chosen.cost) \($0.base.cost) \($0.chosen.tally)"
      }.joined(separator: "\n"),
      result.policies.map {
        "\($0.score.cost) \($0.score.tally) \($0.gain) \($0.gainOnBest.map { "\($0)" } ?? "-")"
      }.joined(separator: "\n"),
      result.updates.map { "\($0.lag) \($0.toAndFro) \($0.updates)" }.joined(separator: "\n"),
      result.curve.map { "\($0)" } ?? "-", mistakes.joined(separator: "\n"),
    ]
    return ShortText.thousandths(lines.joined(separator: "\n"))
  }

  @Test(arguments: 0..<5) func `results of small sets`(part: Int) throws {
    for seed in part * 12..<part * 12 + 12 {
      var random = SeededGenerator(seed: UInt64(seed))
      let chosen = Self.axes.shuffled(using: &random).prefix(1 + random.below(2))
      let axes = try chosen.map {
        try SweepAxis(try #require(ThresholdNumber($0.path)), $0.values)
      }
      let sweep = Sweep(InteractionThresholds(), axes)
      let policies = Array(ReleasePolicy.all.prefix(random.below(4)))
      let mode: SearchMode = [.grid, .grid, .random(5, seed: 3), .descent][random.below(4)]
      let scene = TunedScene(direction: .down, length: 500)
      let plan = TrialPlan(sweep, policies: policies, updates: nil)
      let search = SweepSearch(sweep, plan, in: scene, costs: ErrorCosts(), mode: mode)
      let samples = samples(&random, updates: plan.thresholds.count)
      let analysis = TuningAnalysis(
        search, policies: policies, updates: nil, drawsCurve: random.chance(0.4))
      let result = analysis.result(of: samples) { SweepCounter(search) }
      SeenMarks.see("\(seed) " + words(result))
    }
  }

  @Test func `sentences and decisions at round numbers`() throws {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(700 + seed))
      let scene = try #require(
        TunedScene.named(["card", "drawer", "sheet", "stack"][seed % 4]) ?? TunedScene.named("card")
      )
      let lines = samples(&random, updates: 1).map { sample in
        let trial = sample.trials[0]
        let policy = ReleasePolicy.all[random.below(ReleasePolicy.all.count)]
        let thresholds = policy.thresholds
        return "\(trial.finishes(thresholds, in: scene)) \(trial.sentence(thresholds, in: scene))"
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }

  @Test func `distributions, limits and numbers of people`() {
    for freedom in [1, 2, 3, 5, 9, 30, 300] {
      let values = [0.0, 0.5, 1, 2, 3, 10].map { StudentDistribution.chance($0, freedom: freedom) }
      let limits = [0.5, 0.1, 0.05, 0.01].map { StudentDistribution.limit($0, freedom: freedom) }
      SeenMarks.see(ShortText.thousandths("\(values) \(limits)"))
    }
    for (a, b) in [(1, 1), (0.5, 0.5), (2, 3), (3, 2), (30, 1), (1, 40)] as [(Double, Double)] {
      let shares = [0.0, 0.1, 0.25, 0.5, 0.9, 1]
      let values = shares.map { BetaDistribution.cumulative($0, a, b) }
      let quantiles = shares.map { BetaDistribution.quantile($0, a, b) }
      SeenMarks.see(ShortText.thousandths("\(values) \(quantiles)"))
    }
    for count in 1...6 {
      for hits in 0...count {
        let share = ExactLimits.share(Double(hits), of: Double(count))
        let interval = ExactLimits.interval(
          mean: Double(hits) / Double(count), squares: Double(hits) / Double(count),
          count: Double(count), dearest: 2)
        SeenMarks.see(ShortText.thousandths("\(share) \(interval)"))
      }
    }
    for half in [0.05, 0.1, 0.5, 1, 2, 9] {
      SeenMarks.see("\(SampleSize.people(spread: 1, within: half) ?? -1)")
    }
  }

  @Test func `figures as text`() {
    for value in [0, 0.0004, 0.0005, 0.001, 0.0094, 0.01, 0.05, 0.5, 0.994, 0.9995, 1, 12.5] {
      let interval = Interval(low: value / 2, high: value * 2)
      SeenMarks.see(
        "\(FigureText.cost(value)) \(FigureText.cost(value, interval)) \(FigureText.p(value)) "
          + "\(FigureText.cost(value, nil)) \(FigureText.exact(value))")
    }
    for first in GestureLabel.allCases {
      var (agreement, tally) = (Agreement(), ErrorTally())
      for (index, second) in GestureLabel.allCases.enumerated() {
        for _ in 0...index { agreement.add(first, second) }
        tally.add(second, hasBegun: index > 0, finishes: index > 1)
        SeenMarks.see(
          ShortText.thousandths(
            "\(agreement) \(agreement.kappa ?? -1) \(tally) \(FigureText.percent(tally)) "
              + "\(tally.cost(ErrorCosts())) \(tally.costError(ErrorCosts()))"))
      }
    }
  }
}
