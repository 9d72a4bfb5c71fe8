extension SweepSearch {
  /// The combination that is taken for some samples: the best of the search, but no farther from what
  /// was before than the recordings ask for.
  ///
  /// On the straight line from the best back to what was before, the nearest is taken whose cost is not
  /// above the best's by more than three quarters of the standard error of their difference. What lies
  /// between is cheaper to be sure of than the least of many costs, and does not shoot past the true
  /// best on the word of few people.
  ///
  /// - Parameter counts: of these samples in the whole grid, where they were counted.
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
    return try drawnBack(best, samples)
  }

  /// Standard errors of a difference that count for nothing.
  static let indifference = 0.75
  /// More places on the way back than this are not looked at.
  private static let mostSteps = 24

  func drawnBack<Source: SampleSource>(
    _ best: Int, _ samples: Source
  ) throws(Source.Failure) -> Int {
    let steps = way(back: best)
    guard !steps.isEmpty else { return best }
    let summary = try SampleSummary(samples)
    var judges = steps.map { FastJudge(sweep.thresholds($0), in: scene) }
    var bestJudge = FastJudge(sweep.thresholds(best), in: scene)
    let trials = steps.map { plan.ways[$0 / max(sweep.cellCount, 1)] }
    let bestTrial = plan.ways[best / max(sweep.cellCount, 1)]
    var losses = steps.map { _ in PersonGains(summary) }
    try samples.forEachBatch { batch in
      for sample in batch {
        let least = cost(sample, bestTrial, &bestJudge)
        for index in steps.indices {
          let own = cost(sample, trials[index], &judges[index])
          losses[index].add(own - least, of: sample.person)
        }
      }
    }
    for (step, loss) in zip(steps, losses)
    where loss.mean <= Self.indifference * max(loss.standardError, loss.leastError) + 1e-12 {
      return step
    }
    return best
  }

  private func cost(_ sample: Sample, _ trial: Int, _ judge: inout FastJudge) -> Double {
    let own = sample.trials[trial]
    let error = JudgementError(
      sample.label, hasBegun: own.hasBegun, finishes: judge.finishes(own))
    return error.map { costs[$0] } ?? 0
  }

  /// The combinations between what was before and the best, what was before first. Numbers without an
  /// order are the best's until the last step.
  private func way(back best: Int) -> [Int] {
    let indices = sweep.indices(of: best)
    var longest = 0
    for (place, axis) in sweep.axes.enumerated() where indices[place] != start[place] {
      let distance = axis.isOrdered ? indices[place] - start[place] : 1
      longest = max(longest, distance, -distance)
    }
    let count = min(longest, Self.mostSteps)
    var steps: [Int] = []
    for step in 0..<count {
      var between = indices
      for (place, axis) in sweep.axes.enumerated() where axis.isOrdered || step == 0 {
        let whole = Double(indices[place] - start[place])
        between[place] = start[place] + Int((whole * Double(step) / Double(count)).rounded())
      }
      let combination = sweep.combination(between)
      if combination != best, steps.last != combination { steps.append(combination) }
    }
    return steps
  }
}
