import PantographSynthesis

/// A command of a demo's user, independent of the display's keys and buttons.
public enum DemoKey: Hashable, Sendable {
  case quit
  case nextDemo
  /// Starts the scene again, and the recording that plays into it.
  case restart
  case toggleOverlay
  case toggleSlowMotion
  case togglePause
  /// Pauses, and moves by a number of frames of 1/60 s. Negative numbers go back, which only a
  /// recording can.
  case step(Int)
  case nextPolicy
  /// Starts or ends recording the input.
  case toggleRecording
  /// Labels the recorded gesture with its intention.
  case label(DemoLabel)
  /// Performs the change that the scene's gesture drives, without a gesture; the next time undoes
  /// it.
  case activate
  /// Rotates the simulated device a quarter turn to the left.
  case turn
  /// Plays a synthesized gesture in this direction.
  case gesture(StrokeDirection)

  /// Whether the command repeats while its key is held down.
  public var repeats: Bool { if case .step = self { true } else { false } }

  /// Creates the command of a key: a character, `esc`, `enter`, `space`, or an arrow `left`,
  /// `right`, `up`, `down`. Nil for a key without a command. If keys are the only input, space
  /// activates instead of pausing.
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

  /// The number of frames of a jump in time.
  static let jump = 10

  /// Returns the keys and their meanings, for a line below the picture.
  ///
  /// - Parameters:
  ///   - keysAreHand: Whether arrows and space move the scene, because there is no device.
  ///   - canGoBack: Whether the input is a recording.
  ///   - canLabel: Whether a gesture has just been recorded.
  ///   - isApplication: Whether an application is shown, which has no policy and no activation.
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

/// The intention of a gesture, as `pantograph label` writes it.
public enum DemoLabel: String, Hashable, Sendable, CaseIterable {
  case finish, cancel
  /// A gesture that the scene does not use.
  case other
}

/// Input from a display.
public enum DemoInput: Hashable, Sendable {
  case key(DemoKey)
  /// A key for the application that is shown. If the application does not handle the key, it is a
  /// command.
  case typed(DemoKeystroke)
  /// A finger on the display, or a mouse with its button down, in place of a touch device.
  case finger(DemoFinger)
  /// A scroll by a wheel, or by two fingers on a pad that the window system handles.
  case scroll(DemoScroll)
  /// A gesture that the window system has recognized on a touchpad.
  case gesture(DemoGesture)
  /// The display's room has changed.
  case resized
  /// The display has become invisible or visible.
  case covered, uncovered
  /// The user suspends the program, as Ctrl-Z does in a terminal.
  case suspended
  /// The display is gone or has been closed.
  case closed
}
