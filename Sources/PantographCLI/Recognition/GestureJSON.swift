import Gestures
import PlainText
import Touches

extension JSONWriter {
  /// A gesture as one object; seconds count from `start`, lengths are millimetres.
  mutating func value(_ record: GestureRecord, track: Int, since start: Timestamp) {
    object { json in
      json.member("kind", "\(record.kind)")
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
      json.member("outcome", "\(record.outcome)")
      json.member("reason", record.reason.key)
      json.key("evidence")
      json.value(record.evidence)
    }
  }

  mutating func value(_ evidence: HandEvidence) {
    object { json in
      json.member("rule", "\(evidence.rule)")
      json.member("fingers", evidence.fingers)
      json.member("elapsed", evidence.elapsed.seconds)
      json.member("together", evidence.together)
      json.member("apart", evidence.apart)
      json.member("around", evidence.around)
      json.member("furthest", evidence.furthest)
    }
  }

  mutating func value(_ vector: Vector) {
    array([vector.x, vector.y]) { $0.value($1, decimals: 3) }
  }
}
