import PantographCLI
import PantographCommands
import PantographDemos
import PantographGestures
import PantographPlainText
import PantographStage
import PantographTouches

/// Writes the outcomes of a recording in a scene for people.
struct SceneReportText {
  var text: PrintableText

  init(
    _ report: SceneReport, file: String, expectation: SceneExpectation?, _ difference: String?,
    style: TextStyle
  ) {
    let name: PrintableText = file == "-" ? "standard input" : "\(file)"
    text = style.bold(name) + "  into \(report.setting)\n\n"
    let hasEarlyLines = report.lines.contains { $0.time < report.start }
    let lines = report.toldLines
    for line in lines {
      let time = DecimalText((line.time - report.start).seconds, decimals: 3, zeros: .kept)
      let isDecision = line.event != nil || line.isDecision
      // Lines of an application before the first finger have negative times.
      let space = hasEarlyLines && line.time >= report.start ? " " : ""
      text += "  \(space)\(time) s  \(isDecision ? style.bold("\(line.text)") : "\(line.text)")\n"
    }
    if report.leftOut.lines > 0 {
      text += "  ... and \(report.leftOut.lines) more; --json lists them all\n"
    }
    if lines.isEmpty {
      text +=
        report.movesPointerOnly
        ? "  Nothing happened: one finger on a touchpad moves the pointer (--mapping surface).\n"
        : "  Nothing happened.\n"
    }
    text += "\n"
    for transition in report.transitions { text += Self.ending(transition, style) + "\n" }
    if report.leftOut.transitions > 0 {
      text += "... and \(report.leftOut.transitions) more transitions; --json lists them all\n"
    }
    if !report.somethingHappened {
      text +=
        report.isApplication
        ? "Nothing responded to the touches.\n" : "No gesture moved a transition.\n"
    }
    text += "On the screen now: \(report.shown.reversed().joined(separator: ", over "))\n"
    if let tree = report.tree { text += "\n" + PrintableText(lines: tree) + "\n" }
    if let difference {
      text += style.red("The recording's expectation is not met: ") + "\(difference)\n"
    } else if expectation != nil {
      text += style.green("The recording's expectation is met.") + "\n"
    }
  }

  private static func ending(
    _ outcome: TransitionOutcome, _ resting: RestingChoice?, _ style: TextStyle
  ) -> PrintableText {
    if let resting, !resting.place.isExit {
      let word: PrintableText = "Came to rest at \(resting.place.name)"
      return outcome == .finish ? style.green(word) : style.yellow(word)
    }
    return outcome == .finish ? style.green("Finished") : style.yellow("Went back")
  }

  private static func ending(_ transition: SceneReport.Transition, _ style: TextStyle)
    -> PrintableText
  {
    guard let outcome = transition.outcome else { return "The transition did not end." }
    let word = ending(outcome, transition.decision?.resting, style)
    guard let end = transition.end, let release = transition.release else { return "\(word)." }
    let time = DecimalText((end - release).seconds, decimals: 3)
    return "\(word), \(time) s after the release."
  }
}
