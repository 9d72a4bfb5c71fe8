import Gestures
import RecordingFiles
import Touches

/// A recording of `labels.tsv`, and what the label asks for.
struct LabelledRecording {
  let file: String
  let label: String
  let fingers: Int

  /// The lines of the table that name a recording; nil for one that is no such table.
  static func all(in table: String) -> [LabelledRecording]? {
    let lines = table.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let heading = lines.first,
      let file = heading.firstIndex(of: "file"), let label = heading.firstIndex(of: "label"),
      let fingers = heading.firstIndex(of: "fingers")
    else { return nil }
    return lines.dropFirst().compactMap { fields in
      guard fields.count > max(file, label, fingers), let count = Int(fields[fingers]) else {
        return nil
      }
      return LabelledRecording(file: fields[file], label: fields[label], fingers: count)
    }
  }

  /// The row of the confusion table; nil where the label tells no gesture.
  var row: String? {
    switch label {
    case "drag", "pan(drag)": "drag"
    case "pan(scroll)": "scroll"
    case "swipe", "circle", "tap": label
    case "press", "click": "press"
    case "touch-release": "touch and release"
    case "drag,tap,tap": label
    default: nil
    }
  }

  /// Whether what was recognized is what the label says. A stroke's name follows its finger count,
  /// as the label's own does not: `scroll` and `swipe` stand there for one finger too.
  func accepts(_ record: GestureRecord) -> Bool {
    guard record.fingers == fingers else { return false }
    return switch row {
    case "tap": record.kind == .tap
    case "press": record.kind == .press
    case "touch and release": record.kind == .tap || record.kind == .hold
    default: record.kind.isStroke
    }
  }
}
