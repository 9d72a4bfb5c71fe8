import PantographCLI
import PantographCommands
import PantographPlainText

/// Writes the result of each case as text, TAP or JSON, and a summary at the end.
struct SuiteOutput {
  enum Form: Sendable { case text, tap, json }

  var form: Form
  var style: TextStyle
  private var number = 0

  init(_ form: Form, style: TextStyle) {
    self.form = form
    self.style = style
  }

  func start(by policy: String) -> PrintableText {
    switch form {
    case .text: ""
    case .tap: "TAP version 14\n# by \(policy)\n"
    case .json:
      "{\"schema\":\(JSONSchema.suite),\"policy\":\(JSONWriter.quoted(policy)),\"cases\":["
    }
  }

  mutating func text(of entry: SuiteCase) -> PrintableText {
    number += 1
    return switch form {
    case .text: line(entry)
    case .tap: tap(entry)
    case .json: (number > 1 ? "," : "") + PrintableText(lines: json(entry))
    }
  }

  func end(_ tally: SuiteTally) -> PrintableText {
    switch form {
    case .text:
      "\n"
        + (tally.exitCode == .success
          ? style.green("\(tally.sentence)") : style.red("\(tally.sentence)"))
        + "\n"
    case .tap: "1..\(number)\n# \(tally.sentence)\n"
    case .json:
      "],\"recordings\":\(tally.recordings),\"asExpected\":\(tally.asExpected),"
        + "\"notAsExpected\":\(tally.notAsExpected),"
        + "\"withoutExpectation\":\(tally.withoutExpectation),"
        + "\"skipped\":\(tally.skipped),\"noRecording\":\(tally.noRecording),\"broken\":\(tally.broken)}\n"
    }
  }

  private func line(_ entry: SuiteCase) -> PrintableText {
    let name = PrintableText(entry.recording)
    let place = entry.scene.map { "\(name) into \($0)" as PrintableText } ?? name
    return switch entry.verdict {
    case .asExpected: "\(style.green("ok      "))  \(place): \(entry.ending)\n"
    case .notAsExpected(let why): "\(style.red("not ok  "))  \(place): \(why)\n"
    case .withoutExpectation:
      "\(style.faint("played  "))  \(place): \(entry.ending); no expectation\n"
    case .skipped(let why): style.faint("skipped   \(place): \(why)") + "\n"
    case .noRecording: style.faint("skipped   \(place): not a recording") + "\n"
    case .broken(let why): "\(style.red("broken  "))  \(place): \(why)\n"
    }
  }

  private func tap(_ entry: SuiteCase) -> PrintableText {
    let place = entry.scene.map { " into \(Self.escaped($0))" } ?? ""
    let name = PrintableText(Self.escaped(entry.recording) + place)
    switch entry.verdict {
    case .asExpected: return "ok \(number) - \(name)\n"
    case .withoutExpectation: return "ok \(number) - \(name) # SKIP no expectation\n"
    case .skipped(let why): return "ok \(number) - \(name) # SKIP \(Self.escaped(why))\n"
    case .noRecording: return "ok \(number) - \(name) # SKIP not a recording\n"
    case .notAsExpected(let why), .broken(let why):
      return "not ok \(number) - \(name)\n  ---\n  message: \(JSONWriter.quoted(why))\n  ...\n"
    }
  }

  /// Escapes backslashes and number signs. In TAP a number sign begins a directive.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in PrintableText(text).description {
      if character == "#" || character == "\\" { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }

  private func json(_ entry: SuiteCase) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("recording", entry.recording)
      json.member("scene", entry.scene)
      let (verdict, why): (String, String?) =
        switch entry.verdict {
        case .asExpected: ("asExpected", nil)
        case .notAsExpected(let why): ("notAsExpected", why)
        case .withoutExpectation: ("withoutExpectation", nil)
        case .skipped(let why): ("skipped", why)
        case .noRecording: ("noRecording", nil)
        case .broken(let why): ("broken", why)
        }
      json.member("verdict", verdict)
      json.member("why", why)
      json.member("ending", entry.scene == nil ? nil : entry.ending)
    }
    return json.text
  }
}
