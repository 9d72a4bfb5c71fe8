import PantographPlainText
import PantographTouches

/// Writes a trace as JSON frame by frame, so that a long trace is never whole in memory.
package struct GestureTraceJSON {
  private var text: String
  private var isFirst = true
  private let start: Timestamp

  /// Creates a writer. Seconds count from `start`; `head` holds members before the frames, as JSON.
  package init(since start: Timestamp = .zero, head: [(name: String, json: String)] = []) {
    self.start = start
    text = "{"
    for (name, json) in head { text += "\(JSONWriter.quoted(name)): \(json), " }
    text += "\"frames\": ["
  }

  /// Adds a frame. `track` is the device's number in a recording of several.
  package mutating func add(_ frame: GestureTrace.Frame, track: Int? = nil) {
    text += isFirst ? "\n  " : ",\n  "
    isFirst = false
    var json = JSONWriter(layout: .spaced)
    json.object { json in
      if let track { json.member("track", track) }
      json.key("time")
      json.raw(DecimalText(scaled: (frame.time - start).microseconds, decimals: 6).description)
      json.member("fingers", frame.fingers)
      if !frame.contacts.isEmpty {
        json.key("contacts")
        json.array(frame.contacts) { $0.value($1) }
      }
      json.key("gestures")
      json.array(frame.entries) { $0.value($1) }
    }
    text += json.text
  }

  /// Ends the list and the object. `tail` holds members after the frames.
  package mutating func end(tail: [(name: String, json: String)] = []) {
    text += "\n]"
    for (name, json) in tail { text += ", \(JSONWriter.quoted(name)): \(json)" }
    text += "}\n"
  }

  /// Returns the text written so far and removes it.
  package mutating func take() -> String {
    defer { text = "" }
    return text
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ contact: Contact) {
    object { json in
      json.member("id", Int(contact.id.rawValue))
      json.member("phase", contact.phase.name)
      if case .cancelled(let cause) = contact.phase { json.member("why", cause.text) }
      json.key("position")
      json.value(contact.position)
    }
  }

  fileprivate mutating func value(_ entry: GestureTrace.Entry) {
    object { json in
      json.member("name", entry.name)
      json.member("phase", entry.phase.text)
      if let cause = entry.cause { json.member("why", cause.text) }
      guard let hand = entry.hand else { return }
      json.member("kind", hand.kind.name)
      json.key("translation")
      json.value(hand.sample.translation)
      json.key("velocity")
      json.value(hand.sample.velocity)
      json.key("evidence")
      json.value(hand.evidence)
    }
  }

  /// Writes a hand's measurements, in seconds and millimetres.
  package mutating func value(_ evidence: HandEvidence) {
    object { json in
      json.member("rule", evidence.rule.name)
      json.member("fingers", evidence.fingers)
      json.member("elapsed", evidence.elapsed.seconds)
      json.member("together", evidence.together)
      json.member("apart", evidence.apart)
      json.member("around", evidence.around)
      json.member("furthest", evidence.furthest)
    }
  }

  /// Writes the coordinates of a vector as a list.
  package mutating func value(_ vector: Vector) {
    beginArray()
    value(vector.x, decimals: 3)
    value(vector.y, decimals: 3)
    endArray()
  }
}

extension ContactPhase {
  fileprivate var name: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
