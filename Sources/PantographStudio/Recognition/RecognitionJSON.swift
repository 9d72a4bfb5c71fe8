import PantographCLI
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographStage
import PantographTouches

/// Writes the output of `replay --json`: one object with the gestures of all devices of a
/// recording, and with what each recognizer of the standard set recognized.
struct RecognitionJSON {
  var tracks: [(index: Int, recognition: TrackRecognition)]

  /// Begins the object.
  static func begin(_ file: String) -> JSONWriter {
    var json = JSONWriter()
    json.beginObject()
    json.member("schema", JSONSchema.recognition)
    json.member("file", file)
    return json
  }

  /// Writes the rest of the object in pieces, because there may be many gestures.
  func write(
    _ json: inout JSONWriter, _ print: (String) throws(Failure) -> Void
  ) throws(Failure) {
    json.key("gestures")
    json.beginArray()
    for (track, recognition) in tracks {
      try recognition.gestures.each { gesture throws(Failure) in
        json.value(gesture, track: track, since: .zero)
        try print(json.take())
      }
    }
    json.endArray()
    json.key("recognizers")
    json.beginArray()
    for (track, recognition) in tracks {
      try recognition.runs.each { run throws(Failure) in
        Self.add(run, track, to: &json)
        try print(json.take())
      }
    }
    json.endArray()
    json.key("surfaces")
    json.array(tracks) { Self.add($1.recognition, $1.index, to: &$0) }
    json.endObject()
    try print(json.take() + "\n")
  }

  private static func add(
    _ recognition: TrackRecognition, _ track: Int, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("track", track)
      json.member("kind", recognition.surface.kind.key)
      json.key("sizeMillimetres")
      json.value(recognition.surface.size)
      json.member("sizeAssumed", recognition.surface.isAssumed)
      json.member("duration", recognition.duration.seconds)
    }
  }

  private static func add(_ run: RecognizerRun, _ track: Int, to json: inout JSONWriter) {
    json.object { json in
      json.member("recognizer", run.title)
      json.member("fingers", run.touches)
      json.member("track", track)
      json.member("began", (run.began - .zero).seconds)
      json.member("end", (run.end - .zero).seconds)
      if let translation = run.sample.translation {
        json.key("translation")
        json.value(translation)
      }
      if let velocity = run.sample.velocity {
        json.key("velocity")
        json.value(velocity)
      }
      if let scale = run.sample.scale { json.member("scale", scale) }
      if let rotation = run.sample.rotation { json.member("rotation", rotation) }
      json.member("outcome", run.outcome.text)
      json.member("reason", run.reason?.key)
    }
  }
}
