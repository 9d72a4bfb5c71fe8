/// A gesture that `HandTracker` recognizes.
@frozen
public enum GestureKind: UInt8, Hashable, Sendable, CaseIterable {
  /// One finger moves. On a touchpad this moves the pointer.
  case drag
  /// Two fingers move in one direction.
  case scroll
  /// Three or more fingers move in one direction.
  case swipe
  /// Fingers part or close.
  case pinch
  /// Fingers turn about their centroid.
  case rotation
  /// Fingers touch and lift.
  case tap
  /// Fingers rest without moving.
  case hold
  /// Fingers hold down a physical button.
  case press

  /// The gesture's name in JSON and in traces.
  package var name: String {
    switch self {
    case .drag: "drag"
    case .scroll: "scroll"
    case .swipe: "swipe"
    case .pinch: "pinch"
    case .rotation: "rotation"
    case .tap: "tap"
    case .hold: "hold"
    case .press: "press"
    }
  }

  /// True if the fingers move in one direction: drag, scroll or swipe.
  public var isStroke: Bool {
    switch self {
    case .drag, .scroll, .swipe: true
    case .pinch, .rotation, .tap, .hold, .press: false
    }
  }

  /// Returns the stroke of this many fingers: drag, scroll or swipe.
  static func stroke(fingers: Int) -> GestureKind {
    switch fingers {
    case ...1: .drag
    case 2: .scroll
    default: .swipe
    }
  }
}
