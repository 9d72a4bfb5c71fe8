import PantographPlainText
import PantographSynthesis

/// The list that `synthesise --list` prints.
enum GestureList {
  static var text: String {
    var text = "Gestures\n"
    text += table(Synthesis.allGestures.map { ($0.name, $0.summary) })
    text += "Devices\n"
    return text + table(SynthesizedDevice.all.map { ($0.name, $0.summary) })
  }

  static var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", JSONSchema.gestures)
      json.key("gestures")
      json.array(Synthesis.allGestures) { json, gesture in
        json.object { json in
          json.member("name", gesture.name)
          json.member("summary", gesture.summary)
          json.member("fingers", gesture.defaults.fingers)
          json.member("direction", gesture.defaults.direction.rawValue)
          json.member("distance", gesture.defaults.distance)
          json.member("duration", gesture.defaults.duration)
          json.member("label", gesture.defaults.label)
        }
      }
      json.key("devices")
      json.array(SynthesizedDevice.all) { json, device in
        json.object { json in
          json.member("name", device.name)
          json.member("summary", device.summary)
        }
      }
    }
    return json.text + "\n"
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { name, summary in
      "  \(name)\(String(repeating: " ", count: width - name.count + 2))\(summary)\n"
    }.joined()
  }
}
