import Glibc

/// Single keys of standard input: at once from a terminal, one after the other from a file or a pipe.
struct KeyInput: ~Copyable {
  private var before: termios?

  /// Takes the terminal's line editing off until the end.
  init() {
    guard isatty(STDIN_FILENO) == 1 else { return }
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    before = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  deinit {
    // Keys that came too late are not the shell's.
    if var before { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) }
  }

  var isTerminal: Bool { before != nil }

  /// The next key; nil at the end, and for Ctrl-C and Ctrl-D.
  func next() -> Character? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 {
        if byte == 3 || byte == 4 { return nil }
        // Lines of a script are as good as keys.
        if byte == 0x0a, !isTerminal { continue }
        return Character(Unicode.Scalar(byte))
      }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
