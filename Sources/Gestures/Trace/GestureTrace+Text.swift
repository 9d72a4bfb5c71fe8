import PlainText
import Touches

extension GestureTrace {
  /// A line a frame: `0.056000 s  1 finger   pan began (did all that it asks) · tap failed (…)`.
  public var lines: [String] { frames.map { $0.text } }

  /// One object with a list of frames, a frame a line; times in seconds.
  public var json: String {
    var text = "{\"frames\": ["
    for index in frames.indices {
      text += index == 0 ? "\n  " : ",\n  "
      text += frames[index].json
    }
    return text + "\n]}\n"
  }
}

extension GestureTrace.Frame {
  /// Seconds to the microsecond, written without rounding.
  var seconds: String {
    DecimalText(scaled: time.microseconds, decimals: 6).description
  }

  var text: String {
    var text = "\(seconds) s  \(fingers) \(fingers == 1 ? "finger " : "fingers")  "
    for index in entries.indices {
      if index > 0 { text += " · " }
      text += "\(entries[index].name) \(entries[index].phase.text)"
      if let cause = entries[index].cause { text += " (\(cause.text))" }
    }
    return text
  }

  var json: String {
    var json = JSONWriter(layout: .spaced)
    json.object { json in
      json.key("time")
      json.raw(seconds)
      json.member("fingers", fingers)
      json.key("gestures")
      json.array(entries) { json, entry in
        json.object { json in
          json.member("name", entry.name)
          json.member("phase", entry.phase.text)
          if let cause = entry.cause { json.member("why", cause.text) }
        }
      }
    }
    return json.text
  }
}
