import PantographGestures
import PantographPlainText
import PantographPlotting
import PantographTouches
import PantographTuning
import PantographTuningFiles
import PantographTuningPage

/// The results of `tune --recognition` as a single HTML file: the tables of the terminal, to the
/// digit, and each recording that is not recognized as labelled with its drawing.
struct RecognitionPage {
  private let rows: RecognitionRows
  private let facts: [String]
  private let drawings: [Int: Drawing]
  private let place: String
  private let folder: SharedFolder

  /// The largest number of mistakes that are drawn. More would make a file too large for browsers.
  static let mostDrawings = 500

  /// Creates a page. `place` is the name of the corpus for the heading; `drawings` has a drawing for
  /// each mistake that can be drawn.
  init(
    _ outcome: RecognitionOutcome, _ facts: RecognitionFacts, _ drawings: [Int: Drawing],
    place: String
  ) {
    rows = RecognitionRows(outcome: outcome)
    self.facts = facts.sentences
    self.drawings = drawings
    self.place = place
    folder = SharedFolder(of: outcome.selection.judged.map(\.name))
  }

  /// The contents of the file.
  var html: String {
    var body = "<header><h1>Recognition \(escaped(place))</h1>"
    body += "<p>\(escaped(rows.corpus))</p></header>\n"
    if !facts.isEmpty { body += list(facts) }
    if rows.outcome.isSweep {
      body += section(rows.choiceTitle, choice + notes(rows.answer.choiceNotes))
    }
    body += section("How good", table(rows.scores) + notes(rows.scoreNotes))
    if rows.isCompared {
      body += section("How sure", list(rows.sureness.facts + [rows.sureness.verdict]))
    }
    let confusions = rows.confusions.map { table($0) }.joined()
    body += section(
      "Labels against what is recognized", "<div class=\"tables\">\(confusions)</div>")
    if !rows.groups.isEmpty {
      let groups = rows.groups.map { table($0) }.joined()
      body += section("Devices and labels", "<div class=\"tables\">\(groups)</div>")
    }
    if !rows.delays.isEmpty { body += section(RecognitionRows.delaysTitle, table(rows.delays)) }
    let frontier = rows.frontier(.max)
    if !frontier.isEmpty {
      body += section(
        RecognitionRows.frontierTitle,
        chart + table(frontier) + notes([RecognitionRows.frontierNotes.joined(separator: " ")]))
    }
    body += mistakes
    return ReportDocument(
      title: "Recognition \(place)", style: ReportDocument.style + Self.style,
      body: "<main id=\"recognition\">\n\(body)</main>"
    ).html
  }

  private static let style = """

    #recognition { display: block; } #recognition table { width: auto; margin: 0 0 16px; }
    #recognition section { overflow-x: auto; }
    .tables { display: flex; flex-wrap: wrap; gap: 8px 48px; align-items: start; }
    .same { background: var(--row); } .other-kind { background: var(--wrong); font-weight: 600; }
    .chart { max-width: 620px; } .mistakes { list-style: none; padding: 0; }
    .mistakes li { margin: 0 0 24px; break-inside: avoid; } .mistakes svg { max-width: 760px; }
    .mistakes h3 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
    """

  private func escaped(_ text: String) -> String { ReportDocument.escaped(text) }

  private func section(_ title: String, _ content: String) -> String {
    "<section>\n<h2>\(escaped(title))</h2>\n\(content)</section>\n"
  }

  private func list(_ sentences: [String]) -> String {
    "<ul>\n\(sentences.map { "<li>\(escaped($0))</li>\n" }.joined())</ul>\n"
  }

  private func notes(_ sentences: [String]) -> String {
    sentences.map { "<p class=\"hint\">\(escaped($0))</p>\n" }.joined()
  }

  /// Returns a table whose first row has the headings. Cells of a table of confusions are tinted.
  private func table(_ rows: [[String]]) -> String {
    guard let headings = rows.first else { return "" }
    var html = "<table>\n<thead><tr>"
    for heading in headings { html += "<th scope=\"col\">\(escaped(heading))</th>" }
    html += "</tr></thead>\n<tbody>\n"
    let isConfusion = headings[0] == "fingers" || headings[0].hasPrefix("labelled")
    for row in rows.dropFirst() {
      html += "<tr><th scope=\"row\">\(escaped(row.first ?? ""))</th>"
      for (heading, cell) in zip(headings, row).dropFirst() {
        let tint =
          isConfusion && !cell.isEmpty
          ? Self.agree(row[0], heading) ? " class=\"same\"" : " class=\"other-kind\"" : ""
        html += "<td\(tint)>\(escaped(cell))</td>"
      }
      html += "</tr>\n"
    }
    return html + "</tbody>\n</table>\n"
  }

  /// Whether a recognized kind, or number of fingers, is one that the label allows. Strokes are named
  /// by their number of fingers.
  private static func agree(_ label: String, _ recognized: String) -> Bool {
    let strokes = ["drag", "scroll", "swipe"]
    if label == recognized { return true }
    if label == "touch and release" { return recognized == "tap" || recognized == "hold" }
    return (strokes + ["circle"]).contains(label) && strokes.contains(recognized)
  }

  private var choice: String {
    let rows = rows.choice.map { [$0.path, $0.value, $0.remark] }
    return table([["", "value", ""]] + rows)
  }

  // MARK: Mistakes

  private var mistakes: String {
    let mistakes = rows.outcome.mistakes
    guard !mistakes.isEmpty else { return "" }
    var html = "<ol class=\"mistakes\">\n"
    for index in mistakes {
      let mistake = rows.mistake(index)
      html +=
        "<li><h3>\(escaped(folder.name(of: mistake.name)))</h3>\n<p>\(escaped(mistake.words))</p>\n"
      if let why = mistake.why { html += "<p class=\"hint\">\(escaped(why))</p>\n" }
      if let drawing = drawings[index] {
        html += ReportDocument.svg(of: drawing, named: "mistake\(index)-")
      }
      html += "</li>\n"
    }
    html += "</ol>\n"
    if drawings.count < mistakes.count {
      html += notes(["\(mistakes.count - drawings.count) of \(mistakes.count) are not drawn."])
    }
    return section(rows.mistakesTitle, html)
  }

  // MARK: Mistakes and delay

  /// The cost of each combination above its delay; those that no other one beats are connected.
  private var chart: String {
    let outcome = rows.outcome
    var shown: [(delay: Double, cost: Double)] = []
    for figure in outcome.figures {
      if let delay = figure.delay { shown.append((delay.seconds * 1000, figure.cost)) }
    }
    let frontier = outcome.frontier
    guard let delays = Range(shown.map(\.delay)), let costs = Range(shown.map(\.cost)) else {
      return ""
    }
    let (width, height, left, bottom) = (560.0, 280.0, 60.0, 40.0)
    func point(_ delay: Double, _ cost: Double) -> String {
      let x = left + delays.share(delay) * (width - left - 20)
      let y = height - bottom - costs.share(cost) * (height - bottom - 30)
      return "\(DecimalText(x, decimals: 1)) \(DecimalText(y, decimals: 1))"
    }
    func circle(_ delay: Double, _ cost: Double, _ radius: String, _ color: String) -> String {
      let place = point(delay, cost).split(separator: " ")
      return
        "<circle cx=\"\(place[0])\" cy=\"\(place[1])\" r=\"\(radius)\" fill=\"var(--\(color))\"/>"
    }
    var svg = "<div class=\"chart\"><svg viewBox=\"0 0 \(Int(width)) \(Int(height))\" role=\"img\" "
    svg += "aria-label=\"The cost of each combination by its delay\">"
    svg += "<path d=\"M60 20V240H540\" fill=\"none\" stroke=\"var(--edge)\"/>"
    for dot in shown.dropLast() { svg += circle(dot.delay, dot.cost, "2.5", "other") }
    let line = frontier.compactMap { figure in
      figure.delay.map { point($0.seconds * 1000, figure.cost) }
    }
    if !line.isEmpty {
      svg += "<path d=\"M\(line.joined(separator: "L"))\" fill=\"none\" stroke=\"var(--mark)\"/>"
    }
    for figure in frontier {
      if let delay = figure.delay { svg += circle(delay.seconds * 1000, figure.cost, "4", "mark") }
    }
    if let base = outcome.figures.last, let delay = base.delay {
      svg += circle(delay.seconds * 1000, base.cost, "5", "cancel")
    }
    func label(_ x: Double, _ y: Double, _ text: String, _ anchor: String) -> String {
      "<text x=\"\(DecimalText(x))\" y=\"\(DecimalText(y))\" text-anchor=\"\(anchor)\">\(text)</text>"
    }
    func milliseconds(_ value: Double) -> String {
      "\(DecimalText(value, decimals: 1, zeros: .kept)) ms"
    }
    svg += label(left, 258, milliseconds(delays.low), "start")
    svg += label(540, 258, milliseconds(delays.high), "end")
    svg += label(54, 244, FigureText.cost(costs.low), "end")
    svg += label(54, 34, FigureText.cost(costs.high), "end")
    svg += label(300, 275, "delay", "middle") + label(4, 14, "cost", "start")
    return svg + "</svg></div>\n"
      + "<p class=\"hint legend\"><span class=\"finish\">no other one beats it</span> "
      + "<span class=\"cancel\">before</span> <span class=\"other\">others</span></p>\n"
  }

  /// The range of the values along an axis of the chart.
  private struct Range {
    let low: Double
    let high: Double

    init?(_ values: [Double]) {
      guard let low = values.min(), let high = values.max() else { return nil }
      (self.low, self.high) = (low, high)
    }

    func share(_ value: Double) -> Double { high > low ? (value - low) / (high - low) : 0.5 }
  }
}
