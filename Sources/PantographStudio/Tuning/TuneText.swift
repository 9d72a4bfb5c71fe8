import PantographCLI
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographTuning
import PantographTuningFiles

/// Writes the results of a run for people. The answer comes last, so that it is the visible end of
/// the output.
struct TuneText {
  private(set) var text: PrintableText = ""
  private let outcome: TuningOutcome
  private let style: TextStyle
  /// The wanted precision of a cost, from which the necessary number of people is computed.
  private let wantedWidth: Double

  init(
    _ outcome: TuningOutcome, _ facts: TuneFacts, style: TextStyle, mistakes: Int?,
    precision: Double
  ) {
    self.outcome = outcome
    wantedWidth = precision
    self.style = style
    corpus(facts)
    list(mistakes)
    policies()
    updates()
    if outcome.run.isSweep { choice() }
    scores()
    comparison()
  }

  private var result: TuningResult { outcome.result }
  private var answer: TuningAnswer { TuningAnswer(result: result) }

  private mutating func heading(_ words: PrintableText) { text += "\n" + style.bold(words) + "\n" }

  private mutating func corpus(_ facts: TuneFacts) {
    let labels = GestureLabel.allCases.filter { result.labels[Int($0.rawValue)] > 0 }
      .map { "\(result.labels[Int($0.rawValue)]) \($0.name)" }
    let words = CorpusWords.title(
      result.samples, labels: labels, people: outcome.selection.people.count,
      devices: outcome.selection.devices.count)
    text += style.bold(words) + "\n"
    for fact in facts.sentences { text += "  \(fact)\n" }
  }

  // MARK: Mistakes

  private mutating func list(_ limit: Int?) {
    let mistakes = result.mistakes.sorted { $0.isNearer(than: $1) }
    let shown = mistakes.prefix(limit ?? .max)
    guard !shown.isEmpty else { return }
    heading("Misjudged by \(subject), nearest first")
    for mistake in shown {
      text += "  \(mistake.name)  \(style.yellow("\(Self.words(mistake.error))"))\n"
      text += "    \(mistake.sentence)\n"
    }
    let more = result.samples - result.chosen.tally.right - shown.count
    if more > 0 { text += "  and \(more) more\n" }
  }

  static func words(_ error: JudgementError) -> String {
    switch error {
    case .lost: "meant to finish, went back"
    case .unwanted: "finished, but not meant to"
    case .missed: "meant to finish, but never began"
    case .falseStart: "moved the transition, but not meant to"
    }
  }

  // MARK: Tables

  private static let columns = ["right", "lost", "unwanted", "missed", "false starts", "cost"]

  private func cells(_ score: TuningResult.Score) -> [String] {
    let tally = score.tally
    let figures = [tally.lost, tally.unwanted, tally.missed, tally.falseStart].map { "\($0)" }
    return [FigureText.percent(tally)] + figures + [FigureText.cost(score.cost, score.interval)]
  }

  private func table(_ rows: [(String, [String])]) -> PrintableText {
    let all = [("", Self.columns)] + rows
    return TextTable(all.map { [$0.0] + $0.1 }, first: .left, style: style).text
  }

  private mutating func policies() {
    guard !result.policies.isEmpty else { return }
    heading("All policies on the same recordings, as they are")
    let rows = zip(outcome.run.policies, result.policies).map { ($0.name, $1) }
      .sorted {
        $0.1.score.cost != $1.1.score.cost
          ? $0.1.score.cost < $1.1.score.cost : $0.0 < $1.0
      }
    let words = PolicySentences(outcome)
    text += table(
      rows.map { name, policy in
        var cells = cells(policy.score)
        cells[cells.count - 1] += words.verdict(on: policy)
        return (name, cells)
      })
    text += "  \(sureness.mean).\n"
    for sentence in words.sentences { text += "  \(sentence)\n" }
  }

  private mutating func updates() {
    guard !result.updates.isEmpty else { return }
    heading("Movement on the screen during the gesture")
    var rows = [["smallest change", "rubber band", "lag", "to and fro", "updates", "sum"]]
    for update in result.updates {
      let sum = update.lag + update.toAndFro
      rows.append([
        value("update.smallestChange", update.thresholds),
        value("update.rubberBand", update.thresholds),
        "\(DecimalText(update.lag, decimals: 2, zeros: .kept)) pt",
        "\(DecimalText(update.toAndFro, decimals: 2, zeros: .kept)) pt",
        "\(DecimalText(update.updates, decimals: 1, zeros: .kept))",
        "\(DecimalText(sum, decimals: 2, zeros: .kept)) pt",
      ])
    }
    text += TextTable(rows, style: style).text
    guard let least = result.bestUpdate?.thresholds else { return }
    text += "  Least sum of lag and movement to and fro: "
    text +=
      "\(value("update.smallestChange", least)), rubber band \(value("update.rubberBand", least)).\n"
  }

  private func value(_ path: String, _ update: UpdateThresholds) -> String {
    var thresholds = outcome.run.sweep.base
    thresholds.update = update
    return ThresholdNumber(path)?.text(in: thresholds) ?? ""
  }

  // MARK: The answer

  private mutating func choice() {
    let sweep = outcome.run.sweep
    let words: String
    switch outcome.run.settings.mode {
    case .grid: words = "Best of \(result.combinations) combinations"
    case .random: words = "Best of \(result.combinations) random combinations"
    case .descent: words = "Best, changing one number after the other"
    }
    heading("\(words), \(Self.place(outcome))")
    text += answer.chosen(
      zip(sweep.axes, sweep.indices(of: result.combination)).map { axis, index in
        TuningAnswer.Axis(
          path: axis.number.path, values: axis.values, isOrdered: axis.isOrdered, chosen: index,
          before: axis.number.text(in: sweep.base))
      }, style: style)
  }

  static func place(_ outcome: TuningOutcome) -> String {
    let scene = outcome.run.settings.scene
    let way = "\(scene.direction.name), \(DecimalText(scene.length)) pt"
    return outcome.run.settings.isNamedScene ? "scene \(scene.name) (\(way))" : way
  }

  private var other: String { outcome.run.settings.comparedWords }

  private var subject: String {
    outcome.run.isSweep ? "the best" : "the set thresholds"
  }

  private var sureness: SurenessText { SurenessText(result, of: subject, against: other) }

  private mutating func scores() {
    var rows: [(String, [String])] = []
    let costs = outcome.run.settings.costs
    for validation in result.validations {
      rows.append((Self.others(validation.kind), cells(validation.chosen)))
    }
    if outcome.run.isSweep {
      if result.expected == nil {
        rows.append(("the best", cells(result.chosen)))
      }
    } else {
      rows.append(("as set", cells(result.chosen)))
    }
    let settings = outcome.run.settings
    rows.append(
      (settings.compared == nil ? "previous" : settings.comparedName, cells(result.base)))
    if result.expected != nil { rows.append(("the best, in sample", cells(result.chosen))) }
    heading("How good")
    text += table(rows)
    text +=
      "  \(sureness.mean); \(JudgementError.allCases.map { "\(Self.short($0)) \(DecimalText(costs[$0]))" }.joined(separator: ", ")).\n"
    if result.expected != nil {
      text += "  In sample: on the same recordings that chose it, so the figure is too good.\n"
    }
  }

  private static func short(_ error: JudgementError) -> String {
    switch error {
    case .lost: "lost"
    case .unwanted: "unwanted"
    case .missed: "missed"
    case .falseStart: "a false start"
    }
  }

  static func others(_ kind: Folds.Kind) -> String {
    switch kind {
    case .person: "the best on other people"
    case .device: "the best on other devices"
    case .recording: "the best on other recordings"
    }
  }

  private mutating func comparison() {
    heading("How sure")
    text += answer.comparison(sureness, style: style)
    people()
  }

  /// Adds the number of people that an answer with the wanted precision needs, and the costs of
  /// thresholds chosen from fewer people.
  private mutating func people() {
    guard let score = result.forOthers.interval, result.isByPerson else { return }
    let half = (score.high - score.low) / 2
    if let count = SampleSize.people(
      spread: half * Double(result.people).squareRoot()
        / StudentDistribution.limit(0.05, freedom: result.people - 1), within: wantedWidth)
    {
      text +=
        "  To know the cost to ±\(DecimalText(wantedWidth)), record about \(count) people like these.\n"
    }
    guard let curve = result.curve, !curve.points.isEmpty else { return }
    let points = curve.points.map {
      "\($0.people) \($0.people == 1 ? "person" : "people") \(FigureText.cost($0.cost))"
    }
    text +=
      "  Mean cost on other people when chosen from fewer people: \(points.joined(separator: ", ")).\n"
  }
}
