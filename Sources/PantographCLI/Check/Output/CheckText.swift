import PantographCommands
import PantographPlainText

/// Writes what held and what did not, for a terminal and for the bundle.
struct CheckText {
  var style: TextStyle
  var width: Int

  /// The width of the column with the state, and of that with the topic.
  private static let columns = (state: 13, topic: 15)

  func text(_ report: CheckReport) -> PrintableText {
    let findings = report.findings
    var text: PrintableText = "\(style.bold("What held, and what did not"))\n"
    text += "  \(report.device.name) (\(report.device.kind.words), \(report.device.model))\n"
    if let system = report.system {
      let distribution = system.distribution.map { ", \($0)" } ?? ""
      text += "  \(system.kernel)\(distribution)\n"
    }
    text += "\n"
    for finding in findings { text += line(finding) }
    return text + "\n\(Self.counts(findings))\n"
  }

  /// Returns the numbers of findings, as a sentence.
  static func counts(_ findings: [CheckFinding]) -> PrintableText {
    func count(_ state: CheckFinding.State) -> Int { findings.count { $0.state == state } }
    return "\(count(.held)) held, \(count(.failed)) did not, \(count(.open)) not checked"
  }

  private func line(_ finding: CheckFinding) -> PrintableText {
    let column = 2 + Self.columns.state + Self.columns.topic
    let state = Self.padded(finding.state.words, Self.columns.state)
    let topic = Self.padded(finding.topic, Self.columns.topic)
    // Wraps the words beside two columns; the columns are colored afterwards.
    let words = finding.reason + (finding.advice.map { " \($0)" } ?? "")
    let wrapped = WrappedText(words, width: max(width, column + 30), indent: column).plain
    return "  \(colored(PrintableText(state), finding.state))\(topic)"
      + PrintableText(lines: String(wrapped.dropFirst(column)))
  }

  private func colored(_ text: PrintableText, _ state: CheckFinding.State) -> PrintableText {
    switch state {
    case .held: style.green(text)
    case .failed: style.red(text)
    case .open: style.faint(text)
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }
}
