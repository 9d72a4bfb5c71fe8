/// The manner in which a terminal shows pictures.
enum TerminalPixels: String, Hashable, Sendable {
  /// The best manner that the terminal supports.
  case auto
  /// Kitty's graphics protocol, which other terminals support as well.
  case kitty
  case sixel
  /// Characters that show two pixels each, which every terminal with 24-bit color supports.
  case blocks
}
