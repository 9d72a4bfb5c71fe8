/// How pictures get onto a terminal.
enum TerminalPixels: String, Hashable, Sendable {
  /// The best that the terminal answers to.
  case auto
  /// The graphics protocol of kitty, which other terminals have too.
  case kitty
  case sixel
  /// Letters of two pixels, which every terminal with 24-bit color has.
  case blocks
}
