import Gestures

/// The chosen thresholds and those that the sweep started from, on the same samples.
struct BothJudges {
  private let costs: ErrorCosts
  private let trial: Int
  private let base: Int
  private var chosenJudge: FastJudge
  private var baseJudge: FastJudge
  private var chosenTally = ErrorTally()
  private var baseTally = ErrorTally()
  private var chosenCosts: CostSpread
  private var baseCosts: CostSpread
  private var gains: CostSpread
  private var comparison = PairedComparison()

  init(
    _ analysis: TuningAnalysis, _ summary: SampleSummary, _ thresholds: InteractionThresholds,
    trial: Int
  ) {
    let search = analysis.search
    costs = search.costs
    self.trial = trial
    base = search.plan.base
    chosenJudge = FastJudge(thresholds, in: search.scene)
    baseJudge = FastJudge(search.sweep.base, in: search.scene)
    chosenCosts = CostSpread(summary)
    baseCosts = chosenCosts
    gains = chosenCosts
  }

  mutating func add(_ batch: [Sample]) {
    for sample in batch {
      let (own, other) = (sample.trials[trial], sample.trials[base])
      let finishes = chosenJudge.finishes(own)
      let baseFinishes = baseJudge.finishes(other)
      chosenTally.add(sample.label, hasBegun: own.hasBegun, finishes: finishes)
      baseTally.add(sample.label, hasBegun: other.hasBegun, finishes: baseFinishes)
      let error = JudgementError(sample.label, hasBegun: own.hasBegun, finishes: finishes)
      let baseError = JudgementError(
        sample.label, hasBegun: other.hasBegun, finishes: baseFinishes)
      comparison.add(first: error == nil, second: baseError == nil)
      let (cost, baseCost) = (error.map { costs[$0] } ?? 0, baseError.map { costs[$0] } ?? 0)
      chosenCosts.add(cost, of: sample.person)
      baseCosts.add(baseCost, of: sample.person)
      gains.add(baseCost - cost, of: sample.person)
    }
  }

  func write(into result: inout TuningResult) {
    result.chosen = TuningResult.Score(chosenTally, chosenCosts, costs)
    result.base = TuningResult.Score(baseTally, baseCosts, costs)
    result.comparison = comparison
    result.gain = result.base.cost - result.chosen.cost
    result.gainInterval = gains.interval
  }
}

/// A policy as it is.
struct PolicyJudge {
  private let costs: ErrorCosts
  private let trial: Int
  private var judge: FastJudge
  private var tally = ErrorTally()
  private var spread: CostSpread

  init(
    _ thresholds: InteractionThresholds, trial: Int, in search: SweepSearch,
    _ summary: SampleSummary
  ) {
    costs = search.costs
    self.trial = trial
    judge = FastJudge(thresholds, in: search.scene)
    spread = CostSpread(summary)
  }

  mutating func add(_ batch: [Sample]) {
    for sample in batch {
      let own = sample.trials[trial]
      let finishes = judge.finishes(own)
      tally.add(sample.label, hasBegun: own.hasBegun, finishes: finishes)
      let error = JudgementError(sample.label, hasBegun: own.hasBegun, finishes: finishes)
      spread.add(error.map { costs[$0] } ?? 0, of: sample.person)
    }
  }

  var score: TuningResult.Score { TuningResult.Score(tally, spread, costs) }
}

extension TuningResult.Score {
  init(_ tally: ErrorTally, _ spread: CostSpread, _ costs: ErrorCosts) {
    self.init(
      tally: tally, cost: tally.cost(costs) / Double(max(tally.recordings, 1)),
      interval: spread.interval)
  }
}

/// What was shown while the hands were down, on the mean.
struct ShownMeans {
  private let trial: Int
  private var begun = 0
  private var lag = 0.0
  private var toAndFro = 0.0
  private var updates = 0.0

  init(trial: Int) { self.trial = trial }

  mutating func add(_ batch: [Sample]) {
    for sample in batch where sample.trials[trial].hasBegun {
      begun += 1
      lag += sample.trials[trial].lag
      toAndFro += sample.trials[trial].toAndFro
      updates += Double(sample.trials[trial].updates)
    }
  }

  func update(_ thresholds: UpdateThresholds) -> TuningResult.Update {
    let count = Double(max(begun, 1))
    return TuningResult.Update(
      thresholds: thresholds, lag: lag / count, toAndFro: toAndFro / count,
      updates: updates / count)
  }
}

/// The misjudged recordings: all of them, or of very many those that were nearest to the other outcome.
struct MistakeList {
  /// So many are listed; nobody reads more.
  static let most = 100_000

  private let scene: TunedScene
  private let thresholds: InteractionThresholds
  private let trial: Int
  private var judge: FastJudge
  private var mistakes: [TuningResult.Mistake] = []
  private var count = 0

  init(_ scene: TunedScene, _ thresholds: InteractionThresholds, trial: Int) {
    self.scene = scene
    self.thresholds = thresholds
    self.trial = trial
    judge = FastJudge(thresholds, in: scene)
  }

  mutating func add(_ batch: [Sample]) {
    for sample in batch {
      let own = sample.trials[trial]
      let error = JudgementError(
        sample.label, hasBegun: own.hasBegun, finishes: judge.finishes(own))
      if let error { add(sample, own, error) }
      count += 1
    }
  }

  private mutating func add(_ sample: Sample, _ trial: Trial, _ error: JudgementError) {
    let decision = trial.end == .released ? trial.decision(by: thresholds, in: scene) : nil
    mistakes.append(
      TuningResult.Mistake(
        sample: count, label: sample.label, error: error,
        sentence: trial.sentence(thresholds, in: scene),
        progressMargin: decision?.progressMargin, velocityMargin: decision?.velocityMargin))
    if mistakes.count >= 2 * Self.most { keepNearest() }
  }

  private mutating func keepNearest() {
    mistakes.sort { $0.isNearer(than: $1) }
    mistakes.removeLast(max(mistakes.count - Self.most, 0))
  }

  /// In the order of the samples.
  var nearest: [TuningResult.Mistake] {
    var list = self
    if mistakes.count > Self.most { list.keepNearest() }
    return list.mistakes.sorted { $0.sample < $1.sample }
  }
}

extension TuningResult.Mistake {
  /// Whether it was less far from the other outcome; of two as far the first.
  package func isNearer(than other: TuningResult.Mistake) -> Bool {
    let (own, margin) = (progressMargin ?? .infinity, other.progressMargin ?? .infinity)
    return own != margin ? own < margin : sample < other.sample
  }
}
