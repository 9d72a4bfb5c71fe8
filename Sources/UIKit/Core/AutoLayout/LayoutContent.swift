/// Content with its own sizing rules for Auto Layout.
@MainActor
protocol LayoutContent {
  /// The default hugging priorities, used unless others are set.
  var usualHugging: LayoutRecord.Priorities { get }
  /// Whether the content's size may change whenever it lays itself out.
  var resizesWithLayout: Bool { get }
  /// The font of the content's text; nil for content without text.
  var layoutFont: UIFont? { get }
  /// Whether the content is text that may wrap to several lines.
  var mayWrap: Bool { get }
  /// Whether the content's height depends on the width that layout gives it.
  var isTextOfSeveralLines: Bool { get }
  /// Whether the content is a text whose size nothing but measuring the text determines.
  var isMeasuredText: Bool { get }
  /// The text that identifies the content in messages about constraints.
  var layoutText: String? { get }
  /// The height of the box in which the first and the last line are centered vertically, in
  /// points. Nil if the text begins at the top and ends at the bottom.
  var textBoxHeight: CGFloat? { get }
  /// The distance from the top to the first line's baseline, in points.
  var firstBaselineOffset: CGFloat { get }
  /// The distance from the last line's baseline to the bottom, in points.
  var lastBaselineOffset: CGFloat { get }
}

extension LayoutContent {
  var usualHugging: LayoutRecord.Priorities { (.defaultLow, .defaultLow) }
  var resizesWithLayout: Bool { false }
  var layoutFont: UIFont? { nil }
  var mayWrap: Bool { false }
  var isTextOfSeveralLines: Bool { false }
  var isMeasuredText: Bool { false }
  var layoutText: String? { nil }
  var textBoxHeight: CGFloat? { nil }

  var firstBaselineOffset: CGFloat {
    guard let font = layoutFont else { return 0 }
    let above = textBoxHeight.map { ($0 - font.lineHeight) / 2 } ?? 0
    return (above + font.ascender).rounded()
  }

  var lastBaselineOffset: CGFloat {
    guard let font = layoutFont else { return 0 }
    let below = textBoxHeight.map { ($0 - font.lineHeight) / 2 } ?? 0
    return (below - font.descender).rounded()
  }
}
