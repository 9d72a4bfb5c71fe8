import PantographGestures
import PantographPlainText

/// Judges a report's recordings by whatever thresholds its reader sets. The report's page runs it as
/// WebAssembly, so that it cannot disagree with the command line.
package struct ReportJudge: Sendable {
  package private(set) var data: ReportData
  private let plan: TrialPlan
  /// The thresholds that judge now.
  package private(set) var thresholds: InteractionThresholds
  /// How the samples were tracked for them.
  private var trial: Int

  package init(_ data: ReportData) {
    self.data = data
    plan = data.plan
    thresholds = data.chosen
    trial = plan.trial(of: data.chosen) ?? plan.base
  }

  // MARK: Thresholds

  /// Why a number cannot be set, as a sentence.
  package struct Objection: Error, Hashable {
    package var sentence: String
  }

  package mutating func set(_ path: String, to text: String) throws(Objection) {
    if path.utf8.starts(with: "cost.".utf8) {
      return try setCost(Array(path.utf8.dropFirst(5)), text)
    }
    guard let number = ThresholdNumber(path) else {
      throw Objection(sentence: "No threshold is called \(path).")
    }
    var changed = thresholds
    do throws(ThresholdObjection) {
      try number.set(text, in: &changed)
    } catch {
      throw Objection(sentence: error.sentence + ".")
    }
    guard let trial = plan.trial(of: changed) else {
      throw Objection(
        sentence:
          "The recordings were not tracked with \(path) \(number.text(in: changed)): sweep it, too."
      )
    }
    thresholds = changed
    self.trial = trial
  }

  private mutating func setCost(_ name: [UInt8], _ text: String) throws(Objection) {
    for error in JudgementError.allCases where "\(error.name)".utf8.elementsEqual(name) {
      let bytes = Array(text.utf8)
      guard let cost = DecimalReader.double(bytes[...]), cost >= 0, cost <= 1_000_000 else {
        throw Objection(sentence: "A cost is a number from 0 on.")
      }
      data.costs[error] = cost
      return
    }
    throw Objection(sentence: "No kind of mistake has that name.")
  }

  /// Takes all thresholds of the sweep's best ("best"), of what it started from ("base"), or of a
  /// policy.
  package mutating func start(_ name: String) throws(Objection) {
    var next: InteractionThresholds?
    if name.utf8.elementsEqual("best".utf8) { next = data.chosen }
    if name.utf8.elementsEqual("base".utf8) { next = data.base }
    if next == nil {
      for (policy, trial) in zip(data.policies, plan.policies)
      where policy.name.utf8.elementsEqual(name.utf8) {
        thresholds = policy.thresholds
        // The update decides nothing here, so that the sweep's own stands for every policy's.
        thresholds.update = data.base.update
        self.trial = trial
        return
      }
    }
    guard let next else { throw Objection(sentence: "No policy is called \(name).") }
    guard let trial = plan.trial(of: next) else {
      throw Objection(sentence: "The recordings were not tracked for \(name).")
    }
    thresholds = next
    self.trial = trial
  }

  package func text(of path: String) -> String? { ThresholdNumber(path)?.text(in: thresholds) }

  // MARK: Verdicts

  /// The mistakes of the thresholds that are set.
  package var tally: ErrorTally { data.samples.tally(thresholds, trial: trial, in: data.scene) }

  /// Their cost: the mean over the people, where they are known.
  package var cost: Double {
    var judge = FastJudge(thresholds, in: data.scene)
    var costs = PersonCosts(SampleSummary(data.samples))
    for sample in data.samples {
      let own = sample.trials[trial]
      let error = JudgementError(
        sample.label, hasBegun: own.hasBegun, finishes: judge.finishes(own))
      costs.add(error.map { data.costs[$0] } ?? 0, of: sample.person)
    }
    return costs.mean
  }

  /// For each sample a byte: 1 where it finishes, 2 where it began, and 4 times its mistake's number
  /// from one on.
  package var verdicts: [UInt8] {
    var judge = FastJudge(thresholds, in: data.scene)
    return data.samples.map { sample in
      let own = sample.trials[trial]
      let finishes = judge.finishes(own)
      let error = JudgementError(sample.label, hasBegun: own.hasBegun, finishes: finishes)
      return (finishes ? 1 : 0) + (own.hasBegun ? 2 : 0) + 4 * (error.map { $0.rawValue + 1 } ?? 0)
    }
  }

  /// The progress and the velocity of each sample at its release; not a number where none began.
  package var releases: [Float] {
    data.samples.flatMap { sample -> [Float] in
      let own = sample.trials[trial]
      guard own.hasBegun else { return [.nan, .nan] }
      var inputs = own.inputs
      inputs.length = thresholds.space(on: own.space(of: data.scene)).length
      return [Float(inputs.progress), Float(inputs.velocity)]
    }
  }

  package func sentence(of sample: Int) -> String {
    data.samples[sample].trials[trial].sentence(thresholds, in: data.scene)
  }

  /// Whether the best of the sweep is set, which was chosen by these very recordings.
  package var isBest: Bool { data.heldOut != nil && thresholds.decidesAs(data.chosen) }

  /// With its interval, and against what the sweep started from.
  package var sureness: TuningResult {
    TuningAnalysis(search([]), policies: [], updates: nil, compared: data.compared).judged(
      data.samples, by: thresholds, trial: trial, heldOut: isBest ? data.heldOut : nil)
  }

  // MARK: Neighbours

  private func search(_ axes: [SweepAxis], from base: InteractionThresholds? = nil) -> SweepSearch {
    SweepSearch(
      Sweep(base ?? data.base, axes), plan, in: data.scene, costs: data.costs, mode: .grid)
  }

  /// The mistakes with each value of some numbers, the others as they are set; the last number runs
  /// fastest. Nil where the recordings were not tracked for one of them.
  package func tallies(_ axes: [SweepAxis]) -> (sweep: Sweep, tallies: [ErrorTally])? {
    let sweep = Sweep(thresholds, axes)
    guard let plan = plan.part(for: sweep) else { return nil }
    let search = SweepSearch(sweep, plan, in: data.scene, costs: data.costs, mode: .grid)
    let counts = search.count(data.samples)
    return (sweep, (0..<sweep.count).map { counts.tally($0) })
  }

  /// People whose recordings are counted apart for a chart's costs; with more of them each recording
  /// counts the same there.
  private static let mostCounted = 256

  /// The mean cost of each combination, over the people where they are known.
  package func meanCosts(_ sweep: Sweep, _ tallies: [ErrorTally]) -> [Double] {
    let summary = SampleSummary(data.samples)
    guard summary.isByPerson, summary.people <= Self.mostCounted, let plan = plan.part(for: sweep)
    else { return tallies.map { $0.cost(data.costs) / Double(max($0.recordings, 1)) } }
    let search = SweepSearch(sweep, plan, in: data.scene, costs: data.costs, mode: .grid)
    var groups = [[Sample]](repeating: [], count: summary.people)
    for sample in data.samples { groups[sample.person].append(sample) }
    var means = [Double](repeating: 0, count: sweep.count)
    for group in groups where !group.isEmpty {
      let counts = search.count(group)
      for combination in means.indices {
        means[combination] +=
          counts.tally(combination).cost(data.costs) / Double(group.count)
          / Double(summary.presentPeople)
      }
    }
    return means
  }
}
