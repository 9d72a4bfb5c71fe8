/// There is no status bar; what is asked for is remembered by whoever asks.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How a status bar comes and goes; there is none.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
