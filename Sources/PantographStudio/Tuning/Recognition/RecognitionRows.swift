import PantographCLI
import PantographGestures
import PantographPlainText
import PantographTouches
import PantographTuning
import PantographTuningFiles

/// The texts and tables of a run of `tune --recognition`, the same in the terminal and on the page.
/// The first row of a table has its headings.
struct RecognitionRows {
  let outcome: RecognitionOutcome

  var result: TuningResult { outcome.result }
  var sweep: RecognitionSweep { outcome.run.sweep }
  /// The thresholds that are judged, in a sentence.
  var subject: String { outcome.isSweep ? "the best" : "the set thresholds" }

  /// Whether the thresholds differ from those they are compared with.
  var isCompared: Bool { outcome.isSweep || outcome.best != outcome.run.compared }

  /// The number of recordings, people and devices.
  var corpus: String {
    let selection = outcome.selection
    return CorpusWords.title(
      result.samples, people: selection.people.count, devices: selection.devices.count
    ).description
  }

  // MARK: Mistakes

  var mistakesTitle: String {
    isCompared ? "Not recognized as labelled by \(subject)" : "Not recognized as labelled"
  }

  /// Returns the label of a recording and what was recognized instead, and the reason.
  func mistake(_ index: Int) -> (name: String, words: String, why: String?) {
    let recording = outcome.selection.judged[index]
    let found = outcome.found[index].best
    let recognized = found.records.isEmpty ? "nothing" : found.words
    return (
      recording.name, "\(recording.label.sentence), recognized: \(recognized)",
      (found.main ?? found.records.first)?.why
    )
  }

  // MARK: Tables

  /// The tables of confusions.
  var confusions: [[[String]]] {
    [("labelled \\ recognized", outcome.kinds), ("fingers", outcome.fingers)].map {
      title, confusion in
      [[title] + confusion.columns]
        + confusion.rows.map { row in
          [row] + confusion.columns.map { confusion[row, $0] == 0 ? "" : "\(confusion[row, $0])" }
        }
    }
  }

  /// The tables of devices and of finer names, if there are several.
  var groups: [[[String]]] {
    [("device", outcome.counts { $0.device }), ("shown", outcome.counts { $0.label.group ?? "" })]
      .filter { $0.1.count > 1 }
      .map { title, groups in
        [[title, "recordings", "as labelled"] + (isCompared ? ["before"] : [])]
          + groups.map {
            [$0.name, "\($0.recordings)", "\($0.right)"] + (isCompared ? ["\($0.rightBefore)"] : [])
          }
      }
  }

  static let delaysTitle = "From the landing until it is recognized"

  /// The delays of each kind; empty without any.
  var delays: [[String]] {
    let delays = outcome.delays
    guard !delays.isEmpty else { return [] }
    return [["", "recordings", "median", "longest"] + (isCompared ? ["median before"] : [])]
      + delays.map { delay in
        [delay.kind, "\(delay.recordings)", delay.median.words, delay.longest.words]
          + (isCompared ? [delay.medianBefore?.words ?? ""] : [])
      }
  }

  static let frontierTitle = "Mistakes and delay: combinations that no other one beats in both"
  static let frontierNotes = [
    "Delay: the mean until a gesture is recognized. Combinations differ from the previous one by their",
    "mean difference on the recordings that both recognize as labelled.",
  ]

  /// The combinations that no other one beats, at most `limit`, and the previous one. Empty without a
  /// sweep.
  func frontier(_ limit: Int) -> [[String]] {
    let frontier = outcome.frontier
    guard outcome.isSweep, let base = outcome.figures.last, !frontier.isEmpty else { return [] }
    return [["mistakes", "cost", "delay"] + sweep.axes.map(\.number.path)]
      + frontier.prefix(limit).map { figure in
        row(figure, zip(sweep.axes, sweep.indices(of: figure.combination)).map { $0.values[$1] })
      } + [row(base, sweep.axes.map { $0.number.text(in: sweep.base) + " (before)" })]
  }

  private func row(_ figure: RecognitionFigure, _ values: [String]) -> [String] {
    [
      "\(figure.mistakes)", FigureText.cost(figure.cost),
      figure.delay.map { "\(DecimalText($0.seconds * 1000, decimals: 1, zeros: .kept)) ms" } ?? "",
    ] + values
  }

  // MARK: The answer

  var choiceTitle: String { "Best of \(result.combinations) combinations" }

  var answer: TuningAnswer { TuningAnswer(result: result) }

  /// The chosen value of each swept number, with its range and the value before.
  var choice: [(path: String, value: String, remark: String)] { answer.choice(axes) }

  /// The swept numbers, each with its chosen value.
  var axes: [TuningAnswer.Axis] {
    zip(sweep.axes, sweep.indices(of: result.combination)).map { axis, index in
      TuningAnswer.Axis(
        path: axis.number.path, values: axis.values, isOrdered: axis.isOrdered, chosen: index,
        before: axis.number.text(in: sweep.base))
    }
  }

  var sureness: SurenessText {
    SurenessText(result, of: subject, against: outcome.run.comparedName)
  }

  private func cells(_ score: TuningResult.Score) -> [String] {
    let tally = score.tally
    return [FigureText.percent(tally)]
      + [tally.lost, tally.missed, tally.unwanted].map { "\($0)" }
      + [FigureText.cost(score.cost, score.interval)]
  }

  /// The scores of the judged and of the compared thresholds.
  var scores: [[String]] {
    var rows = [["", "as labelled", "mistaken", "missed", "unwanted", "cost"]]
    for validation in result.validations {
      rows.append([TuneText.others(validation.kind)] + cells(validation.chosen))
    }
    if outcome.isSweep {
      if result.expected == nil { rows.append(["the best"] + cells(result.chosen)) }
    } else {
      rows.append([isCompared ? "as set" : "all"] + cells(result.chosen))
    }
    if isCompared {
      let name = outcome.run.comparedName
      rows.append([name == "the previous thresholds" ? "previous" : name] + cells(result.base))
    }
    if result.expected != nil { rows.append(["the best, in sample"] + cells(result.chosen)) }
    return rows
  }

  var scoreNotes: [String] {
    let costs = outcome.run.costs
    let kinds = RecognitionVerdict.Kind.allCases.filter { $0 != .right }
      .map { "\($0.name) \(DecimalText(costs[$0]))" }
    let note = "\(sureness.mean); \(kinds.joined(separator: ", "))."
    return result.expected == nil
      ? [note]
      : [note, "In sample: on the same recordings that chose it, so the figure is too good."]
  }
}
