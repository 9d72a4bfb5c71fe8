import PantographCLI
import PantographCommands
import PantographDemos
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographStage

/// Writes the outcomes of a recording in a scene as JSON. Times are in seconds from the first
/// frame.
struct SceneReportJSON {
  var report: SceneReport
  var entries: SceneEntries
  var file: String
  /// Whether the recording expects an outcome.
  var expects: Bool
  var difference: String?

  /// Writes the object in pieces, because there may be many transitions.
  func write(_ print: (String) throws(Failure) -> Void) throws(Failure) {
    var json = JSONWriter()
    json.beginObject()
    json.member("schema", JSONSchema.scene)
    json.member("file", file)
    json.member("scene", report.scene)
    json.member("policy", report.isApplication ? nil : report.policy)
    json.member("outcome", entries.last?.outcome.map { "\($0.name)" })
    json.member("reason", entries.last?.decision?.description)
    for (key, list) in [
      ("transitions", entries.transitions), ("refusals", entries.refusals),
      ("callbacks", entries.callbacks), ("events", entries.events),
    ] {
      json.key(key)
      json.raw("")
      try print(json.take())
      try list.text.forEachPiece(print) { Failure($0) }
    }
    json.key("shown")
    json.array(report.shown) { $0.value($1) }
    if let tree = report.tree { json.member("tree", tree) }
    if expects {
      json.member("asExpected", difference == nil)
      json.member("difference", difference)
    }
    json.endObject()
    try print(json.take() + "\n")
  }
}
