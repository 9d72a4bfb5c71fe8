import Gestures
import PlainText

/// Writes what `policies` prints of the policies themselves.
enum PolicyList {
  /// The numbers that the list shows; all others are in the details.
  private static let columns = [
    ("length", "length"), ("progress", "finish.progress"), ("velocity", "finish.velocity"),
    ("against", "cancel.velocity"), ("carried", "finish.projection"), ("slop", "begin.slop"),
    ("estimator", "estimator"),
  ]

  static func text(_ policies: [ReleasePolicy], style: TextStyle) -> String {
    var rows = [["policy"] + columns.map(\.0) + ["origin"]]
    for policy in policies {
      let values = ThresholdJSON.list(policy.thresholds)
      let cells = columns.map { column in
        let value = values.first { $0.path == column.1 }?.value ?? ""
        return value == "none" || value == "0 ms" ? "-" : value
      }
      rows.append([policy.name] + cells + [policy.origin])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.enumerated().map { index, row in
      var line = zip(row, widths).map {
        $0 + String(repeating: " ", count: $1 - $0.count + 2)
      }.joined()
      while line.last == " " { line.removeLast() }
      return (index == 0 ? style.faint(line) : line) + "\n"
    }.joined()
  }

  static func details(_ policy: ReleasePolicy, style: TextStyle) -> String {
    let values = ThresholdJSON.list(policy.thresholds)
    let standard = ThresholdJSON.list(InteractionThresholds())
    let paths = values.map(\.path.count).max() ?? 0
    let widest = values.map(\.value.count).max() ?? 0
    var text = "\(style.bold(policy.name)): \(policy.summary)\n  from \(policy.origin)\n\n"
    for (value, usual) in zip(values, standard) {
      let path = value.path + String(repeating: " ", count: paths - value.path.count)
      let space = String(repeating: " ", count: widest - value.value.count)
      let number = value.value == usual.value ? value.value : style.bold(value.value)
      text += "  \(path)  \(number)\(space)  \(style.faint(value.meaning))\n"
    }
    return text
  }

  static func json(_ policies: [ReleasePolicy]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("policies")
      json.array(policies) { json, policy in
        json.object { json in
          json.member("name", policy.name)
          json.member("summary", policy.summary)
          json.member("origin", policy.origin)
          json.key("thresholds")
          json.object { json in
            for value in ThresholdJSON.list(policy.thresholds) {
              json.member(value.path, value.value)
            }
          }
        }
      }
    }
    return json.text + "\n"
  }
}
