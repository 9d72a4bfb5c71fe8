/// A key that the user presses during a check.
enum CheckKey: Equatable {
  /// Goes on without the current step.
  case skip
  /// Ends the check; what was done goes into the bundle.
  case quit
  case other

  /// Reads a key. Nil is the end of the input or Ctrl-C.
  init(_ key: Character?) {
    switch key {
    case "s", "S", " ": self = .skip
    case nil, "q", "Q": self = .quit
    default: self = .other
    }
  }
}
