/// Content that tells Auto Layout how it wants to be laid out.
@MainActor
protocol LayoutContent {
  /// How strongly it resists growing where nobody has set that.
  var usualHugging: LayoutRecord.Priorities { get }
  /// Whether its size may have changed whenever it lays itself out anew.
  var resizesWithLayout: Bool { get }
  /// The font of its text; nil for content without text.
  var layoutFont: UIFont? { get }
  /// Whether it is text that may come to have several lines.
  var mayWrap: Bool { get }
  /// Whether its height goes by the width that layout gives it.
  var isTextOfSeveralLines: Bool { get }
  /// The text that names it in messages about constraints.
  var layoutText: String? { get }
  /// The height of the box that its first and last line stand in, around which they are centered; nil where the text
  /// begins at the top and ends at the bottom.
  var textBoxHeight: CGFloat? { get }
}

extension LayoutContent {
  var usualHugging: LayoutRecord.Priorities { (.defaultLow, .defaultLow) }
  var resizesWithLayout: Bool { false }
  var layoutFont: UIFont? { nil }
  var mayWrap: Bool { false }
  var isTextOfSeveralLines: Bool { false }
  var layoutText: String? { nil }
  var textBoxHeight: CGFloat? { nil }

  /// How far the first line's letters stand below the top.
  var firstBaselineOffset: CGFloat {
    guard let font = layoutFont else { return 0 }
    let above = textBoxHeight.map { ($0 - font.lineHeight) / 2 } ?? 0
    return (above + font.ascender).rounded()
  }

  /// How far the last line's letters stand above the bottom.
  var lastBaselineOffset: CGFloat {
    guard let font = layoutFont else { return 0 }
    let below = textBoxHeight.map { ($0 - font.lineHeight) / 2 } ?? 0
    return (below - font.descender).rounded()
  }
}
