import PantographGestures
import PantographPlainText
import PantographTouches

extension JSONWriter {
  /// Writes a gesture as one object. Seconds count from `start`, and lengths are in millimetres.
  package mutating func value(_ record: GestureRecord, track: Int, since start: Timestamp) {
    object { json in
      json.member("kind", record.kind.name)
      json.member("fingers", record.fingers)
      json.member("direction", record.direction.map { "\($0)" })
      json.member("track", track)
      json.member("start", (record.start - start).seconds)
      json.member("began", (record.began - start).seconds)
      json.member("end", (record.end - start).seconds)
      json.key("translation")
      json.value(record.sample.translation)
      json.key("velocity")
      json.value(record.sample.velocity)
      json.member("scale", record.sample.scale)
      json.member("rotation", record.sample.rotation)
      json.member("outcome", record.outcome.text)
      json.member("reason", record.reason.key)
      json.key("evidence")
      json.value(record.evidence)
    }
  }
}
