import PantographGestures
import PantographTouches

/// One gesture that a recognizer of UIKit recognized, in millimetres.
package struct RecognizerRun: Hashable, Sendable {
  /// The values that a recognizer measured; nil for values that it does not measure.
  package struct Sample: Hashable, Sendable {
    /// The translation in millimetres.
    package var translation: Vector?
    /// The velocity in millimetres per second.
    package var velocity: Vector?
    package var scale: Double?
    /// The rotation in radians.
    package var rotation: Double?
    /// The direction of a swipe.
    package var direction: GestureDirection?
  }

  /// The recognizers of the standard set.
  package enum Recognizer: UInt8, Hashable, Sendable {
    case pan, pinch, rotation, longPress, doubleTap, tap, swipeSideways, swipeVertical

    fileprivate var words: String {
      switch self {
      case .pan: "pan"
      case .pinch: "pinch"
      case .rotation: "rotation"
      case .longPress: "long press"
      case .doubleTap: "double tap"
      case .tap: "tap"
      case .swipeSideways: "swipe sideways"
      case .swipeVertical: "swipe up or down"
      }
    }

    /// Returns the name of the recognizer that needs this number of fingers.
    package func name(fingers: Int) -> String { fingers > 1 ? "\(words) \(fingers)" : words }
  }

  package let recognizer: Recognizer
  /// The number of fingers that the recognizer needs.
  package let fingers: Int
  package let began: Timestamp
  package var end: Timestamp
  /// The largest number of touches at once. Scrolling on a touchpad has no touches.
  package var touches: Int
  package var sample: Sample
  package var outcome: GesturePhase
  /// The reason that the recognizer's tracker gave; nil if something other than the tracker ended
  /// the gesture.
  package var reason: GestureReason?

  package var name: String { recognizer.name(fingers: fingers) }

  /// The recognizer's name; for a swipe, with the recognized direction.
  package var title: String {
    guard let direction = sample.direction else { return name }
    return "swipe \(direction)" + name.drop { !$0.isNumber }.prefixed(by: " ")
  }
}

extension Substring {
  fileprivate func prefixed(by prefix: String) -> String { isEmpty ? "" : prefix + self }
}
