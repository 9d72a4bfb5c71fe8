/// The colors of a picture.
///
/// Series colors are distinguishable with all common kinds of color blindness. They are based on
/// the colors of Okabe and Ito, without yellow, which is invisible on white.
public struct Palette: Hashable, Sendable {
  /// The color behind everything in a drawing.
  public var background: Color
  /// The color of the touch surface and the inside of charts.
  public var surface: Color
  /// The color of the edges of surfaces and charts.
  public var border: Color
  /// The color of the lines at the ticks of charts.
  public var grid: Color
  /// The color of titles and labels.
  public var text: Color
  /// The color of numbers and notes.
  public var secondaryText: Color
  /// The color of notes that a reader must not miss.
  public var warning: Color
  /// The colors of lines; at least one.
  public var series: [Color]

  public init(
    background: Color, surface: Color, border: Color, grid: Color, text: Color,
    secondaryText: Color, warning: Color, series: [Color]
  ) {
    precondition(!series.isEmpty, "a palette needs at least one series color")
    self.background = background
    self.surface = surface
    self.border = border
    self.grid = grid
    self.text = text
    self.secondaryText = secondaryText
    self.warning = warning
    self.series = series
  }

  /// Returns the color of a series. After the last color the first one follows again.
  public func series(_ index: Int) -> Color {
    series[((index % series.count) + series.count) % series.count]
  }

  /// The palette with dark marks on white.
  public static let light = Palette(
    background: Color(0xFFFFFF), surface: Color(0xF7F8FA), border: Color(0xC3C9D2),
    grid: Color(0xE4E7EC), text: Color(0x1B2027), secondaryText: Color(0x626B78),
    warning: Color(0xA84300),
    series: [
      Color(0x0072B2), Color(0xD55E00), Color(0x009E73), Color(0xB9579A), Color(0xD99100),
      Color(0x41A5DC), Color(0x4A4F57),
    ])

  /// The palette with light marks on near black.
  public static let dark = Palette(
    background: Color(0x14171B), surface: Color(0x1C2127), border: Color(0x4A525D),
    grid: Color(0x2A3038), text: Color(0xF0F2F5), secondaryText: Color(0x9BA5B3),
    warning: Color(0xFF9A52),
    series: [
      Color(0x4FB0F0), Color(0xFF8A3D), Color(0x2FCBA0), Color(0xE08CC3), Color(0xF2B134),
      Color(0x8FD3FF), Color(0xC5CBD3),
    ])
}
