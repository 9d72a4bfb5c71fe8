import Gestures

/// How the combinations of a sweep are gone through.
package enum SearchMode: Hashable, Sendable {
  /// All of them.
  case grid
  /// So many, drawn from a seed.
  case random(Int, seed: UInt64)
  /// One number after the other, the others as they are, until none gets better.
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

  /// Counts the samples of these indices in the whole grid.
  package func count(_ samples: [Sample], _ indices: Range<Int>) -> SweepCounts {
    var counts = SweepCounts(sweep)
    for way in 0..<sweep.wayCount {
      let trial = plan.ways[way]
      var scales: [Double] = []
      for index in indices {
        let scale = samples[index].trials[trial].pointsPerMillimetre
        if !scales.contains(scale) { scales.append(scale) }
      }
      let thresholds = sweep.wayThresholds(way)
      for scale in scales {
        var counter = GridCounter(
          sweep, thresholds,
          in: InteractionSpace(length: scene.length, pointsPerMillimetre: scale))
        var own: [(label: GestureLabel, trial: Trial)] = []
        for index in indices where samples[index].trials[trial].pointsPerMillimetre == scale {
          own.append((samples[index].label, samples[index].trials[trial]))
        }
        counts.count(own, of: way, by: &counter)
      }
    }
    return counts
  }

  /// The choice among all combinations that were counted.
  package func choice(_ counts: SweepCounts) -> SweepChoice {
    SweepChoice(
      counts.costs(costs), of: sweep, error: { counts.tally($0).costError(costs) }, start: start)
  }

  /// The mistakes of one combination.
  package func tally(_ combination: Int, _ samples: [Sample]) -> ErrorTally {
    samples.tally(
      sweep.thresholds(combination), trial: plan.ways[combination / max(sweep.cellCount, 1)],
      in: scene)
  }

  /// The cheapest of randomly drawn combinations; the base's nearest is among them.
  package func drawn(_ samples: [Sample], _ count: Int, seed: UInt64) -> (Int, ties: Int) {
    var random = SplitMix64(state: seed)
    var best = sweep.combination(start)
    var least = tally(best, samples).cost(costs)
    var ties = 1
    for _ in 0..<count {
      let combination = random.below(max(sweep.count, 1))
      if combination == best { continue }
      let cost = tally(combination, samples).cost(costs)
      if cost < least {
        (best, least, ties) = (combination, cost, 1)
      } else if cost == least {
        ties += 1
      }
    }
    return (best, ties)
  }

  /// Goes down one number at a time from the base's nearest; where several values cost the same, to
  /// the middle of them.
  package func descended(_ samples: [Sample]) -> Int {
    var indices = start
    var least = tally(sweep.combination(indices), samples).cost(costs)
    for _ in 0..<20 {
      var isBetter = false
      for axis in sweep.axes.indices {
        let row = costsAlong(axis, indices, samples)
        guard let lowest = row.min(), lowest < least else { continue }
        let lows = row.indices.filter { row[$0] == lowest }
        // The longest run of the lowest, and its middle.
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

  /// What each value of one number costs, the others as they are.
  package func costsAlong(_ axis: Int, _ indices: [Int], _ samples: [Sample]) -> [Double] {
    sweep.axes[axis].values.indices.map { value in
      var changed = indices
      changed[axis] = value
      return tally(sweep.combination(changed), samples).cost(costs)
    }
  }

  /// For each number how far it may go from a combination at no more than this cost.
  package func ranges(
    around combination: Int, _ samples: [Sample], upTo limit: Double
  ) -> [SweepChoice.Range] {
    let indices = sweep.indices(of: combination)
    return sweep.axes.indices.map { axis in
      let row = costsAlong(axis, indices, samples)
      var (low, high) = (indices[axis], indices[axis])
      let isOrdered = sweep.axes[axis].isOrdered
      if isOrdered {
        while low > 0, row[low - 1] <= limit { low -= 1 }
        while high + 1 < row.count, row[high + 1] <= limit { high += 1 }
      }
      return SweepChoice.Range(
        values: low...high,
        isOpen: isOrdered && row.count > 1 && (low == 0 || high == row.count - 1))
    }
  }
}
