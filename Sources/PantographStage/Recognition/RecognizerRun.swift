import PantographGestures
import PantographTouches

/// One gesture that one of UIKit's recognizers recognized, in millimetres.
package struct RecognizerRun: Hashable, Sendable {
  /// The values that a recognizer has measured; nil for those that it does not measure.
  package struct Sample: Hashable, Sendable {
    /// Millimetres.
    package var translation: Vector?
    /// Millimetres per second.
    package var velocity: Vector?
    package var scale: Double?
    /// Radians.
    package var rotation: Double?
    /// The way of a swipe.
    package var direction: GestureDirection?
  }

  package let name: String
  package let began: Timestamp
  package var end: Timestamp
  /// The most that took part at once; a scroll of a touchpad has none.
  package var touches: Int
  package var sample: Sample
  package var outcome: GesturePhase
  /// What its tracker saw; nil where something else ended it.
  package var reason: GestureReason?

  /// The name, with the direction that came out.
  package var title: String {
    guard let direction = sample.direction else { return name }
    return "swipe \(direction)" + name.drop { !$0.isNumber }.prefixed(by: " ")
  }
}

extension Substring {
  fileprivate func prefixed(by prefix: String) -> String { isEmpty ? "" : prefix + self }
}
