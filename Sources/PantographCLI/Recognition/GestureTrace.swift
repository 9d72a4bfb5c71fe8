import Gestures
import PlainText
import Recordings
import Touches

/// Writes what every recognizer said of every frame, and where it stood then, as JSON.
struct GestureTrace {
  private(set) var json = JSONWriter()
  private var start = Timestamp.zero

  mutating func begin(file: String) {
    json.beginObject()
    json.member("file", file)
    json.key("tracks")
    json.beginArray()
  }

  mutating func beginTrack(_ track: RecordingTrack) {
    start = track.events.first?.time ?? .zero
    json.beginObject()
    json.member("device", track.header.device?.name)
    json.member("kind", track.header.device.map { DeviceKind($0).key })
    json.key("frames")
    json.beginArray()
  }

  mutating func add(_ moment: TrackRecognition.Moment) {
    let start = start
    json.object { json in
      json.member("time", (moment.frame.time - start).seconds)
      json.member("fingers", moment.frame.fingerCount)
      json.key("contacts")
      json.array(moment.frame.contacts) { json, contact in
        json.object { json in
          json.member("id", Int(contact.id.rawValue))
          json.member("phase", contact.phase.key)
          json.key("position")
          json.value(contact.position)
        }
      }
      json.key("states")
      json.object { json in
        json.member("hand", moment.hand.map { "\($0)" })
        for (name, phase) in moment.states { json.member(name, "\(phase)") }
      }
      json.key("events")
      json.beginArray()
      for event in moment.handEvents { Self.add(event, since: start, to: &json) }
      for word in moment.words { Self.add(word, since: start, to: &json) }
      json.endArray()
    }
  }

  mutating func endTrack() {
    json.endArray()
    json.endObject()
  }

  mutating func end() {
    json.endArray()
    json.endObject()
  }

  /// Hands over what was written so far.
  mutating func take() -> String { json.take() }

  private static func add(
    _ event: HandEvent, since start: Timestamp, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("recognizer", "hand")
      json.member("time", (event.sample.time - start).seconds)
      json.member("kind", "\(event.kind)")
      json.member("phase", "\(event.phase)")
      json.member("reason", event.reason.key)
      json.key("translation")
      json.value(event.sample.translation)
      json.key("velocity")
      json.value(event.sample.velocity)
      json.key("evidence")
      json.value(event.evidence)
    }
  }

  private static func add(
    _ word: TrackerSet.Word, since start: Timestamp, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("recognizer", word.name)
      json.member("time", (word.time - start).seconds)
      json.member("phase", "\(word.event.phase)")
      json.member("reason", word.event.reason.key)
    }
  }
}

extension ContactPhase {
  /// The name in JSON.
  fileprivate var key: String {
    switch self {
    case .cancelled(let cause): "cancelled: \(cause.key)"
    case .began, .moved, .stationary, .ended: "\(self)"
    }
  }
}
