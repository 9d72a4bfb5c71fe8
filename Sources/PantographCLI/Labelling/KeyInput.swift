import Glibc

/// Reads single keys from standard input, from a terminal without waiting for a line break, or from
/// a file or pipe.
struct KeyInput: ~Copyable {
  private var before: termios?

  /// Turns off the terminal's line editing for the lifetime of this value.
  init() {
    guard isatty(STDIN_FILENO) == 1 else { return }
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    before = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  deinit {
    // Keys typed too late are discarded, so that the shell does not receive them.
    if var before { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) }
  }

  var isTerminal: Bool { before != nil }

  /// Reads the next key. Returns nil at the end of the input and for Ctrl-C and Ctrl-D.
  func next() -> Character? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 {
        if byte == 3 || byte == 4 { return nil }
        // A script may put each key on a line of its own.
        if byte == 0x0a, !isTerminal { continue }
        return Character(Unicode.Scalar(byte))
      }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
