import PantographGestures

extension TuningAnalysis {
  // MARK: What is not worse

  /// Returns the combinations that are not shown to cost more than the cheapest; nil if the people
  /// are unknown or too few.
  func notWorse<Source: SampleSource, Counter: SampleCounter>(
    _ samples: Source, _ summary: SampleSummary, around combination: Int,
    _ makeCounter: () -> Counter
  ) throws(Source.Failure) -> NotWorseSet? {
    guard summary.isByPerson, summary.presentPeople >= GainEstimate.fewestPeople else { return nil }
    let units = min(summary.people, NotWorseSet.mostUnits)
    let sweep = search.sweep
    var tallies: [[ErrorTally]] = []
    var candidates = Array(0..<min(sweep.count, NotWorseSet.mostCandidates))
    if sweep.count <= NotWorseSet.mostCandidates {
      for unit in 0..<units {
        let counts = try count(
          ChosenSamples(source: samples) { $1.person % units == unit }, makeCounter)
        tallies.append(candidates.map { counts.tally($0) })
      }
    } else {
      candidates = neighbours(of: combination)
      for unit in 0..<units {
        tallies.append(
          try search.tallies(
            candidates, ChosenSamples(source: samples) { $1.person % units == unit }))
      }
    }
    let present = tallies.filter { ($0.first?.recordings ?? 0) > 0 }
    return NotWorseSet(present, candidates, of: sweep, costs: search.costs)
  }

  /// Returns this combination and those that differ from it in one number.
  private func neighbours(of combination: Int) -> [Int] {
    let indices = search.sweep.indices(of: combination)
    var neighbours = [combination]
    for (place, axis) in search.sweep.axes.enumerated() {
      for value in axis.values.indices where value != indices[place] {
        var changed = indices
        changed[place] = value
        neighbours.append(search.sweep.combination(changed))
      }
    }
    return neighbours
  }

  // MARK: How it grows

  /// Returns the cost for other people of choices made from a growing number of people.
  func curve<Source: SampleSource, Counter: SampleCounter>(
    _ samples: Source, _ summary: SampleSummary, _ makeCounter: () -> Counter
  ) throws(Source.Failure) -> LearningCurve? {
    let people = summary.presentPeople
    guard people > 2, summary.count <= LearningCurve.mostRecordings else { return nil }
    var points: [LearningCurve.Point] = []
    var size = 1
    while size < people - 1 {
      var sum = 0.0
      let rounds = min(summary.people, LearningCurve.rounds)
      for round in 0..<rounds {
        // People with consecutive numbers, wrapping around at the end.
        let first = round * summary.people / rounds
        func isLearnt(_ sample: Sample) -> Bool {
          (sample.person - first + summary.people) % summary.people < size
        }
        let choice = try chosen(ChosenSamples(source: samples) { isLearnt($1) }, makeCounter)
        var judge = FastJudge(search.sweep.thresholds(choice), in: search.scene)
        let trial = search.plan.ways[choice / max(search.sweep.cellCount, 1)]
        var costs = PersonCosts(summary)
        try samples.forEachBatch { batch in
          for sample in batch where !isLearnt(sample) {
            let own = sample.trials[trial]
            let error = JudgementError(
              sample.label, hasBegun: own.hasBegun, finishes: judge.finishes(own))
            costs.add(error.map { search.costs[$0] } ?? 0, of: sample.person)
          }
        }
        sum += costs.mean
      }
      points.append(LearningCurve.Point(people: size, cost: sum / Double(rounds)))
      size *= 2
    }
    return LearningCurve(points: points)
  }
}

/// The cost of a choice for other people, by the number of people that it was made from.
package struct LearningCurve: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    package var people: Int
    package var cost: Double
  }

  package var points: [Point]

  /// The largest number of recordings for which a curve is worth its time.
  static let mostRecordings = 20_000
  /// The number of different groups of people for each size.
  static let rounds = 6
}
