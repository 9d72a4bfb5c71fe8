import PantographGestures
import PantographTouches

/// The gestures that were recognized in one recording.
package struct RecognizedGestures: Sendable {
  /// All finished gestures, in the order in which they ended.
  package let records: [GestureRecord]

  package init(records: [GestureRecord]) {
    self.records = records
  }

  /// The recognized gestures, without failed ones.
  package var gestures: [GestureRecord] { records.filter { $0.outcome != .failed } }

  /// The gesture with the largest share of the fingers' time.
  package var main: GestureRecord? {
    gestures.max { left, right in
      (left.outcome == .ended ? 1 : 0, left.fingers * Int(left.duration.microseconds))
        < (right.outcome == .ended ? 1 : 0, right.fingers * Int(right.duration.microseconds))
    }
  }

  /// All gestures in one line: `2× tap 1, drag 1 up cancelled`.
  package var words: String {
    var runs: [(words: String, count: Int)] = []
    for record in records {
      var words = "\(record.kind) \(record.fingers)"
      if let direction = record.direction { words += " \(direction)" }
      if record.outcome != .ended { words += " \(record.outcome)" }
      if runs.last?.words == words {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((words, 1))
      }
    }
    return runs.map { $0.count == 1 ? $0.words : "\($0.count)× \($0.words)" }
      .joined(separator: ", ")
  }
}
