import PantographSynthesis

/// What a person can ask of a demo, whatever key or button a display has for it.
public enum DemoKey: Hashable, Sendable {
  case quit
  case nextDemo
  /// Begins the scene anew, and the recording that is its hand.
  case restart
  case toggleOverlay
  case toggleSlowMotion
  case togglePause
  /// Stands still, so many sixtieths of a second further; back where the number is negative, which
  /// only a recording can be taken.
  case step(Int)
  case nextPolicy
  /// Begins to record what the hand does, or ends it.
  case toggleRecording
  /// Says what was meant by the hand that has been recorded.
  case label(DemoLabel)
  /// Does what the gesture is there for, there and back, without one.
  case activate
  /// Turns the device that the scene is shown on a quarter to the left.
  case turn
  /// Makes the gesture in that direction by a hand of the model.
  case gesture(StrokeDirection)

  /// Whether a key that is held down does it over and over.
  public var repeats: Bool { if case .step = self { true } else { false } }

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
    case ".": self = .step(1)
    case ",": self = .step(-1)
    case ">": self = .step(Self.jump)
    case "<": self = .step(-Self.jump)
    case "f": self = .label(.finish)
    case "c": self = .label(.cancel)
    case "x": self = .label(.other)
    case "p": self = .nextPolicy
    case "r": self = .toggleRecording
    case "enter": self = .activate
    case "t": self = .turn
    case "left": self = .gesture(.left)
    case "right": self = .gesture(.right)
    case "up": self = .gesture(.up)
    case "down": self = .gesture(.down)
    default: return nil
    }
  }

  /// How many frames a jump in time is.
  static let jump = 10

  /// The keys and what they do, for a line below a picture.
  ///
  /// - Parameters:
  ///   - keysAreHand: Whether arrows and space move the scene, for want of a device.
  ///   - canGoBack: Whether the hand is a recording.
  ///   - canLabel: Whether a hand has just been recorded.
  ///   - isApplication: Whether it is no demo, so that there is no policy, and nothing to do without a hand.
  public static func help(
    keysAreHand: Bool, canGoBack: Bool = false, canLabel: Bool = false, isApplication: Bool = false
  ) -> [(key: String, meaning: String)] {
    var keys = [
      keysAreHand ? ("arrows", "drag") : ("space", "pause"),
      (keysAreHand ? "space" : "enter", "do it"), ("o", "overlay"), ("s", "slow"), (".", "step"),
    ]
    if canGoBack { keys += [(",", "step back"), (">", "\(jump) on"), ("<", "\(jump) back")] }
    if canLabel { keys += [("f", "finish"), ("c", "cancel"), ("x", "other")] }
    if isApplication { keys.removeAll { $0.1 == "do it" } }
    keys += isApplication ? [("b", "again")] : [("p", "policy"), ("b", "again")]
    if !canGoBack { keys.append(("r", "record")) }
    return keys + (isApplication ? [] : [("n", "next")]) + [("q", "quit")]
  }
}

/// What a hand meant by a gesture, as `pantograph label` writes it.
public enum DemoLabel: String, Hashable, Sendable, CaseIterable {
  case finish, cancel
  /// Something that the scene has nothing to do with.
  case other
}

/// What a display tells of its user.
public enum DemoInput: Hashable, Sendable {
  case key(DemoKey)
  /// A key for the application that is shown; what it does not take is the display's own.
  case typed(DemoKeystroke)
  /// A finger on the display, or a mouse whose button is down, stands in for a hand.
  case finger(DemoFinger)
  /// A wheel, or two fingers of a pad that belongs to the window system.
  case scroll(DemoScroll)
  /// Its room is another now.
  case resized
  /// Nobody can see it any more, or somebody can again.
  case covered, uncovered
  /// Its user puts the program to sleep, as Ctrl-Z does in a terminal.
  case suspended
  /// It is gone, or was closed.
  case closed
}
