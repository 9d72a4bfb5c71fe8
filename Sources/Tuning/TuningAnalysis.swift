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

  /// - Parameter count: counts samples in the whole grid, on as many cores as there are; they need
  ///   not be in order.
  package func result(
    of samples: [Sample], count: ([Sample]) -> SweepCounts
  ) -> TuningResult {
    var result = TuningResult()
    result.samples = samples.count
    for sample in samples { result.labels[Int(sample.label.rawValue)] += 1 }
    choose(samples, count, into: &result)
    let trial = search.plan.ways[result.combination / max(sweep.cellCount, 1)]
    judge(samples, trial: trial, listsMistakes: true, into: &result)
    validate(samples, count, into: &result)
    compare(samples, into: &result)
    return result
  }

  // MARK: The choice

  private func choose(
    _ samples: [Sample], _ count: ([Sample]) -> SweepCounts, into result: inout TuningResult
  ) {
    switch search.mode {
    case .grid:
      let choice = search.choice(count(samples))
      result.combination = choice.combination
      result.ties = choice.ties
      result.plateau = choice.plateau
      result.slack = choice.slack
      result.ranges = choice.ranges
      result.combinations = sweep.count
    case .random(let draws, let seed):
      let best = search.drawn(samples, draws, seed: seed)
      result.combination = best.0
      result.ties = best.ties
      result.combinations = draws
    case .descent:
      result.combination = search.descended(samples)
      result.combinations = sweep.count
    }
    result.thresholds = sweep.thresholds(result.combination)
    if result.plateau == nil {
      let tally = search.tally(result.combination, samples)
      result.slack = tally.costError(search.costs) * SweepChoice.hardly
      result.ranges = search.ranges(
        around: result.combination, samples,
        upTo: tally.cost(search.costs) + result.slack)
    }
  }

  private func best(_ samples: [Sample], _ counts: SweepCounts?) -> Int {
    switch search.mode {
    case .grid: counts.map { search.choice($0).combination } ?? 0
    case .random(let draws, let seed): search.drawn(samples, draws, seed: seed).0
    case .descent: search.descended(samples)
    }
  }

  // MARK: How good

  /// How good thresholds are that somebody has set, and how sure that is.
  package func judged(
    _ samples: [Sample], by thresholds: InteractionThresholds, trial: Int
  ) -> TuningResult {
    var result = TuningResult()
    result.samples = samples.count
    result.thresholds = thresholds
    judge(samples, trial: trial, listsMistakes: false, into: &result)
    return result
  }

  private func judge(
    _ samples: [Sample], trial: Int, listsMistakes: Bool, into result: inout TuningResult
  ) {
    var chosenJudge = FastJudge(result.thresholds, in: search.scene)
    var baseJudge = FastJudge(sweep.base, in: search.scene)
    var chosenCosts: [Double] = []
    var baseCosts: [Double] = []
    for (index, sample) in samples.enumerated() {
      let (own, other) = (sample.trials[trial], sample.trials[search.plan.base])
      let error = JudgementError(
        sample.label, hasBegun: own.hasBegun, finishes: chosenJudge.finishes(own))
      let baseError = JudgementError(
        sample.label, hasBegun: other.hasBegun, finishes: baseJudge.finishes(other))
      result.chosen.tally.add(
        sample.label, hasBegun: own.hasBegun, finishes: chosenJudge.finishes(own))
      result.base.tally.add(
        sample.label, hasBegun: other.hasBegun, finishes: baseJudge.finishes(other))
      result.comparison.add(first: error == nil, second: baseError == nil)
      chosenCosts.append(error.map { search.costs[$0] } ?? 0)
      baseCosts.append(baseError.map { search.costs[$0] } ?? 0)
      if listsMistakes, let error {
        result.mistakes.append(mistake(index, error, own, result.thresholds))
      }
    }
    result.chosen = score(result.chosen.tally, chosenCosts, samples)
    result.base = score(result.base.tally, baseCosts, samples)
    let gains = zip(baseCosts, chosenCosts).map { $0 - $1 }
    result.gain = result.base.cost - result.chosen.cost
    result.gainInterval = interval(gains, samples)
  }

  private func mistake(
    _ index: Int, _ error: JudgementError, _ trial: Trial, _ thresholds: InteractionThresholds
  ) -> TuningResult.Mistake {
    let decision =
      trial.end == .released
      ? thresholds.decide(trial.inputs, in: trial.space(of: search.scene)) : nil
    return TuningResult.Mistake(
      sample: index, error: error, sentence: trial.sentence(thresholds, in: search.scene),
      progressMargin: decision?.progressMargin, velocityMargin: decision?.velocityMargin)
  }

  private func score(
    _ tally: ErrorTally, _ costs: [Double], _ samples: [Sample]
  ) -> TuningResult.Score {
    TuningResult.Score(
      tally: tally, cost: tally.cost(search.costs) / Double(max(tally.recordings, 1)),
      interval: interval(costs, samples))
  }

  /// Draws people where there are enough of them, otherwise recordings.
  private func interval(_ values: [Double], _ samples: [Sample]) -> Interval {
    let people = (samples.map { $0.person }.max() ?? -1) + 1
    var bootstrap = Bootstrap(seed: 1)
    guard people >= 5, !samples.contains(where: { $0.person < 0 }) else {
      return bootstrap.interval(of: values.map { ($0, 1) })
    }
    var groups = [(sum: Double, count: Int)](repeating: (0, 0), count: people)
    for (value, sample) in zip(values, samples) {
      groups[sample.person].sum += value
      groups[sample.person].count += 1
    }
    return bootstrap.interval(of: groups)
  }

  // MARK: How sure

  private func validate(
    _ samples: [Sample], _ count: ([Sample]) -> SweepCounts, into result: inout TuningResult
  ) {
    var kinds = [
      Folds(.person, samples.map { $0.person }), Folds(.device, samples.map { $0.device }),
    ].compactMap { $0 }
    if kinds.isEmpty, samples.count >= 5 { kinds = [Folds(recordings: samples.count)] }
    for folds in kinds {
      var validation = TuningResult.Validation(
        kind: folds.kind, folds: folds.count, chosen: ErrorTally(), base: ErrorTally())
      let isGrid = search.mode == .grid
      let all = isGrid ? count(samples) : nil
      for fold in 0..<folds.count {
        let own = samples.indices.filter { folds.folds[$0] == fold }.map { samples[$0] }
        if own.isEmpty { continue }
        var counts = all
        if isGrid { counts?.subtract(count(own)) }
        let rest =
          isGrid ? [] : samples.indices.filter { folds.folds[$0] != fold }.map { samples[$0] }
        let combination = best(rest, counts)
        validation.chosen.add(search.tally(combination, own))
        validation.base.add(own.tally(sweep.base, trial: search.plan.base, in: search.scene))
      }
      result.validations.append(validation)
    }
  }

  // MARK: The others

  private func compare(_ samples: [Sample], into result: inout TuningResult) {
    for (policy, trial) in zip(policies, search.plan.policies) {
      var judge = FastJudge(policy.thresholds, in: search.scene)
      var tally = ErrorTally()
      var costs: [Double] = []
      for sample in samples {
        let own = sample.trials[trial]
        let finishes = judge.finishes(own)
        tally.add(sample.label, hasBegun: own.hasBegun, finishes: finishes)
        let error = JudgementError(sample.label, hasBegun: own.hasBegun, finishes: finishes)
        costs.append(error.map { search.costs[$0] } ?? 0)
      }
      result.policies.append(score(tally, costs, samples))
    }
    guard let updates else { return }
    for (way, trial) in search.plan.updates.enumerated() {
      let begun = samples.filter { $0.trials[trial].hasBegun }.map { $0.trials[trial] }
      let count = Double(max(begun.count, 1))
      result.updates.append(
        TuningResult.Update(
          thresholds: updates.wayThresholds(way).update,
          lag: begun.reduce(0) { $0 + $1.lag } / count,
          toAndFro: begun.reduce(0) { $0 + $1.toAndFro } / count,
          updates: begun.reduce(0) { $0 + Double($1.updates) } / count))
    }
  }
}
