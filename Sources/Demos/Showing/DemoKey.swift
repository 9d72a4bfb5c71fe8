import Synthesis

/// What a person can ask of a demo, whatever key or button a display has for it.
public enum DemoKey: Hashable, Sendable {
  case quit
  case nextDemo
  /// Begins the scene anew, and the recording that is its hand.
  case restart
  case toggleOverlay
  case toggleSlowMotion
  case togglePause
  /// Stands still, one frame of the display further.
  case step
  case nextPolicy
  /// Begins to record what the hand does, or ends it.
  case toggleRecording
  /// Does what the gesture is there for, there and back, without one.
  case activate
  /// Makes the gesture in that direction by a hand of the model.
  case gesture(StrokeDirection)

  /// The key for a letter, `esc`, `enter`, `space`, or an arrow `left`, `right`, `up`, `down`; nil for
  /// one that does nothing. Where keys are the only hand, space activates.
  public init?(_ name: String, keysAreHand: Bool) {
    switch name {
    case "q", "esc": self = .quit
    case "n": self = .nextDemo
    case "b": self = .restart
    case "o": self = .toggleOverlay
    case "s": self = .toggleSlowMotion
    case "space": self = keysAreHand ? .activate : .togglePause
    case "k": self = .togglePause
    case ".": self = .step
    case "p": self = .nextPolicy
    case "r": self = .toggleRecording
    case "enter": self = .activate
    case "left": self = .gesture(.left)
    case "right": self = .gesture(.right)
    case "up": self = .gesture(.up)
    case "down": self = .gesture(.down)
    default: return nil
    }
  }

  /// The keys and what they do, for a line below a picture.
  public static func help(keysAreHand: Bool) -> [(key: String, meaning: String)] {
    [
      keysAreHand ? ("arrows", "drag") : ("space", "pause"),
      (keysAreHand ? "space" : "enter", "do it"), ("o", "overlay"), ("s", "slow"), (".", "step"),
      ("p", "policy"), ("b", "again"), ("r", "record"), ("n", "next"), ("q", "quit"),
    ]
  }
}

/// What a display tells of its user.
public enum DemoInput: Hashable, Sendable {
  case key(DemoKey)
  /// A finger on the display, or a mouse whose button is down, stands in for a hand.
  case finger(DemoFinger)
  /// A wheel, or two fingers of a pad that belongs to the window system.
  case scroll(DemoScroll)
  /// Its room is another now.
  case resized
  /// It is gone, or was closed.
  case closed
}
