import Gestures
import PlainText
import Touches

/// Writes what `replay --json` prints: one object with the gestures of all devices of a recording,
/// and what each recognizer of the standard set recognized by itself.
struct RecognitionJSON {
  var file: String
  var recognitions: [(track: Int, TrackRecognition)]

  var text: String {
    var json = JSONWriter()
    json.object { json in
      json.member("file", file)
      json.key("gestures")
      json.beginArray()
      for (track, recognition) in recognitions {
        for gesture in recognition.gestures {
          json.value(gesture, track: track, since: recognition.start)
        }
      }
      json.endArray()
      json.key("recognizers")
      json.beginArray()
      for (track, recognition) in recognitions {
        for run in recognition.runs { add(run, track, recognition.start, to: &json) }
      }
      json.endArray()
      json.key("surfaces")
      json.array(recognitions) { json, entry in
        let (track, recognition) = entry
        json.object { json in
          json.member("track", track)
          json.member("kind", recognition.surface.kind.key)
          json.key("sizeMillimetres")
          json.value(recognition.surface.size)
          json.member("sizeAssumed", recognition.surface.isAssumed)
          json.member("duration", (recognition.end - recognition.start).seconds)
        }
      }
    }
    return json.text + "\n"
  }

  private func add(
    _ run: TrackerRun, _ track: Int, _ start: Timestamp, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("recognizer", run.title)
      json.member("fingers", run.touches)
      json.member("track", track)
      json.member("began", (run.began - start).seconds)
      json.member("end", (run.end - start).seconds)
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
      json.member("outcome", "\(run.outcome)")
      json.member("reason", run.reason.key)
    }
  }
}
