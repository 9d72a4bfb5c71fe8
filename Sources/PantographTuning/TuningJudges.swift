import PantographGestures

/// Judges thresholds and those they are compared with. If the thresholds are the best of a sweep,
/// it also judges the choices made without each part of the recordings, on that part.
struct ComparedJudges {
  private let costs: ErrorCosts
  private let summary: SampleSummary
  private let trial: Int
  private let comparedTrial: Int
  private var judge: FastJudge
  private var comparedJudge: FastJudge
  private var heldOutJudge: HeldOutJudge?
  private var paired: PairedCosts
  private var heldOut: PairedCosts
  private var count = 0

  init(
    _ analysis: TuningAnalysis, _ summary: SampleSummary, _ thresholds: InteractionThresholds,
    trial: Int, _ choice: HeldOutChoice?
  ) {
    let search = analysis.search
    costs = search.costs
    self.summary = summary
    self.trial = trial
    comparedTrial = search.plan.compared
    judge = FastJudge(thresholds, in: search.scene)
    comparedJudge = FastJudge(analysis.compared, in: search.scene)
    heldOutJudge = choice.flatMap { HeldOutJudge($0, search.plan, in: search.scene) }
    paired = PairedCosts(costs, summary)
    heldOut = paired
    paired.areSame = thresholds.decidesAs(analysis.compared)
    heldOut.areSame =
      paired.areSame
      && choice?.thresholds.allSatisfy { $0.decidesAs(analysis.compared) } ?? true
  }

  mutating func add(_ batch: [Sample]) {
    for sample in batch {
      let (own, other) = (sample.trials[trial], sample.trials[comparedTrial])
      let compared = PairedCosts.Judgement(
        hasBegun: other.hasBegun, finishes: comparedJudge.finishes(other))
      paired.add(
        sample,
        PairedCosts.Judgement(hasBegun: own.hasBegun, finishes: judge.finishes(own)), compared)
      if let judgement = heldOutJudge?.judgement(of: sample, count) {
        heldOut.add(sample, judgement, compared)
      }
      count += 1
    }
  }

  /// The estimate of the gain if nothing was chosen.
  var fixedGain: GainEstimate { GainEstimate(fixed: paired, summary) }

  var fixedScore: TuningResult.Score {
    TuningResult.Score(
      paired.ownTally, paired.own, paired.own.interval(.fixed, dearest: costs.dearest))
  }

  func write(into result: inout TuningResult) {
    result.base = TuningResult.Score(
      paired.otherTally, paired.other, paired.other.interval(.fixed, dearest: costs.dearest))
    guard heldOutJudge != nil else {
      result.chosen = fixedScore
      result.gain = fixedGain
      return
    }
    result.chosen = TuningResult.Score(paired.ownTally, paired.own, nil)
    result.expected = TuningResult.Score(
      heldOut.ownTally, heldOut.own, expectedInterval)
    result.gain = GainEstimate(chosen: heldOut, inSample: paired, summary)
  }

  /// The interval of the expected cost. If every choice equals the thresholds it is compared with,
  /// it is that of fixed thresholds.
  private var expectedInterval: Interval {
    heldOut.areSame
      ? heldOut.own.interval(.fixed, dearest: costs.dearest)
      : heldOut.own.expected(inSample: paired.own, dearest: costs.dearest)
  }

  func validation(_ folds: Folds) -> TuningResult.Validation {
    TuningResult.Validation(
      kind: folds.kind, folds: folds.count,
      chosen: TuningResult.Score(
        heldOut.ownTally, heldOut.own,
        folds.kind == (summary.isByPerson ? .person : .recording) ? expectedInterval : nil),
      base: TuningResult.Score(heldOut.otherTally, heldOut.other, nil))
  }
}

extension InteractionThresholds {
  /// Whether these thresholds and `other` decide the same for every gesture. Update thresholds,
  /// which only affect what is shown, are ignored.
  func decidesAs(_ other: InteractionThresholds) -> Bool {
    var own = self
    own.update = other.update
    return own == other
  }
}

/// Judges a policy against the best of a sweep, chosen without each person.
struct PolicyOnBest {
  private var judge: FastJudge
  private var heldOutJudge: HeldOutJudge
  private let trial: Int
  private var paired: PairedCosts
  private var count = 0

  /// Creates a judge; nil if nothing was chosen.
  init?(
    _ search: SweepSearch, _ summary: SampleSummary, _ thresholds: InteractionThresholds,
    trial: Int, _ choice: HeldOutChoice?
  ) {
    guard let choice, let heldOut = HeldOutJudge(choice, search.plan, in: search.scene)
    else { return nil }
    judge = FastJudge(thresholds, in: search.scene)
    heldOutJudge = heldOut
    self.trial = trial
    paired = PairedCosts(search.costs, summary)
  }

  mutating func add(_ batch: [Sample]) {
    for sample in batch {
      if let best = heldOutJudge.judgement(of: sample, count) {
        let own = sample.trials[trial]
        paired.add(
          sample,
          PairedCosts.Judgement(hasBegun: own.hasBegun, finishes: judge.finishes(own)), best)
      }
      count += 1
    }
  }

  /// Returns the scores of all policies. Their verdicts are adjusted for the number of comparisons.
  ///
  /// - Parameter best: The cost of the best thresholds, on the recordings that they were chosen by.
  static func scores(
    _ policies: [ComparedJudges], _ onBest: [PolicyOnBest?], best: Double, _ summary: SampleSummary
  ) -> [TuningResult.PolicyScore] {
    var gains = policies.map { $0.fixedGain }
    GainEstimate.settle(&gains)
    var others = zip(policies, onBest).compactMap { policy, onBest in
      onBest.map {
        GainEstimate(
          onBest: $0.paired, inSample: best - policy.fixedScore.cost, summary)
      }
    }
    GainEstimate.settle(&others)
    return policies.indices.map { index in
      TuningResult.PolicyScore(
        score: policies[index].fixedScore, gain: gains[index],
        gainOnBest: others.count == policies.count ? others[index] : nil)
    }
  }
}

/// The mean figures of what was shown while the fingers were down.
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

/// The misjudged recordings. If there are too many, those that were nearest to the other outcome.
struct MistakeList {
  /// The largest number of recordings that are listed; nobody reads more.
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

  /// The mistakes in the order of the samples.
  var nearest: [TuningResult.Mistake] {
    var list = self
    if mistakes.count > Self.most { list.keepNearest() }
    return list.mistakes.sorted { $0.sample < $1.sample }
  }
}

extension TuningResult.Mistake {
  /// Whether this gesture was closer to the other outcome. In a tie the earlier sample is nearer.
  package func isNearer(than other: TuningResult.Mistake) -> Bool {
    let (own, margin) = (progressMargin ?? .infinity, other.progressMargin ?? .infinity)
    return own != margin ? own < margin : sample < other.sample
  }
}
