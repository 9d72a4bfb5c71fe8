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

  private func table(_ rows: [[String]]) -> PrintableText {
    TextTable(rows, first: .left, last: .right, style: style).text
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
    text += rows.answer.chosen(rows.axes, style: style)
  }

  private mutating func comparison() {
    guard rows.isCompared else { return }
    heading("How sure")
    text += rows.answer.comparison(rows.sureness, style: style)
  }
}
