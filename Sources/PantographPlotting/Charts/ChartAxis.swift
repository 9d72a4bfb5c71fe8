/// An axis of a chart: its quantity, its unit, and its range.
public struct ChartAxis: Hashable, Sendable {
  /// The name of the quantity on the axis.
  public var title: String
  /// The unit, shown in parentheses after the title; an empty unit is not shown.
  public var unit: String
  /// The range of the axis; nil for the range of the series.
  public var range: ClosedRange<Double>?
  /// Whether the axis' ticks have numbers.
  public var showsLabels: Bool
  /// Whether a vertical axis points down, like that of a touch surface.
  public var isReversed: Bool

  public init(
    _ title: String, unit: String = "", range: ClosedRange<Double>? = nil,
    showsLabels: Bool = true, isReversed: Bool = false
  ) {
    self.title = title
    self.unit = unit
    self.range = range
    self.showsLabels = showsLabels
    self.isReversed = isReversed
  }

  var caption: String {
    unit.isEmpty ? title : title + " (" + unit + ")"
  }

  /// Returns the range to draw: the fixed range, or that of the values with a margin.
  func drawnRange(of values: ValueRange) -> ClosedRange<Double> {
    if let range, range.lowerBound.isFinite, range.upperBound > range.lowerBound,
      range.upperBound.isFinite
    {
      return range
    }
    guard values.bounds != nil else { return 0...1 }
    let span = values.span
    return span.isFinite && span > 0 ? values.widened(to: span * 1.08) : values.widened(to: 1)
  }
}
