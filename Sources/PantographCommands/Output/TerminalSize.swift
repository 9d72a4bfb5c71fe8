#if canImport(Glibc)
  import Glibc
#endif

/// The size of a terminal in characters.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Reads the size of a terminal. Returns nil if the descriptor is not a terminal, or if the
  /// terminal does not know its size.
  package init?(of descriptor: Int32) {
    // The kernel's `struct winsize`: rows, columns, and two unused fields.
    var words: [UInt16] = [0, 0, 0, 0]
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &words) == 0, words[0] > 0, words[1] > 0 else {
      return nil
    }
    self.init(columns: Int(words[1]), rows: Int(words[0]))
  }
}
