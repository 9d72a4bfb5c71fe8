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
    let microseconds = time.microseconds
    let rest = String(microseconds.magnitude % 1_000_000)
    let padding = String(repeating: "0", count: 6 - rest.utf8.count)
    return "\(microseconds < 0 ? "-" : "")\(microseconds.magnitude / 1_000_000).\(padding)\(rest)"
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
    var text = "{\"time\": \(seconds), \"fingers\": \(fingers), \"gestures\": ["
    for index in entries.indices {
      let entry = entries[index]
      if index > 0 { text += ", " }
      text += "{\"name\": \(Self.quoted(entry.name)), \"phase\": \"\(entry.phase.text)\""
      if let cause = entry.cause { text += ", \"why\": \(Self.quoted(cause.text))" }
      text += "}"
    }
    return text + "]}"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0..<0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
