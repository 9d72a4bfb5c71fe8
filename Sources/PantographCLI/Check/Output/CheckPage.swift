import PantographGestures
import PantographPlainText
import PantographPlotting

/// Writes a check's result as an HTML page that loads nothing else.
enum CheckPage {
  static func text(_ report: CheckReport) -> String {
    let findings = report.findings
    let counts = CheckText.counts(findings).description
    var body = "<h1>\(title(report))</h1>\n<p class=\"counts\">\(escaped(counts)).</p>\n"
    body += facts(report)
    body +=
      "<table>\n<thead><tr><th>State</th><th>Subject</th><th>Reason</th></tr></thead>\n<tbody>\n"
    for finding in findings {
      let advice = finding.advice.map { "<p class=\"advice\">\(escaped($0))</p>" } ?? ""
      body +=
        "<tr class=\"\(finding.state.key)\"><td><span>\(finding.state.words)</span></td>"
        + "<td>\(escaped(finding.topic))</td><td>\(escaped(finding.reason))\(advice)</td></tr>\n"
    }
    body += "</tbody>\n</table>\n"
    for hand in report.hands { body += section(hand) }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title(report))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  private static func title(_ report: CheckReport) -> String {
    report.end == .recording ? "A recording, checked" : "A touch device, checked"
  }

  private static func facts(_ report: CheckReport) -> String {
    var rows = [
      ("Device", report.device.name), ("Kind", report.device.kind.words),
      ("Vendor and product", report.device.model),
      ("Contacts at once", report.device.slots.map { "\($0)" } ?? "one"),
    ]
    if let system = report.system {
      rows.append(("Kernel", system.kernel))
      if let distribution = system.distribution { rows.append(("Distribution", distribution)) }
      rows.append(("Window system", system.windowWords))
    }
    let items = rows.map { "<dt>\($0)</dt><dd>\(escaped($1))</dd>\n" }.joined()
    return "<dl>\n\(items)</dl>\n"
  }

  private static func section(_ hand: CheckedHand) -> String {
    guard hand.recording != nil else { return "" }
    var text = "<section>\n<h2>\(escaped(hand.name))</h2>\n"
    if !hand.gestures.isEmpty {
      let items = hand.gestures.map { "<li>\(escaped("\($0.words): \($0.why)"))</li>\n" }.joined()
      text += "<ul>\n\(items)</ul>\n"
    }
    for decision in hand.decisions {
      text += "<p>The decision about a transition: \(escaped(decision.description)).</p>\n"
    }
    if let filtered = hand.filtered { text += "<p>Filters: \(escaped(filtered)).</p>\n" }
    if let figure = hand.figure {
      text += "<figure>\n\(SVGWriter().text(of: figure))</figure>\n"
    }
    return text + "</section>\n"
  }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in PrintableText(text).description {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --held: #1a7f37; --not: #cf222e; }
    @media (prefers-color-scheme: dark) { :root { --held: #57c26f; --not: #ff7b72; } }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
    h1 { font-size: 1.6rem; margin: 0 0 .2rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .3rem; }
    .counts { margin: 0 0 1.2rem; opacity: .8; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0 0 1.5rem; }
    dt { opacity: .7; } dd { margin: 0; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; vertical-align: top; padding: .45rem .8rem .45rem 0; border-top: 1px solid var(--line); }
    th { font-weight: 600; border-top: 0; } td:nth-child(-n+2) { white-space: nowrap; }
    .held span { color: var(--held); font-weight: 600; } .notHeld span { color: var(--not); font-weight: 600; }
    .notChecked span { opacity: .65; } .advice { margin: .2rem 0 0; opacity: .8; }
    figure { margin: .5rem 0; background: #fff; border-radius: 6px; } svg { max-width: 100%; height: auto; }
    """
}
