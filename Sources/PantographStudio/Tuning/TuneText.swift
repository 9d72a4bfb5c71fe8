import Gestures
import PantographCLI
import PlainText
import Tuning
import TuningFiles

/// Writes what a run found, for people; the answer comes last, where the eye is.
struct TuneText {
  private(set) var text: PrintableText = ""
  private let outcome: TuningOutcome
  private let style: TextStyle

  init(_ outcome: TuningOutcome, _ facts: TuneFacts, style: TextStyle, mistakes: Int?) {
    self.outcome = outcome
    self.style = style
    corpus(facts)
    list(mistakes)
    policies()
    updates()
    if outcome.run.sweep.count > 1 { choice() }
    scores()
    if outcome.run.sweep.count > 1 { comparison() }
  }

  private var result: TuningResult { outcome.result }

  private mutating func heading(_ words: PrintableText) { text += "\n" + style.bold(words) + "\n" }

  private mutating func corpus(_ facts: TuneFacts) {
    let labels = GestureLabel.allCases.filter { result.labels[Int($0.rawValue)] > 0 }
      .map { "\(result.labels[Int($0.rawValue)]) \($0.name)" }
    var words: PrintableText = "\(result.samples) recordings (\(labels.joined(separator: ", ")))"
    let (people, devices) = (outcome.selection.people.count, outcome.selection.devices.count)
    if people > 0 { words += ", \(people) \(people == 1 ? "person" : "people")" }
    if devices > 0 { words += ", \(devices) \(devices == 1 ? "device" : "devices")" }
    text += style.bold(words) + "\n"
    for fact in facts.sentences { text += "  \(fact)\n" }
  }

  // MARK: Mistakes

  private mutating func list(_ limit: Int?) {
    let mistakes = result.mistakes.sorted { $0.isNearer(than: $1) }
    let shown = mistakes.prefix(limit ?? .max)
    guard !shown.isEmpty else { return }
    heading("Misjudged by the best, nearest first")
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
    case .unwanted: "finished, and was not meant to"
    case .missed: "meant to finish, began nothing"
    case .falseStart: "moved the transition, and was not meant to"
    }
  }

  // MARK: Tables

  private static let columns = ["right", "lost", "unwanted", "missed", "false starts", "cost"]

  private func cells(_ tally: ErrorTally, _ cost: Double, _ interval: Interval?) -> [String] {
    let figures = [tally.lost, tally.unwanted, tally.missed, tally.falseStart].map { "\($0)" }
    return [FigureText.percent(tally)] + figures + [FigureText.cost(cost, interval)]
  }

  /// Names to the left, figures to the right.
  private func table(_ rows: [(String, [String])]) -> PrintableText {
    let all = [("", Self.columns)] + rows
    let name = all.map(\.0.count).max() ?? 0
    let widths = Self.columns.indices.map { column in all.map { $0.1[column].count }.max() ?? 0 }
    return all.enumerated().map { (index, row) -> PrintableText in
      var line = "  " + row.0 + String(repeating: " ", count: name - row.0.count)
      for (column, cell) in row.1.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += "  " + (column == row.1.count - 1 ? cell : space + cell)
      }
      return (index == 0 ? style.faint("\(line)") : "\(line)") + "\n"
    }.joined()
  }

  private mutating func policies() {
    guard !result.policies.isEmpty else { return }
    heading("All policies on the same recordings, as they are")
    let rows = zip(outcome.run.policies, result.policies).map { ($0.name, $1) }
      .sorted { $0.1.cost != $1.1.cost ? $0.1.cost < $1.1.cost : $0.0 < $1.0 }
    text += table(rows.map { ($0.0, cells($0.1.tally, $0.1.cost, $0.1.interval)) })
  }

  private mutating func updates() {
    guard !result.updates.isEmpty else { return }
    heading("What is shown while the hand is down")
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
    text += "  Least lag and movement to and fro together: "
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
    case .random: words = "Best of \(result.combinations) drawn combinations"
    case .descent: words = "Best, one number after the other"
    }
    heading("\(words), \(Self.place(outcome))")
    let indices = sweep.indices(of: result.combination)
    let width = sweep.axes.map(\.number.path.count).max() ?? 0
    let values = zip(sweep.axes, indices).map { $0.values[$1] }
    let widest = values.map(\.count).max() ?? 0
    for (place, axis) in sweep.axes.enumerated() {
      let path = axis.number.path
      let space = String(repeating: " ", count: width - path.count + 2)
      var line: PrintableText = "  \(path)\(space)\(style.bold("\(values[place])"))"
      line += PrintableText(repeating: " ", count: widest - values[place].count + 2)
      line += style.faint("\(range(place, axis))\(was(axis, values[place]))")
      text += line.withoutSpacesAtEnd + "\n"
    }
    if result.ties > 1 {
      text += "  \(result.ties) combinations cost exactly as little as the cheapest.\n"
    }
    if let plateau = result.plateau, plateau > result.ties {
      text += "  \(plateau) cost hardly more; this one's neighbours cost least.\n"
    }
  }

  static func place(_ outcome: TuningOutcome) -> String {
    let scene = outcome.run.settings.scene
    let way = "\(scene.direction.name), \(DecimalText(scene.length)) pt"
    return outcome.run.settings.isNamedScene ? "scene \(scene.name) (\(way))" : way
  }

  private func range(_ place: Int, _ axis: SweepAxis) -> String {
    let range = result.ranges[place]
    guard axis.isOrdered else { return "" }
    guard range.values.count > 1 else { return "no neighbour is as good" }
    let text =
      "as good from \(axis.values[range.values.lowerBound]) to \(axis.values[range.values.upperBound])"
    return range.isOpen ? text + ", where the sweep ends" : text
  }

  private func was(_ axis: SweepAxis, _ value: String) -> String {
    let before = axis.number.text(in: outcome.run.sweep.base)
    return before == value ? "; as it was" : "; was \(before)"
  }

  private mutating func scores() {
    var rows: [(String, [String])] = []
    let costs = outcome.run.settings.costs
    if outcome.run.sweep.count > 1 {
      rows.append(("best", cells(result.chosen.tally, result.chosen.cost, result.chosen.interval)))
      for validation in result.validations {
        rows.append(
          (
            Self.others(validation.kind),
            cells(validation.chosen, mean(validation.chosen, costs), nil)
          ))
      }
    }
    rows.append(("as it was", cells(result.base.tally, result.base.cost, result.base.interval)))
    heading("How good")
    text += table(rows)
    text +=
      "  A recording's mean cost; \(JudgementError.allCases.map { "\(Self.short($0)) \(DecimalText(costs[$0]))" }.joined(separator: ", ")).\n"
  }

  private func mean(_ tally: ErrorTally, _ costs: ErrorCosts) -> Double {
    tally.cost(costs) / Double(max(tally.recordings, 1))
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
    case .person: "  on other people"
    case .device: "  on other devices"
    case .recording: "  on other recordings"
    }
  }

  private mutating func comparison() {
    heading("How sure")
    let pairs = result.comparison
    let count = pairs.firstOnly + pairs.secondOnly
    if count == 0 {
      text += "  Every recording is judged as it was before.\n"
      return
    }
    text += "  Of \(count) recordings that are judged differently, the best is right on "
    text +=
      "\(pairs.firstOnly) and what was before on \(pairs.secondOnly) (p = \(FigureText.p(pairs.p))).\n"
    let (low, high) = (result.gainInterval.low, result.gainInterval.high)
    let isDearer = result.gain < 0
    let (least, most) = isDearer ? (-high, -low) : (low, high)
    text +=
      "  It costs \(FigureText.cost(result.gain.magnitude)) \(isDearer ? "more" : "less") a recording"
      + " (\(FigureText.cost(least)) to \(FigureText.cost(most))).\n"
    guard result.distinguishes else {
      let doubt: PrintableText =
        "  That says nothing: the recordings do not tell where to draw the line."
      text += style.yellow(doubt) + "\n"
      return
    }
    let isBetter = pairs.p < 0.05 && low > 0
    text +=
      isBetter
      ? style.green("  Better for more than chance.") + "\n"
      : style.yellow("  That may be chance: keep what was before, or record more.") + "\n"
  }
}
