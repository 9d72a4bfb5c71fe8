import PantographGestures
import PantographPlainText

/// Judges a report's recordings by thresholds that its reader sets. The report's page runs this
/// type as WebAssembly, so that the page always agrees with the command line.
package struct ReportJudge: Sendable {
  package private(set) var data: ReportData
  private let plan: TrialPlan
  /// The thresholds that are judged now.
  package private(set) var thresholds: InteractionThresholds
  /// The index of the samples' trials for these thresholds.
  private var trial: Int

  package init(_ data: ReportData) {
    self.data = data
    plan = data.plan
    thresholds = data.chosen
    trial = plan.trial(of: data.chosen) ?? plan.base
  }

  // MARK: Thresholds

  /// The reason why a number cannot be set, as a sentence.
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
          "The recordings were not tracked with \(path) \(number.text(in: changed)); sweep it, too."
      )
    }
    thresholds = changed
    self.trial = trial
  }

  private mutating func setCost(_ name: [UInt8], _ text: String) throws(Objection) {
    for error in JudgementError.allCases where "\(error.name)".utf8.elementsEqual(name) {
      let bytes = Array(text.utf8)
      guard let cost = DecimalReader.double(bytes[...]), cost >= 0, cost <= 1_000_000 else {
        throw Objection(sentence: "A cost must be a number from 0 to 1000000.")
      }
      data.costs[error] = cost
      return
    }
    throw Objection(sentence: "No kind of mistake has that name.")
  }

  /// Replaces all thresholds by the sweep's best ("best"), by the thresholds that it started from
  /// ("base"), or by a policy.
  package mutating func start(_ name: String) throws(Objection) {
    var next: InteractionThresholds?
    if name.utf8.elementsEqual("best".utf8) { next = data.chosen }
    if name.utf8.elementsEqual("base".utf8) { next = data.base }
    if next == nil {
      for (policy, trial) in zip(data.policies, plan.policies)
      where policy.name.utf8.elementsEqual(name.utf8) {
        thresholds = policy.thresholds
        // Update thresholds do not influence the verdicts, so all policies use those of the base.
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

  /// The mistakes of the current thresholds.
  package var tally: ErrorTally { data.samples.tally(thresholds, trial: trial, in: data.scene) }

  /// The mean cost of the current thresholds, over the people if they are known, otherwise over the
  /// recordings.
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

  /// One byte for each sample: 1 if it finishes, plus 2 if it began, plus 4 times the number of its
  /// mistake, counted from 1.
  package var verdicts: [UInt8] {
    var judge = FastJudge(thresholds, in: data.scene)
    return data.samples.map { sample in
      let own = sample.trials[trial]
      let finishes = judge.finishes(own)
      let error = JudgementError(sample.label, hasBegun: own.hasBegun, finishes: finishes)
      return (finishes ? 1 : 0) + (own.hasBegun ? 2 : 0) + 4 * (error.map { $0.rawValue + 1 } ?? 0)
    }
  }

  /// The progress and the velocity at the release of each sample; NaN for samples that began
  /// nothing.
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

  /// Whether the sweep's best thresholds are set. They were chosen by these same recordings.
  package var isBest: Bool { data.heldOut != nil && thresholds.decidesAs(data.chosen) }

  /// The result for the current thresholds, with its interval and compared with the thresholds that
  /// the sweep started from.
  package var sureness: TuningResult {
    TuningAnalysis(search([]), policies: [], updates: nil, compared: data.compared).judged(
      data.samples, by: thresholds, trial: trial, heldOut: isBest ? data.heldOut : nil)
  }

  // MARK: Neighbours

  private func search(_ axes: [SweepAxis], from base: InteractionThresholds? = nil) -> SweepSearch {
    SweepSearch(
      Sweep(base ?? data.base, axes), plan, in: data.scene, costs: data.costs, mode: .grid)
  }

  /// Returns the mistakes for each combination of these axes' values; the other thresholds stay as
  /// set. The last axis varies fastest. Returns nil if the recordings were not tracked for one of
  /// the values.
  package func tallies(_ axes: [SweepAxis]) -> (sweep: Sweep, tallies: [ErrorTally])? {
    let sweep = Sweep(thresholds, axes)
    guard let plan = plan.part(for: sweep) else { return nil }
    let search = SweepSearch(sweep, plan, in: data.scene, costs: data.costs, mode: .grid)
    let counts = search.count(data.samples)
    return (sweep, (0..<sweep.count).map { counts.tally($0) })
  }

  /// The largest number of people for which a chart's costs are averaged by person. With more
  /// people each recording counts the same.
  private static let mostCounted = 256

  /// Returns the mean cost of each combination, over the people if they are known.
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
