import Gestures
import Touches

/// One gesture that a recognizer of the standard set recognized.
struct TrackerRun {
  let name: String
  let began: Timestamp
  var end: Timestamp
  var touches: Int
  var sample: TrackerSample
  var outcome = GesturePhase.began
  var reason = GestureReason.recognized

  /// The name with the direction that came out.
  var title: String {
    let way =
      switch sample.direction {
      case .left: "left"
      case .right: "right"
      case .up: "up"
      case .down: "down"
      default: ""
      }
    guard !way.isEmpty else { return name }
    return name.replacingPrefix("swipe sideways", "swipe \(way)")
      .replacingPrefix("swipe up or down", "swipe \(way)")
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, _ other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
