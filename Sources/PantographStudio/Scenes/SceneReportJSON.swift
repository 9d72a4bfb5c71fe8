import PantographCLI
import PantographDemos
import PantographGestures
import PantographPlainText
import PantographStage
import PantographTouches

/// Writes the outcomes of a recording in a scene as JSON. Times are in seconds from the first
/// frame.
struct SceneReportJSON {
  var text: String

  init(
    _ report: SceneReport, file: String, expectation: SceneExpectation?, _ difference: String?
  ) {
    var json = JSONWriter()
    func time(_ time: Timestamp?) -> Double? { time.map { ($0 - report.start).seconds } }
    json.object { json in
      json.member("schema", JSONSchema.scene)
      json.member("file", file)
      json.member("scene", report.scene)
      json.member("policy", report.isApplication ? nil : report.policy)
      json.member("outcome", report.transitions.last?.outcome.map { "\($0.name)" })
      json.member("reason", report.transitions.last?.decision?.description)
      json.key("transitions")
      json.array(report.transitions) { json, transition in
        json.object { json in
          json.member("outcome", transition.outcome.map { "\($0.name)" })
          json.member("start", time(transition.start))
          json.member("release", time(transition.release))
          json.member("end", time(transition.end))
          json.member("furthest", transition.furthest)
          json.key("decision")
          json.raw(transition.decision?.json ?? "null")
        }
      }
      json.key("refusals")
      json.array(report.refusals) { json, refusal in
        json.object { json in
          json.member("time", time(refusal.time))
          json.member("text", refusal.refusal.description)
          json.key("refusal")
          json.raw(refusal.refusal.json)
          if let pan = refusal.pan { json.member("pan", pan) }
        }
      }
      json.key("callbacks")
      json.array(report.callbacks) { json, line in
        json.object { json in
          json.member("time", time(line.time))
          json.member("text", line.text)
        }
      }
      json.key("events")
      json.array(report.events) { json, line in Self.write(line, to: &json, time) }
      json.key("shown")
      json.array(report.shown) { $0.value($1) }
      if let tree = report.tree { json.member("tree", tree) }
      if expectation != nil {
        json.member("asExpected", difference == nil)
        json.member("difference", difference)
      }
    }
    text = json.text + "\n"
  }

  private static func write(
    _ line: SceneReport.Line, to json: inout JSONWriter, _ time: (Timestamp?) -> Double?
  ) {
    guard let event = line.event else { return }
    json.object { json in
      json.member("time", time(line.time))
      json.member("start", time(event.start))
      json.member("kind", event.kind)
      json.member("text", line.text)
      json.member("subject", event.subject)
      if let title = event.title { json.member("title", title) }
      if let section = event.section { json.member("section", section) }
      if let item = event.item { json.member("item", item) }
      if let from = event.from { json.member("from", from) }
      if let to = event.to { json.member("to", to) }
    }
  }
}
