import PantographGestures

/// Computes the result of a sweep over samples.
package struct TuningAnalysis: Sendable {
  package let search: SweepSearch
  package let policies: [ReleasePolicy]
  package let updates: Sweep?
  /// The thresholds that the best is compared with.
  package let compared: InteractionThresholds
  /// Whether the learning curve, the cost by the number of people, is computed.
  package let drawsCurve: Bool

  /// Creates an analysis.
  ///
  /// - Parameter compared: The thresholds that the best is compared with; nil for the sweep's base.
  package init(
    _ search: SweepSearch, policies: [ReleasePolicy], updates: Sweep?,
    compared: InteractionThresholds? = nil, drawsCurve: Bool = false
  ) {
    self.search = search
    self.policies = policies
    self.updates = updates
    self.compared = compared ?? search.sweep.base
    self.drawsCurve = drawsCurve
  }

  private var sweep: Sweep { search.sweep }

  /// Returns the result. Reads the samples about sixty times and stores none of them.
  ///
  /// - Parameter makeCounter: Creates a counter for samples in the whole grid; it may use several
  ///   cores.
  package func result<Source: SampleSource, Counter: SampleCounter>(
    of samples: Source, counting makeCounter: () -> Counter
  ) throws(Source.Failure) -> TuningResult {
    let summary = try SampleSummary(samples)
    var result = TuningResult()
    result.samples = summary.count
    result.labels = summary.labels
    result.people = summary.presentPeople
    result.isByPerson = summary.isByPerson
    let counts = try choose(samples, makeCounter, into: &result)
    if sweep.count > 1 {
      try validate(samples, summary, counts, makeCounter, into: &result)
      result.notWorse = try notWorse(samples, summary, around: result.combination, makeCounter)
    }
    try judge(samples, summary, into: &result)
    if drawsCurve, summary.isByPerson, sweep.count > 1 {
      result.curve = try curve(samples, summary, makeCounter)
    }
    return result
  }

  // MARK: The choice

  /// Chooses a combination.
  ///
  /// - Returns: The counts of all samples, if they were counted.
  private func choose<Source: SampleSource, Counter: SampleCounter>(
    _ samples: Source, _ makeCounter: () -> Counter, into result: inout TuningResult
  ) throws(Source.Failure) -> SweepCounts? {
    var counts: SweepCounts?
    switch search.mode {
    case .grid:
      let counted = try count(samples, makeCounter)
      counts = counted
      result.ties = search.choice(counted).ties
      result.combinations = sweep.count
    case .random(let draws, _): result.combinations = draws
    case .descent: result.combinations = sweep.count
    }
    result.combination = try search.chosen(samples, counts)
    result.thresholds = sweep.thresholds(result.combination)
    return counts
  }

  func count<Source: SampleSource, Counter: SampleCounter>(
    _ samples: Source, _ makeCounter: () -> Counter
  ) throws(Source.Failure) -> SweepCounts {
    var counter = makeCounter()
    try samples.forEachBatch { counter.add($0) }
    return counter.total()
  }

  /// Returns the choice from some samples alone.
  func chosen<Source: SampleSource, Counter: SampleCounter>(
    _ samples: Source, _ makeCounter: () -> Counter
  ) throws(Source.Failure) -> Int {
    var counts: SweepCounts?
    if case .grid = search.mode { counts = try count(samples, makeCounter) }
    return try search.chosen(samples, counts)
  }

  // MARK: How good

  /// Returns the quality of given thresholds and its certainty.
  ///
  /// - Parameter heldOut: The choices made without each part, if the thresholds are the sweep's
  ///   best.
  package func judged(
    _ samples: [Sample], by thresholds: InteractionThresholds, trial: Int,
    heldOut: HeldOutChoice? = nil
  ) -> TuningResult {
    let summary = SampleSummary(samples)
    var result = TuningResult()
    result.samples = samples.count
    result.people = summary.presentPeople
    result.isByPerson = summary.isByPerson
    result.thresholds = thresholds
    result.heldOut = heldOut
    var judges = ComparedJudges(self, summary, thresholds, trial: trial, heldOut)
    judges.add(samples)
    judges.write(into: &result)
    return result
  }

  /// Judges the chosen thresholds, those they are compared with, the policies and the updates, in
  /// one pass over the samples.
  private func judge<Source: SampleSource>(
    _ samples: Source, _ summary: SampleSummary, into result: inout TuningResult
  ) throws(Source.Failure) {
    let trial = search.plan.ways[result.combination / max(sweep.cellCount, 1)]
    var both = ComparedJudges(
      self, summary, result.thresholds, trial: trial, result.heldOut)
    var mistakes = MistakeList(search.scene, result.thresholds, trial: trial)
    var others = zip(policies, search.plan.policies).map { policy, trial in
      ComparedJudges(self, summary, policy.thresholds, trial: trial, nil)
    }
    var onBest = zip(policies, search.plan.policies).map { policy, trial in
      PolicyOnBest(search, summary, policy.thresholds, trial: trial, result.heldOut)
    }
    var shown = search.plan.updates.map { ShownMeans(trial: $0) }
    try samples.forEachBatch { batch in
      both.add(batch)
      mistakes.add(batch)
      for index in others.indices { others[index].add(batch) }
      for index in onBest.indices { onBest[index]?.add(batch) }
      for index in shown.indices { shown[index].add(batch) }
    }
    both.write(into: &result)
    result.mistakes = mistakes.nearest
    result.policies = PolicyOnBest.scores(
      others, onBest, best: result.chosen.cost, summary)
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
    if !summary.isByPerson, summary.count >= 5 { kinds.append(Folds()) }
    for folds in kinds {
      var choices: [Int] = []
      for fold in 0..<folds.count {
        var counts = all
        if all != nil {
          counts?.subtract(
            try count(
              ChosenSamples(source: samples) { folds.fold(of: $1, $0) == fold }, makeCounter))
        }
        let rest = ChosenSamples(source: samples) { folds.fold(of: $1, $0) != fold }
        choices.append(try search.chosen(rest, counts))
      }
      let choice = HeldOutChoice(folds, choices.map { sweep.thresholds($0) })
      if folds.kind == (summary.isByPerson ? .person : .recording) {
        result.heldOut = choice
        result.combination = sweep.steady(
          result.combination, among: choices, from: search.start)
        result.thresholds = sweep.thresholds(result.combination)
      }
      result.validations.append(try validation(choice, of: result.thresholds, samples, summary))
    }
  }

  /// Returns the results of the choices made without each part, on that part.
  private func validation<Source: SampleSource>(
    _ choice: HeldOutChoice, of chosen: InteractionThresholds, _ samples: Source,
    _ summary: SampleSummary
  ) throws(Source.Failure) -> TuningResult.Validation {
    var judges = ComparedJudges(
      self, summary, chosen, trial: search.plan.base, choice)
    try samples.forEachBatch { judges.add($0) }
    return judges.validation(choice.folds)
  }
}
