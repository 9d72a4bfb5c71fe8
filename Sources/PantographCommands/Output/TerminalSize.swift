#if canImport(Glibc)
  import Glibc
#endif

/// How many letters a terminal shows.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Nil where the descriptor is no terminal, or one that does not know its size.
  package init?(of descriptor: Int32) {
    // The kernel's `struct winsize`: rows, columns, and two that nobody fills in.
    var words: [UInt16] = [0, 0, 0, 0]
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &words) == 0, words[0] > 0, words[1] > 0 else {
      return nil
    }
    self.init(columns: Int(words[1]), rows: Int(words[0]))
  }
}
