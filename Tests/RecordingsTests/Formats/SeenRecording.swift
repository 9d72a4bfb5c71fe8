import Expectations
import PantographRecordings

extension ParsedText {
  /// Compares all of a recording and its issues with what the test saw before.
  func see() {
    SeenMarks.see(
      "\(formatName ?? "") \(recording.notes) \(issues)\n"
        + recording.tracks.map { track in
          "\(Self.sorted(track.header))\n\(track.events)\n\(track.deltas)"
        }.joined(separator: "\n"))
  }

  /// Returns a value with all its parts, those of sets and dictionaries in the order of their texts.
  private static func sorted(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard !mirror.children.isEmpty else { return "\(value)" }
    let texts = mirror.children.map { "\($0.label ?? "")=\(sorted($0.value))" }
    let isOrdered = mirror.displayStyle != .dictionary && mirror.displayStyle != .set
    return "(" + (isOrdered ? texts : texts.sorted()).joined(separator: ",") + ")"
  }
}
