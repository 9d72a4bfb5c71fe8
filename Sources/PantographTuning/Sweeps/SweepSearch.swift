import PantographGestures

/// The manner in which the combinations of a sweep are searched.
package enum SearchMode: Hashable, Sendable {
  /// Tries all combinations of the swept values.
  case grid
  /// Tries this many combinations, drawn at random from a seed.
  case random(Int, seed: UInt64)
  /// Improves one number after the other, with the others fixed, until none improves.
  case descent
}

/// Finds the best combination of a sweep for some samples.
package struct SweepSearch: Sendable {
  package let sweep: Sweep
  package let plan: TrialPlan
  package let scene: TunedScene
  package let costs: ErrorCosts
  package let mode: SearchMode
  /// The indices of the values nearest to the base.
  package let start: [Int]

  package init(
    _ sweep: Sweep, _ plan: TrialPlan, in scene: TunedScene, costs: ErrorCosts, mode: SearchMode
  ) {
    self.sweep = sweep
    self.plan = plan
    self.scene = scene
    self.costs = costs
    self.mode = mode
    start = sweep.axes.map { axis in
      let text = axis.number.text(in: sweep.base)
      if let same = axis.values.firstIndex(where: { $0.utf8.elementsEqual(text.utf8) }) {
        return same
      }
      guard let number = axis.number.number(in: sweep.base) else { return 0 }
      var (best, distance) = (0, Double.infinity)
      for index in axis.values.indices {
        var thresholds = sweep.base
        axis.set(index, in: &thresholds)
        guard let value = axis.number.number(in: thresholds) else { continue }
        if (value - number).magnitude < distance {
          (best, distance) = (index, (value - number).magnitude)
        }
      }
      return best
    }
  }

  /// Counts samples in the whole grid.
  package func count(_ samples: [Sample]) -> SweepCounts {
    var counter = SweepCounter(self)
    counter.add(samples)
    return counter.total()
  }

  /// Returns the choice among all counted combinations.
  package func choice(_ counts: SweepCounts) -> SweepChoice {
    SweepChoice(
      counts.costs(costs), of: sweep, error: { counts.tally($0).costError(costs) }, start: start)
  }

  /// Returns the mistakes of some combinations, in one pass over the samples.
  package func tallies<Source: SampleSource>(
    _ combinations: [Int], _ samples: Source
  ) throws(Source.Failure) -> [ErrorTally] {
    var judges = combinations.map { FastJudge(sweep.thresholds($0), in: scene) }
    let trials = combinations.map { plan.ways[$0 / max(sweep.cellCount, 1)] }
    var tallies = [ErrorTally](repeating: ErrorTally(), count: combinations.count)
    try samples.forEachBatch { batch in
      for index in combinations.indices {
        for sample in batch {
          let trial = sample.trials[trials[index]]
          tallies[index].add(
            sample.label, hasBegun: trial.hasBegun, finishes: judges[index].finishes(trial))
        }
      }
    }
    return tallies
  }

  /// The number of random combinations that are judged in one pass over the samples.
  private static let drawnAtOnce = 4096

  /// Returns the cheapest of randomly drawn combinations and the start.
  package func drawn<Source: SampleSource>(
    _ samples: Source, _ count: Int, seed: UInt64
  ) throws(Source.Failure) -> (Int, ties: Int) {
    var random = SplitMix64(state: seed)
    var best = sweep.combination(start)
    var least = try tallies([best], samples)[0].cost(costs)
    var ties = 1
    var left = count
    while left > 0 {
      let draws = (0..<min(left, Self.drawnAtOnce)).map { _ in random.below(max(sweep.count, 1)) }
      left -= draws.count
      for (combination, tally) in zip(draws, try tallies(draws, samples)) {
        if combination == best { continue }
        let cost = tally.cost(costs)
        if cost < least {
          (best, least, ties) = (combination, cost, 1)
        } else if cost == least {
          ties += 1
        }
      }
    }
    return (best, ties)
  }

  /// Improves one number at a time, beginning with the combination nearest to the base. If several
  /// values cost the same, the middle one is taken.
  package func descended<Source: SampleSource>(
    _ samples: Source
  ) throws(Source.Failure) -> Int {
    var indices = start
    var least = try tallies([sweep.combination(indices)], samples)[0].cost(costs)
    for _ in 0..<20 {
      var isBetter = false
      for axis in sweep.axes.indices {
        let row = try costsAlong(axis, indices, samples)
        guard let lowest = row.min(), lowest < least else { continue }
        let lows = row.indices.filter { row[$0] == lowest }
        // Finds the middle of the longest run of lowest values.
        var (first, length) = (lows[0], 1)
        var (runFirst, runLength) = (lows[0], 1)
        for (before, low) in zip(lows, lows.dropFirst()) {
          if low == before + 1 { runLength += 1 } else { (runFirst, runLength) = (low, 1) }
          if runLength > length { (first, length) = (runFirst, runLength) }
        }
        indices[axis] = first + length / 2
        least = lowest
        isBetter = true
      }
      if !isBetter { break }
    }
    return sweep.combination(indices)
  }

  /// Returns the cost of each value of one number, with the others fixed.
  package func costsAlong<Source: SampleSource>(
    _ axis: Int, _ indices: [Int], _ samples: Source
  ) throws(Source.Failure) -> [Double] {
    let row = sweep.axes[axis].values.indices.map { value in
      var changed = indices
      changed[axis] = value
      return sweep.combination(changed)
    }
    return try tallies(row, samples).map { $0.cost(costs) }
  }
}
