extension SweepSearch {
  /// Chooses a combination for some samples. Among the combinations between the former thresholds
  /// and the best of the search, it is the one with the most certain gain.
  ///
  /// The lowest of many costs exaggerates differences between few people, and the combination that
  /// saves most may save it for only some people. The most certain gain is the one to expect for
  /// new people, and the one that a test on new people is likely to show.
  ///
  /// - Parameter counts: The counts of these samples in the whole grid, if they were counted.
  package func chosen<Source: SampleSource>(
    _ samples: Source, _ counts: SweepCounts?
  ) throws(Source.Failure) -> Int {
    let best: Int
    switch mode {
    case .grid:
      guard let counts else { preconditionFailure("a grid is chosen from by its counts") }
      best = choice(counts).combination
    case .random(let draws, let seed): best = try drawn(samples, draws, seed: seed).0
    case .descent: best = try descended(samples)
    }
    return try surest(sweep.line(from: start, to: best), samples)
  }

  /// Returns the combination with the largest lower limit of its savings over the former cost. If
  /// no limit is above 0, it is the combination that saves most in standard errors; if none saves
  /// anything, the first.
  private func surest<Source: SampleSource>(
    _ combinations: [Int], _ samples: Source
  ) throws(Source.Failure) -> Int {
    let summary = try SampleSummary(samples)
    var judges = combinations.map { FastJudge(sweep.thresholds($0), in: scene) }
    var baseJudge = FastJudge(sweep.base, in: scene)
    let trials = combinations.map { plan.ways[$0 / max(sweep.cellCount, 1)] }
    var gains = combinations.map { _ in PersonGains(summary) }
    try samples.forEachBatch { batch in
      for sample in batch {
        let before = cost(sample, plan.base, &baseJudge)
        for index in combinations.indices {
          gains[index].add(before - cost(sample, trials[index], &judges[index]), of: sample.person)
        }
      }
    }
    return combinations[PersonGains.surest(gains)]
  }

  private func cost(_ sample: Sample, _ trial: Int, _ judge: inout FastJudge) -> Double {
    let own = sample.trials[trial]
    let error = JudgementError(
      sample.label, hasBegun: own.hasBegun, finishes: judge.finishes(own))
    return error.map { costs[$0] } ?? 0
  }
}
