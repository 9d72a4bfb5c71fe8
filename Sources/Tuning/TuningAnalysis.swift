import Gestures

/// Works out a sweep over samples.
package struct TuningAnalysis: Sendable {
  package let search: SweepSearch
  package let policies: [ReleasePolicy]
  package let updates: Sweep?

  package init(_ search: SweepSearch, policies: [ReleasePolicy], updates: Sweep?) {
    self.search = search
    self.policies = policies
    self.updates = updates
  }

  private var sweep: Sweep { search.sweep }

  /// Goes through the samples some thirty times, and keeps none of them.
  ///
  /// - Parameter makeCounter: what counts samples in the whole grid, on as many cores as there are.
  package func result<Source: SampleSource, Counter: SampleCounter>(
    of samples: Source, counting makeCounter: () -> Counter
  ) throws(Source.Failure) -> TuningResult {
    let summary = try SampleSummary(samples)
    var result = TuningResult()
    result.samples = summary.count
    result.labels = summary.labels
    let counts = try choose(samples, makeCounter, into: &result)
    try judge(samples, summary, into: &result)
    try validate(samples, summary, counts, makeCounter, into: &result)
    return result
  }

  // MARK: The choice

  /// - Returns: the counts of all samples, where they were counted.
  private func choose<Source: SampleSource, Counter: SampleCounter>(
    _ samples: Source, _ makeCounter: () -> Counter, into result: inout TuningResult
  ) throws(Source.Failure) -> SweepCounts? {
    var counts: SweepCounts?
    switch search.mode {
    case .grid:
      let counted = try count(samples, makeCounter)
      counts = counted
      let choice = search.choice(counted)
      result.combination = choice.combination
      result.ties = choice.ties
      result.plateau = choice.plateau
      result.slack = choice.slack
      result.ranges = choice.ranges
      result.combinations = sweep.count
    case .random(let draws, let seed):
      let best = try search.drawn(samples, draws, seed: seed)
      result.combination = best.0
      result.ties = best.ties
      result.combinations = draws
    case .descent:
      result.combination = try search.descended(samples)
      result.combinations = sweep.count
    }
    result.thresholds = sweep.thresholds(result.combination)
    if result.plateau == nil {
      let tally = try search.tallies([result.combination], samples)[0]
      result.slack = tally.costError(search.costs) * SweepChoice.hardly
      result.ranges = try search.ranges(
        around: result.combination, samples,
        upTo: tally.cost(search.costs) + result.slack)
    }
    return counts
  }

  private func count<Source: SampleSource, Counter: SampleCounter>(
    _ samples: Source, _ makeCounter: () -> Counter
  ) throws(Source.Failure) -> SweepCounts {
    var counter = makeCounter()
    try samples.forEachBatch { counter.add($0) }
    return counter.total()
  }

  private func best<Source: SampleSource>(
    _ samples: Source, _ counts: SweepCounts?
  ) throws(Source.Failure) -> Int {
    switch search.mode {
    case .grid: counts.map { search.choice($0).combination } ?? 0
    case .random(let draws, let seed): try search.drawn(samples, draws, seed: seed).0
    case .descent: try search.descended(samples)
    }
  }

  // MARK: How good

  /// How good thresholds are that somebody has set, and how sure that is.
  package func judged(
    _ samples: [Sample], by thresholds: InteractionThresholds, trial: Int
  ) -> TuningResult {
    let summary = SampleSummary(samples)
    var result = TuningResult()
    result.samples = samples.count
    result.thresholds = thresholds
    var both = BothJudges(self, summary, thresholds, trial: trial)
    both.add(samples)
    both.write(into: &result)
    return result
  }

  /// The chosen thresholds, the base, the policies and the updates, in one go through the samples.
  private func judge<Source: SampleSource>(
    _ samples: Source, _ summary: SampleSummary, into result: inout TuningResult
  ) throws(Source.Failure) {
    let trial = search.plan.ways[result.combination / max(sweep.cellCount, 1)]
    var both = BothJudges(self, summary, result.thresholds, trial: trial)
    var mistakes = MistakeList(search.scene, result.thresholds, trial: trial)
    var others = zip(policies, search.plan.policies).map { policy, trial in
      PolicyJudge(policy.thresholds, trial: trial, in: search, summary)
    }
    var shown = search.plan.updates.map { ShownMeans(trial: $0) }
    try samples.forEachBatch { batch in
      both.add(batch)
      mistakes.add(batch)
      for index in others.indices { others[index].add(batch) }
      for index in shown.indices { shown[index].add(batch) }
    }
    both.write(into: &result)
    result.mistakes = mistakes.nearest
    result.policies = others.map { $0.score }
    guard let updates else { return }
    for (way, means) in shown.enumerated() {
      result.updates.append(means.update(updates.wayThresholds(way).update))
    }
  }

  // MARK: How sure

  private func validate<Source: SampleSource, Counter: SampleCounter>(
    _ samples: Source, _ summary: SampleSummary, _ all: SweepCounts?,
    _ makeCounter: () -> Counter, into result: inout TuningResult
  ) throws(Source.Failure) {
    var kinds = [
      Folds(.person, groups: summary.people), Folds(.device, groups: summary.devices),
    ].compactMap { $0 }
    if kinds.isEmpty, summary.count >= 5 { kinds = [Folds()] }
    for folds in kinds {
      var combinations: [Int] = []
      for fold in 0..<folds.count {
        var counts = all
        if all != nil {
          counts?.subtract(
            try count(
              ChosenSamples(source: samples) { folds.fold(of: $1, $0) == fold }, makeCounter))
        }
        let rest = ChosenSamples(source: samples) { folds.fold(of: $1, $0) != fold }
        combinations.append(try best(rest, counts))
      }
      result.validations.append(try validation(folds, combinations, samples))
    }
  }

  /// What was chosen without each part, on that part.
  private func validation<Source: SampleSource>(
    _ folds: Folds, _ combinations: [Int], _ samples: Source
  ) throws(Source.Failure) -> TuningResult.Validation {
    var validation = TuningResult.Validation(
      kind: folds.kind, folds: folds.count, chosen: ErrorTally(), base: ErrorTally())
    var judges = combinations.map { FastJudge(sweep.thresholds($0), in: search.scene) }
    let trials = combinations.map { search.plan.ways[$0 / max(sweep.cellCount, 1)] }
    var baseJudge = FastJudge(sweep.base, in: search.scene)
    var first = 0
    try samples.forEachBatch { batch in
      for (index, sample) in batch.enumerated() {
        let fold = folds.fold(of: sample, first + index)
        guard fold >= 0 else { continue }
        let (own, other) = (sample.trials[trials[fold]], sample.trials[search.plan.base])
        validation.chosen.add(
          sample.label, hasBegun: own.hasBegun, finishes: judges[fold].finishes(own))
        validation.base.add(
          sample.label, hasBegun: other.hasBegun, finishes: baseJudge.finishes(other))
      }
      first += batch.count
    }
    return validation
  }
}
