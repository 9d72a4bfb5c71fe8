import PantographCLI
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographTouches
import PantographTuning
import PantographTuningFiles

/// Writes the results of `tune --recognition` for people. The answer comes last, so that it is the
/// visible end of the output.
struct RecognitionTuneText {
  private(set) var text: PrintableText = ""
  private let outcome: RecognitionOutcome
  private let plots: [Int: String]
  private let style: TextStyle

  /// The largest number of lines of the frontier that are printed; --json and --csv have all.
  private static let mostFrontier = 12

  init(
    _ outcome: RecognitionOutcome, _ facts: RecognitionFacts, _ plots: [Int: String],
    style: TextStyle, mistakes: Int?
  ) {
    self.outcome = outcome
    self.plots = plots
    self.style = style
    corpus(facts)
    list(mistakes)
    confusions()
    groups()
    delays()
    if outcome.isSweep {
      frontier()
      choice()
    }
    scores()
    comparison()
  }

  private var result: TuningResult { outcome.result }
  private var answer: TuningAnswer { TuningAnswer(result: result, style: style) }
  private var sweep: RecognitionSweep { outcome.run.sweep }
  private var subject: String { outcome.isSweep ? "the best" : "the set thresholds" }

  /// Whether the thresholds differ from those they are compared with.
  private var isCompared: Bool { outcome.isSweep || outcome.best != outcome.run.compared }

  private mutating func heading(_ words: PrintableText) { text += "\n" + style.bold(words) + "\n" }

  private mutating func corpus(_ facts: RecognitionFacts) {
    let selection = outcome.selection
    let words = CorpusWords.title(
      result.samples, people: selection.people.count, devices: selection.devices.count)
    text += style.bold(words) + "\n"
    for fact in facts.sentences { text += "  \(fact)\n" }
  }

  // MARK: Mistakes

  private mutating func list(_ limit: Int?) {
    let mistakes = outcome.mistakes
    let shown = mistakes.prefix(limit ?? .max)
    guard !shown.isEmpty else { return }
    heading(isCompared ? "Not recognized as labelled by \(subject)" : "Not recognized as labelled")
    for index in shown {
      let recording = outcome.selection.judged[index]
      let found = outcome.found[index].best
      let recognized = found.records.isEmpty ? "nothing" : found.words
      text += "  \(recording.name)\n"
      text += "    \(style.yellow("\(recording.label.sentence), recognized: \(recognized)"))\n"
      if let record = found.main ?? found.records.first { text += "    \(record.why)\n" }
      if let path = plots[index] { text += "    \(style.faint("drawn in \(path)"))\n" }
    }
    if mistakes.count > shown.count { text += "  and \(mistakes.count - shown.count) more\n" }
  }

  // MARK: Tables

  private func table(_ rows: [[String]]) -> PrintableText {
    TextTable(rows, first: .left, last: .right, style: style).text
  }

  private mutating func confusions() {
    for (title, confusion) in [
      ("labelled \\ recognized", outcome.kinds), ("fingers", outcome.fingers),
    ] {
      text += "\n"
      text += table(
        [[title] + confusion.columns]
          + confusion.rows.map { row in
            [row] + confusion.columns.map { confusion[row, $0] == 0 ? "" : "\(confusion[row, $0])" }
          })
    }
  }

  private mutating func groups() {
    for (title, groups) in [
      ("device", outcome.counts { $0.device }), ("shown", outcome.counts { $0.label.group ?? "" }),
    ] where groups.count > 1 {
      text += "\n"
      let heading = [title, "recordings", "as labelled"] + (isCompared ? ["before"] : [])
      text += table(
        [heading]
          + groups.map {
            [$0.name, "\($0.recordings)", "\($0.right)"] + (isCompared ? ["\($0.rightBefore)"] : [])
          })
    }
  }

  private mutating func delays() {
    let delays = outcome.delays
    guard !delays.isEmpty else { return }
    heading("From the landing until it is recognized")
    text += table(
      [["", "recordings", "median", "longest"] + (isCompared ? ["median before"] : [])]
        + delays.map { delay in
          [delay.kind, "\(delay.recordings)", delay.median.words, delay.longest.words]
            + (isCompared ? [delay.medianBefore?.words ?? ""] : [])
        })
  }

  private mutating func frontier() {
    let frontier = outcome.frontier
    guard let base = outcome.figures.last, !frontier.isEmpty else { return }
    heading("Mistakes and delay: combinations that no other one beats in both")
    func row(_ figure: RecognitionFigure, _ values: [String]) -> [String] {
      [
        "\(figure.mistakes)", FigureText.cost(figure.cost),
        figure.delay.map { milliseconds($0) } ?? "",
      ] + values
    }
    let paths = sweep.axes.map(\.number.path)
    text += table(
      [["mistakes", "cost", "delay"] + paths]
        + frontier.prefix(Self.mostFrontier).map { figure in
          row(
            figure,
            zip(sweep.axes, sweep.indices(of: figure.combination)).map { $0.values[$1] })
        } + [row(base, sweep.axes.map { $0.number.text(in: sweep.base) + " (before)" })])
    if frontier.count > Self.mostFrontier {
      text += "  and \(frontier.count - Self.mostFrontier) more\n"
    }
    text +=
      "  Delay: the mean until a gesture is recognized. Combinations differ from the previous "
    text += "one by their\n"
    text += "  mean difference on the recordings that both recognize as labelled.\n"
  }

  private func milliseconds(_ time: TimeSpan) -> String {
    "\(DecimalText(time.seconds * 1000, decimals: 1, zeros: .kept)) ms"
  }

  // MARK: The answer

  private mutating func choice() {
    heading("Best of \(result.combinations) combinations")
    text += answer.chosen(
      zip(sweep.axes, sweep.indices(of: result.combination)).map { axis, index in
        TuningAnswer.Axis(
          path: axis.number.path, values: axis.values, isOrdered: axis.isOrdered, chosen: index,
          before: axis.number.text(in: sweep.base))
      })
  }

  private var sureness: SurenessText {
    SurenessText(result, of: subject, against: outcome.run.comparedName)
  }

  private func cells(_ score: TuningResult.Score) -> [String] {
    let tally = score.tally
    return [FigureText.percent(tally)]
      + [tally.lost, tally.missed, tally.unwanted].map { "\($0)" }
      + [FigureText.cost(score.cost, score.interval)]
  }

  private mutating func scores() {
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
    heading("How good")
    text += table(rows)
    let costs = outcome.run.costs
    let kinds = RecognitionVerdict.Kind.allCases.filter { $0 != .right }
      .map { "\($0.name) \(DecimalText(costs[$0]))" }
    text += "  \(sureness.mean); \(kinds.joined(separator: ", ")).\n"
    if result.expected != nil {
      text += "  In sample: on the same recordings that chose it, so the figure is too good.\n"
    }
  }

  private mutating func comparison() {
    guard isCompared else { return }
    heading("How sure")
    text += answer.comparison(sureness)
  }
}
