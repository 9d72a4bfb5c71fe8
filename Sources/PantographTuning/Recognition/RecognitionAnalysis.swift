import PantographGestures
import PantographTouches

/// Computes the result of a sweep over the numbers of the recognition, with the statistics of a
/// sweep over the release.
package struct RecognitionAnalysis: Sendable {
  package let sweep: RecognitionSweep
  package let costs: RecognitionCosts
  package let verdicts: RecognitionVerdicts
  /// Whether the thresholds that the best is compared with are those of the combination that is
  /// chosen; asked once it is known.
  private let isCompared: @Sendable (Int) -> Bool
  private let errors: ErrorCosts
  private let summary: SampleSummary
  private let start: [Int]

  /// The columns of the verdicts after those of the combinations.
  private var base: Int { sweep.count }
  private var compared: Int { sweep.count + 1 }

  /// Creates an analysis.
  ///
  /// - Parameters:
  ///   - sweep: The sweep, whose combinations are the first columns of `verdicts`.
  ///   - costs: The costs of mistakes.
  ///   - verdicts: The verdicts; the last two columns are those of the base, and of `compared`.
  ///   - compared: The thresholds that the best is compared with.
  package init(
    _ sweep: RecognitionSweep, _ costs: RecognitionCosts, _ verdicts: RecognitionVerdicts,
    compared: RecognitionThresholds
  ) {
    self.sweep = sweep
    self.costs = costs
    self.verdicts = verdicts
    isCompared = { sweep.thresholds($0) == compared }
    errors = costs.errors
    summary = SampleSummary(verdicts.samples, distinguishes: verdicts.distinguishes)
    start = sweep.start
  }

  /// The result. Its counts use the words of a release: a mistaken gesture counts as lost.
  package var result: TuningResult {
    var result = TuningResult()
    result.samples = summary.count
    result.people = summary.presentPeople
    result.isByPerson = summary.isByPerson
    result.combinations = sweep.count
    let all = Array(verdicts.rows.indices)
    let totals = totals(all)
    let choice = choice(totals)
    result.ties = choice.ties
    result.combination = chosen(choice.combination, all)
    var heldOut: [Int]?
    if sweep.count > 1 {
      let folds = validate(totals, into: &result)
      heldOut = folds
      result.notWorse = notWorse
    }
    score(result.combination, heldOut, into: &result)
    return result
  }

  // MARK: The choice

  /// Returns the mistakes of each combination on some recordings.
  private func totals(_ recordings: [Int]) -> [ErrorTally] {
    var counts = [[4 of Int32]](repeating: .init(repeating: 0), count: sweep.count)
    for recording in recordings {
      let row = verdicts.rows[recording]
      for combination in counts.indices {
        counts[combination][Int(row[combination].kind.rawValue)] += 1
      }
    }
    return counts.map { Self.tally($0, of: recordings.count) }
  }

  private static func tally(_ counts: [4 of Int32], of recordings: Int) -> ErrorTally {
    var tally = ErrorTally()
    tally.recordings = recordings
    tally.lost = Int(counts[Int(RecognitionVerdict.Kind.mistaken.rawValue)])
    tally.missed = Int(counts[Int(RecognitionVerdict.Kind.missed.rawValue)])
    tally.unwanted = Int(counts[Int(RecognitionVerdict.Kind.unwanted.rawValue)])
    return tally
  }

  private func choice(_ tallies: [ErrorTally]) -> SweepChoice {
    SweepChoice(
      tallies.map { $0.cost(errors) }, of: sweep, error: { tallies[$0].costError(errors) },
      start: start)
  }

  /// Returns the combination between the base and the best whose savings on some recordings are
  /// most certain, as a sweep over the release chooses it.
  private func chosen(_ best: Int, _ recordings: [Int]) -> Int {
    let combinations = sweep.line(from: start, to: best)
    let part = SampleSummary(
      recordings.map { verdicts.samples[$0] }, distinguishes: verdicts.distinguishes)
    var gains = combinations.map { _ in PersonGains(part) }
    for recording in recordings {
      let row = verdicts.rows[recording]
      let before = costs[row[base].kind]
      for (index, combination) in combinations.enumerated() {
        gains[index].add(
          before - costs[row[combination].kind], of: verdicts.samples[recording].person)
      }
    }
    return combinations[PersonGains.surest(gains)]
  }

  // MARK: How sure

  /// Chooses without each part of the recordings and judges that part.
  ///
  /// - Returns: The combination by which each recording is judged on the parts that the expected
  ///   score is for; −1 for a recording in no part.
  private func validate(_ all: [ErrorTally], into result: inout TuningResult) -> [Int]? {
    var kinds = [
      Folds(.person, groups: summary.people), Folds(.device, groups: summary.devices),
    ].compactMap { $0 }
    if !summary.isByPerson, summary.count >= 5 { kinds.append(Folds()) }
    var expected: [Int]?
    for folds in kinds {
      let parts = verdicts.samples.enumerated().map { folds.fold(of: $1, $0) }
      var choices: [Int] = []
      for fold in 0..<folds.count {
        let rest = parts.indices.filter { parts[$0] != fold }
        choices.append(chosen(choice(totals(rest)).combination, rest))
      }
      let columns = parts.map { $0 < 0 ? -1 : choices[$0] }
      let isOwn = folds.kind == (summary.isByPerson ? .person : .recording)
      if isOwn {
        expected = columns
        result.combination = sweep.steady(result.combination, among: choices, from: start)
      }
      let pairs = pairs(columns, result.combination)
      result.validations.append(
        TuningResult.Validation(
          kind: folds.kind, folds: folds.count,
          chosen: TuningResult.Score(
            pairs.heldOut.ownTally, pairs.heldOut.own, isOwn ? interval(pairs) : nil),
          base: TuningResult.Score(pairs.heldOut.otherTally, pairs.heldOut.other, nil)))
    }
    return expected
  }

  private typealias Pairs = (fixed: PairedCosts, heldOut: PairedCosts)

  /// Compares a combination, and the choices made without each recording, with the compared
  /// thresholds.
  private func pairs(_ columns: [Int]?, _ combination: Int) -> Pairs {
    var fixed = PairedCosts(errors, summary)
    var heldOut = fixed
    fixed.areSame = isCompared(combination)
    heldOut.areSame =
      fixed.areSame && columns?.allSatisfy { $0 < 0 || isCompared($0) } ?? true
    for (index, sample) in verdicts.samples.enumerated() {
      let row = verdicts.rows[index]
      let other = judgement(row[compared], sample)
      fixed.add(sample, judgement(row[combination], sample), other)
      if let columns, columns[index] >= 0 {
        heldOut.add(sample, judgement(row[columns[index]], sample), other)
      }
    }
    return (fixed, heldOut)
  }

  /// A verdict as that on a transition which should finish if the label names a gesture.
  private func judgement(_ verdict: RecognitionVerdict, _ sample: Sample) -> PairedCosts.Judgement {
    let isRight = verdict.kind == .right
    let isGesture = sample.label == .finish
    return PairedCosts.Judgement(
      hasBegun: isGesture ? verdict.kind != .missed : !isRight, finishes: isGesture == isRight)
  }

  private func interval(_ pairs: Pairs) -> Interval {
    pairs.heldOut.areSame
      ? pairs.heldOut.own.interval(.fixed, dearest: errors.dearest)
      : pairs.heldOut.own.expected(inSample: pairs.fixed.own, dearest: errors.dearest)
  }

  private func score(_ combination: Int, _ columns: [Int]?, into result: inout TuningResult) {
    let pairs = pairs(columns, combination)
    result.base = TuningResult.Score(
      pairs.fixed.otherTally, pairs.fixed.other,
      pairs.fixed.other.interval(.fixed, dearest: errors.dearest))
    guard columns != nil else {
      result.chosen = TuningResult.Score(
        pairs.fixed.ownTally, pairs.fixed.own,
        pairs.fixed.own.interval(.fixed, dearest: errors.dearest))
      result.gain = GainEstimate(fixed: pairs.fixed, summary)
      return
    }
    result.chosen = TuningResult.Score(pairs.fixed.ownTally, pairs.fixed.own, nil)
    result.expected = TuningResult.Score(
      pairs.heldOut.ownTally, pairs.heldOut.own, interval(pairs))
    result.gain = GainEstimate(chosen: pairs.heldOut, inSample: pairs.fixed, summary)
  }

  /// The combinations that are not shown to cost more than the cheapest; nil if the people are
  /// unknown or too few.
  private var notWorse: NotWorseSet? {
    guard summary.isByPerson, summary.presentPeople >= GainEstimate.fewestPeople,
      sweep.count <= NotWorseSet.mostCandidates
    else { return nil }
    let units = min(summary.people, NotWorseSet.mostUnits)
    let tallies = (0..<units).map { unit in
      totals(verdicts.samples.indices.filter { verdicts.samples[$0].person % units == unit })
    }
    return NotWorseSet(
      tallies.filter { ($0.first?.recordings ?? 0) > 0 }, Array(0..<sweep.count), of: sweep,
      costs: errors)
  }

  // MARK: How late

  /// The mistakes and the delay of each combination, and last those of the base.
  ///
  /// A combination that misses the late gestures is not faster than the base. So its delay is that
  /// of the base, changed by the mean difference on the recordings that both recognize as labelled.
  package var figures: [RecognitionFigure] {
    let usual = meanDelay(by: base) { _ in true }
    return (0...sweep.count).map { column in
      var figure = RecognitionFigure(combination: column)
      var cost = PersonCosts(summary)
      for (index, sample) in verdicts.samples.enumerated() {
        let verdict = verdicts.rows[index][column]
        cost.add(costs[verdict.kind], of: sample.person)
        if verdict.kind != .right { figure.mistakes += 1 }
      }
      figure.cost = cost.mean
      let own = meanDelay(by: column) { $0[base].kind == .right && $0[base].delay != nil }
      let before = meanDelay(by: base) { $0[column].kind == .right && $0[column].delay != nil }
      if let usual, let own, let before { figure.delay = .seconds(usual + own - before) }
      return figure
    }
  }

  /// Returns the mean delay in seconds of some of the recordings that a column recognizes as
  /// labelled; nil without such a recording.
  private func meanDelay(
    by column: Int, where isCounted: ([RecognitionVerdict]) -> Bool
  ) -> Double? {
    var (sum, count) = (0.0, 0)
    for row in verdicts.rows where row[column].kind == .right && isCounted(row) {
      guard let delay = row[column].delay else { continue }
      sum += delay.seconds
      count += 1
    }
    return count > 0 ? sum / Double(count) : nil
  }
}

/// The mistakes of one combination beside its delay.
package struct RecognitionFigure: Hashable, Sendable {
  /// The index of the combination; the number of combinations stands for the base.
  package var combination: Int
  package var mistakes = 0
  /// The mean over the people of their recordings' mean costs.
  package var cost = 0.0
  /// The mean time from the landing until a gesture is recognized; nil if there is none.
  package var delay: TimeSpan?

  package init(combination: Int) { self.combination = combination }

  /// Returns the figures that no other one beats in both cost and delay, from the cheapest to the
  /// fastest. Of equal ones the first counts.
  package static func frontier(_ figures: [RecognitionFigure]) -> [RecognitionFigure] {
    let sorted = figures.filter { $0.delay != nil }.sorted { left, right in
      if left.cost != right.cost { return left.cost < right.cost }
      if left.delay != right.delay { return (left.delay ?? .zero) < (right.delay ?? .zero) }
      return left.combination < right.combination
    }
    var frontier: [RecognitionFigure] = []
    for figure in sorted {
      if let last = frontier.last?.delay, let delay = figure.delay, delay >= last { continue }
      frontier.append(figure)
    }
    return frontier
  }
}
