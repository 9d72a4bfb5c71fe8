import PantographGestures
import PantographRecordingFiles
import PantographTouches

/// A recording that a `labels.tsv` names, with the requirements of its label.
struct LabelledRecording {
  let file: String
  let label: String
  let fingers: Int
  /// The number of taps or presses; nil if the label does not state it.
  var count: Int?
  /// The permitted main directions of a stroke; empty if the label does not state them.
  var directions: [String] = []
  /// The label's finer name; hits are counted for it, too.
  var group: String?

  /// The lines of the table that name a recording; nil if the text is no such table.
  static func all(in table: String) -> [LabelledRecording]? {
    let lines = table.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let heading = lines.first,
      let file = heading.firstIndex(of: "file"),
      let label = heading.firstIndex(of: "label") ?? heading.firstIndex(of: "kind"),
      let fingers = heading.firstIndex(of: "fingers")
    else { return nil }
    return lines.dropFirst().compactMap { fields in
      guard fields.count > max(file, label, fingers), let number = Int(fields[fingers]) else {
        return nil
      }
      func field(_ name: String) -> String? {
        guard let place = heading.firstIndex(of: name), place < fields.count else { return nil }
        return fields[place].isEmpty ? nil : fields[place]
      }
      var recording = LabelledRecording(file: fields[file], label: fields[label], fingers: number)
      recording.count = field("count").flatMap { Int($0) }
      recording.directions = (field("direction") ?? "").split(separator: " ").map(String.init)
      recording.group = field("shows")
      return recording
    }
  }

  /// The row of the confusion table; nil if the label names no gesture.
  var row: String? {
    switch label {
    case "drag", "pan(drag)": "drag"
    case "scroll", "pan(scroll)": "scroll"
    case "swipe", "circle", "tap", "pinch": label
    case "press", "click": "press"
    case "touch-release": "touch and release"
    case "drag,tap,tap": label
    default: nil
    }
  }

  /// Whether the recognized gesture agrees with the label. Names of recognized strokes depend on the number of
  /// fingers; labels use `scroll` and `swipe` for one finger, too.
  func accepts(_ recognition: Recognition) -> Bool {
    if row == "drag,tap,tap" {
      return recognition.gestures.map(\.kind) == [.drag, .tap, .tap]
    }
    guard let main = recognition.main, accepts(main) else { return false }
    guard let count, main.kind == .tap || main.kind == .press else { return true }
    return recognition.gestures.count { $0.outcome == .ended && accepts($0) } == count
  }

  private func accepts(_ record: GestureRecord) -> Bool {
    guard record.fingers == fingers else { return false }
    return switch row {
    case "tap": record.kind == .tap
    case "press": record.kind == .press
    case "pinch": record.kind == .pinch
    case "touch and release": record.kind == .tap || record.kind == .hold
    default: record.kind.isStroke
    }
  }

  /// Whether the direction of the main gesture agrees with the label; nil if there is nothing to compare.
  func acceptsDirection(of recognition: Recognition) -> Bool? {
    guard !directions.isEmpty, accepts(recognition), let way = recognition.main?.direction else {
      return nil
    }
    return directions.contains("\(way)")
  }
}
