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
    return try surest(ways(to: best), samples)
  }

  /// The largest number of steps on a line: for all numbers together, and for one number alone.
  private static let mostSteps = (together: 24, alone: 12)

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
    let student = StudentDistribution.limit(0.05, freedom: gains[0].units - 1)
    var (surest, surestLimit) = (0, 0.0)
    var (clearest, clearestGain) = (0, 0.0)
    for (index, gain) in gains.enumerated() {
      let (limit, inErrors) = gain.sureness(limit: student)
      // Combinations are ordered by their distance from the former thresholds: the nearer one wins
      // a tie.
      if limit > surestLimit + 1e-12 { (surest, surestLimit) = (index, limit) }
      if inErrors > clearestGain + 1e-9 { (clearest, clearestGain) = (index, inErrors) }
    }
    return combinations[surestLimit > 0 ? surest : clearest]
  }

  private func cost(_ sample: Sample, _ trial: Int, _ judge: inout FastJudge) -> Double {
    let own = sample.trials[trial]
    let error = JudgementError(
      sample.label, hasBegun: own.hasBegun, finishes: judge.finishes(own))
    return error.map { costs[$0] } ?? 0
  }

  /// Returns the combinations between the former thresholds and the best, starting with the former.
  /// The combinations are on the straight line and, if several numbers differ, on the lines that
  /// change only one number.
  private func ways(to best: Int) -> [Int] {
    let indices = sweep.indices(of: best)
    let moved = sweep.axes.indices.filter { indices[$0] != start[$0] }
    var combinations = [sweep.combination(start)] + way(moved, to: indices, Self.mostSteps.together)
    if moved.count > 1 {
      for place in moved { combinations += way([place], to: indices, Self.mostSteps.alone) }
    }
    return combinations
  }

  /// Returns the combinations on the straight line from the former thresholds, which are excluded,
  /// to these indices of some axes. Numbers without an order have the best value in every step.
  private func way(_ axes: [Int], to indices: [Int], _ most: Int) -> [Int] {
    var longest = 0
    for place in axes {
      let distance = sweep.axes[place].isOrdered ? indices[place] - start[place] : 1
      longest = max(longest, distance, -distance)
    }
    let count = min(longest, most)
    var steps: [Int] = []
    for step in 0..<count {
      var between = start
      for place in axes {
        let whole = Double(indices[place] - start[place])
        let moved = Int((whole * Double(step + 1) / Double(count)).rounded())
        between[place] =
          sweep.axes[place].isOrdered ? start[place] + moved : indices[place]
      }
      let combination = sweep.combination(between)
      if steps.last != combination { steps.append(combination) }
    }
    return steps
  }
}
