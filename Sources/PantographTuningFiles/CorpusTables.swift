import PantographGestures
import PantographPlainText
import PantographTouches
import PantographTuning

/// The recordings, people and grid of a run as comma-separated values with a header line.
package struct CorpusTables {
  private let outcome: TuningOutcome
  private let judged: [DecodedRecording]
  private let samples: [Sample]

  package init(_ outcome: TuningOutcome, _ recordings: [DecodedRecording], _ samples: [Sample]) {
    self.outcome = outcome
    judged = recordings
    self.samples = samples
  }

  private var run: TuningRun { outcome.run }

  /// A table with a row for each judged recording: its label and gesture, and the verdicts of the
  /// best, of the thresholds it is compared with, and of those chosen without the person.
  package var recordings: String {
    var table = TableLine.text([
      "recording", "person", "device", "label", "began", "progress", "velocity", "held", "verdict",
      "mistake", "cost", "verdictBefore", "mistakeBefore", "costBefore", "verdictWithoutPerson",
      "mistakeWithoutPerson", "costWithoutPerson",
    ])
    let columns = verdicts
    for (index, sample) in samples.enumerated() {
      let own = sample.trials[trial]
      var inputs = own.inputs
      inputs.length = best.space(on: own.space(of: run.settings.scene)).length
      var cells = [
        judged[index].name, judged[index].person, judged[index].device, "\(sample.label.name)",
        own.hasBegun ? "1" : "0", own.hasBegun ? "\(inputs.progress)" : "",
        own.hasBegun ? "\(inputs.velocity)" : "", own.hasBegun ? "\(inputs.held.seconds)" : "",
      ]
      for column in columns { cells += column[index] }
      table += TableLine.text(cells)
    }
    return table
  }

  /// A table with a row for each person: the number of recordings and their mean costs.
  package var people: String {
    var table = TableLine.text([
      "person", "recordings", "cost", "costBefore", "costWithoutPerson",
    ])
    let columns = verdicts
    var names: [String] = []
    var rows: [String: (count: Int, costs: [Double])] = [:]
    for (index, recording) in judged.enumerated() {
      if rows[recording.person] == nil {
        names.append(recording.person)
        rows[recording.person] = (0, [0, 0, 0])
      }
      rows[recording.person]?.count += 1
      for (place, column) in columns.enumerated() {
        rows[recording.person]?.costs[place] += Double(column[index][2]) ?? 0
      }
    }
    for name in names {
      guard let row = rows[name] else { continue }
      var cells = [name, "\(row.count)"]
      for (place, cost) in row.costs.enumerated() {
        let isThere = place < 2 || outcome.result.heldOut != nil
        cells.append(isThere ? "\(cost / Double(row.count))" : "")
      }
      table += TableLine.text(cells)
    }
    return table
  }

  /// A table with a row for each combination, judged on all recordings. The figures are in sample.
  /// If the people are known, the cost is the mean over the people.
  package var grid: String {
    let sweep = run.sweep
    var table = TableLine.text(
      sweep.axes.map { $0.number.path }
        + ["lost", "unwanted", "missed", "falseStart", "cost", "isNotWorse"])
    guard case .grid = run.settings.mode else { return table }
    let counts = run.search.count(samples)
    let costs = meanCosts(counts)
    let members = Set(outcome.result.notWorse?.members ?? [])
    for combination in 0..<sweep.count {
      let tally = counts.tally(combination)
      let values = zip(sweep.axes, sweep.indices(of: combination)).map { $0.values[$1] }
      table += TableLine.text(
        values
          + [tally.lost, tally.unwanted, tally.missed, tally.falseStart].map { "\($0)" }
          + [
            "\(costs[combination])",
            outcome.result.notWorse == nil ? "" : members.contains(combination) ? "1" : "0",
          ])
    }
    return table
  }

  /// Returns the mean cost of each combination.
  private func meanCosts(_ counts: SweepCounts) -> [Double] {
    func costs(_ counts: SweepCounts, _ recordings: Int) -> [Double] {
      counts.costs(run.settings.costs).map { $0 / Double(max(recordings, 1)) }
    }
    guard outcome.result.isByPerson else { return costs(counts, samples.count) }
    let people = Dictionary(grouping: samples, by: \.person)
    var means = [Double](repeating: 0, count: run.sweep.count)
    for person in people.keys.sorted() {
      let own = people[person, default: []]
      for (combination, cost) in costs(run.search.count(own), own.count).enumerated() {
        means[combination] += cost / Double(people.count)
      }
    }
    return means
  }

  // MARK: Verdicts

  private var best: InteractionThresholds { outcome.result.thresholds }
  private var trial: Int { run.plan.trial(of: best) ?? run.plan.base }

  /// The verdict, mistake and cost of each recording: by the best, by the thresholds it is compared
  /// with, and by those chosen without the person. Empty if nothing was chosen.
  private var verdicts: [[[String]]] {
    let compared = run.settings.compared ?? run.settings.base
    let comparedTrial = run.plan.compared
    var columns = [
      samples.map { cells($0, best, trial) }, samples.map { cells($0, compared, comparedTrial) },
    ]
    guard let heldOut = outcome.result.heldOut else {
      return columns + [samples.map { _ in ["", "", ""] }]
    }
    columns.append(
      samples.enumerated().map { index, sample in
        let fold = heldOut.folds.fold(of: sample, index)
        guard fold >= 0, let trial = run.plan.trial(of: heldOut.thresholds[fold]) else {
          return ["", "", ""]
        }
        return cells(sample, heldOut.thresholds[fold], trial)
      })
    return columns
  }

  private func cells(
    _ sample: Sample, _ thresholds: InteractionThresholds, _ trial: Int
  ) -> [String] {
    let error = sample.error(thresholds, trial: trial, in: run.settings.scene)
    let finishes = sample.trials[trial].finishes(thresholds, in: run.settings.scene)
    let cost = error.map { run.settings.costs[$0] } ?? 0
    return [
      finishes ? "finish" : sample.trials[trial].hasBegun ? "cancel" : "none",
      error.map { "\($0.name)" } ?? "", "\(cost)",
    ]
  }
}

/// Writes lines of comma-separated values.
package enum TableLine {
  /// Returns a line of a table. Cells with a comma or a quotation mark are quoted. Cells that a
  /// spreadsheet would read as a formula are prefixed with an apostrophe. Control characters are
  /// replaced, as in printed text: tables are also looked at in terminals.
  package static func text(_ cells: [String]) -> String {
    cells.map { cell in
      var text = PrintableText(cell).description
      if let first = text.first, "=+@".contains(first) || first == "-" && Double(text) == nil {
        text = "'" + text
      }
      let isPlain = !text.unicodeScalars.contains { $0 == "," || $0 == "\"" }
      return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",") + "\n"
  }
}
