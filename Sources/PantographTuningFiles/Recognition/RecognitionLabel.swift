import PantographGestures
import PantographPlainText

/// The label of a recording: the gesture that must be recognized in it.
package struct RecognitionLabel: Hashable, Sendable {
  /// The label as the table or the note has it.
  package let label: String
  package let fingers: Int
  /// The number of taps or presses; nil if the label does not state it.
  package var count: Int?
  /// The permitted main directions of a stroke; empty if the label does not state them.
  package var directions: [String] = []
  /// The label's finer name; hits are counted for it, too.
  package var group: String?
  /// The row of a table of confusions; nil if the label names no gesture.
  package let row: String?

  package init(label: String, fingers: Int) {
    self.label = label
    self.fingers = fingers
    row = Self.rows[label]
  }

  /// The row for recordings in which nothing must be recognized.
  package static let nothing = "nothing"

  /// The rows of the words that a label may be. A `double-tap` is two taps.
  private static let rows: [String: String] = [
    "drag": "drag", "pan(drag)": "drag", "pan": "drag",
    "scroll": "scroll", "pan(scroll)": "scroll",
    "swipe": "swipe", "flick": "swipe", "flick-back": "swipe", "edge-swipe": "swipe",
    "circle": "circle", "pinch": "pinch", "rotation": "rotation",
    "tap": "tap", "double-tap": "tap", "press": "press", "click": "press",
    "hold": "hold", "long-press": "hold", "touch-release": "touch and release",
    "drag,tap,tap": "drag,tap,tap", "palm": nothing, "nothing": nothing,
  ]

  /// The words that a label may be.
  package static var words: [String] { rows.keys.sorted() }

  /// Whether the label names a gesture; otherwise nothing must be recognized.
  package var showsGesture: Bool { row != Self.nothing }

  /// Whether the recognized gesture agrees with the label. Names of recognized strokes depend on
  /// the number of fingers; labels use `scroll` and `swipe` for one finger, too.
  package func accepts(_ recognized: RecognizedGestures) -> Bool {
    if row == Self.nothing { return recognized.gestures.isEmpty }
    if row == "drag,tap,tap" {
      return recognized.gestures.map(\.kind) == [.drag, .tap, .tap]
    }
    guard let main = recognized.main, accepts(main) else { return false }
    guard let count, main.kind == .tap || main.kind == .press else { return true }
    return recognized.gestures.count { $0.outcome == .ended && accepts($0) } == count
  }

  private func accepts(_ record: GestureRecord) -> Bool {
    guard record.fingers == fingers else { return false }
    return switch row {
    case "tap": record.kind == .tap
    case "press": record.kind == .press
    case "pinch": record.kind == .pinch
    case "rotation": record.kind == .rotation
    case "hold": record.kind == .hold
    case "touch and release": record.kind == .tap || record.kind == .hold
    default: record.kind.isStroke
    }
  }

  /// Whether the direction of the main gesture agrees with the label; nil if there is nothing to
  /// compare.
  package func acceptsDirection(of recognized: RecognizedGestures) -> Bool? {
    guard !directions.isEmpty, accepts(recognized), let direction = recognized.main?.direction
    else { return nil }
    return directions.contains("\(direction)")
  }

  /// The gesture in words, such as `tap 2` or `4× tap 1`.
  package var sentence: String {
    guard let row, showsGesture else { return row ?? label }
    let gesture = "\(row) \(fingers)"
    return count.map { $0 > 1 ? "\($0)× \(gesture)" : gesture } ?? gesture
  }
}
