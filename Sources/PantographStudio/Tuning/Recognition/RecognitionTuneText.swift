import PantographCLI
import PantographCommands
import PantographPlainText
import PantographTuning
import PantographTuningFiles

/// Writes the results of `tune --recognition` for people. The answer comes last, so that it is the
/// visible end of the output.
struct RecognitionTuneText {
  private(set) var text: PrintableText = ""
  private let rows: RecognitionRows
  private let plots: [Int: String]
  private let style: TextStyle

  /// The largest number of lines of the frontier that are printed; --json and --csv have all.
  private static let mostFrontier = 12

  init(
    _ outcome: RecognitionOutcome, _ facts: RecognitionFacts, _ plots: [Int: String],
    style: TextStyle, mistakes: Int?
  ) {
    rows = RecognitionRows(outcome: outcome)
    self.plots = plots
    self.style = style
    text += style.bold("\(rows.corpus)") + "\n"
    note(facts.sentences)
    list(mistakes)
    for rows in rows.confusions + rows.groups { text += "\n" + table(rows) }
    if !rows.delays.isEmpty {
      heading(RecognitionRows.delaysTitle)
      text += table(rows.delays)
    }
    if outcome.isSweep {
      frontier()
      choice()
    }
    heading("How good")
    text += table(rows.scores)
    note(rows.scoreNotes)
    comparison()
  }

  private mutating func heading(_ words: String) { text += "\n" + style.bold("\(words)") + "\n" }

  private mutating func note(_ sentences: [String]) {
    for sentence in sentences { text += "  \(sentence)\n" }
  }

  private mutating func list(_ limit: Int?) {
    let mistakes = rows.outcome.mistakes
    let shown = mistakes.prefix(limit ?? .max)
    guard !shown.isEmpty else { return }
    heading(rows.mistakesTitle)
    for index in shown {
      let mistake = rows.mistake(index)
      text += "  \(mistake.name)\n"
      text += "    \(style.yellow("\(mistake.words)"))\n"
      if let why = mistake.why { text += "    \(why)\n" }
      if let path = plots[index] { text += "    \(style.faint("drawn in \(path)"))\n" }
    }
    if mistakes.count > shown.count { text += "  and \(mistakes.count - shown.count) more\n" }
  }

  /// Returns a table with names aligned left and figures aligned right.
  private func table(_ rows: [[String]]) -> PrintableText {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.enumerated().map { (index, row) -> PrintableText in
      var line = " "
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += " " + (column == 0 ? cell + space : " " + space + cell)
      }
      while line.last == " " { line.removeLast() }
      return (index == 0 ? style.faint("\(line)") : "\(line)") + "\n"
    }.joined()
  }

  private mutating func frontier() {
    let frontier = rows.frontier(Self.mostFrontier)
    guard !frontier.isEmpty else { return }
    heading(RecognitionRows.frontierTitle)
    text += table(frontier)
    let count = rows.outcome.frontier.count
    if count > Self.mostFrontier { text += "  and \(count - Self.mostFrontier) more\n" }
    note(RecognitionRows.frontierNotes)
  }

  private mutating func choice() {
    heading(rows.choiceTitle)
    let choice = rows.choice
    let width = choice.map(\.path.count).max() ?? 0
    let widest = choice.map(\.value.count).max() ?? 0
    for number in choice {
      let space = String(repeating: " ", count: width - number.path.count + 2)
      var line: PrintableText = "  \(number.path)\(space)\(style.bold("\(number.value)"))"
      line += PrintableText(repeating: " ", count: widest - number.value.count + 2)
      line += style.faint("\(number.remark)")
      text += line.withoutSpacesAtEnd + "\n"
    }
    note(rows.choiceNotes)
  }

  private mutating func comparison() {
    guard rows.isCompared else { return }
    heading("How sure")
    note(rows.sureness.facts)
    let words: PrintableText = "  \(rows.sureness.verdict)"
    switch rows.result.gain.verdict {
    case .better: text += style.green(words) + "\n"
    case .worse, .undecided, .same, .fewPeople, .unknownPeople, .oneKind:
      text += style.yellow(words) + "\n"
    }
  }
}
