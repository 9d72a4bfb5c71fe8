/// What a hand does on a surface, as `HandTracker` tells it.
@frozen
public enum GestureKind: UInt8, Hashable, Sendable, CaseIterable {
  /// One finger goes somewhere. On a touchpad this moves the pointer.
  case drag
  /// Two fingers go the same way.
  case scroll
  /// Three fingers or more go the same way.
  case swipe
  /// Fingers part or close.
  case pinch
  /// Fingers turn about each other.
  case rotation
  /// Fingers touch and lift.
  case tap
  /// Fingers rest.
  case hold
  /// A physical button is held, by so many fingers.
  case press

  /// The name in JSON and in traces.
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

  /// Whether the fingers have gone the same way.
  public var isStroke: Bool {
    switch self {
    case .drag, .scroll, .swipe: true
    case .pinch, .rotation, .tap, .hold, .press: false
    }
  }

  /// What so many fingers that go the same way do.
  static func stroke(fingers: Int) -> GestureKind {
    switch fingers {
    case ...1: .drag
    case 2: .scroll
    default: .swipe
    }
  }
}
