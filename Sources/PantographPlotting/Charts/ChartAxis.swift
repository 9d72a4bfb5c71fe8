/// An axis of a chart: what it measures, in which unit, and from where to where.
public struct ChartAxis: Hashable, Sendable {
  /// The name of what is measured.
  public var title: String
  /// The unit, which stands in brackets behind the title; none where it is empty.
  public var unit: String
  /// Nil takes what the series need.
  public var range: ClosedRange<Double>?
  /// Whether the ticks have numbers.
  public var showsLabels: Bool
  /// Whether a vertical axis runs down, as a touch surface's does.
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

  /// The range to draw for values: the fixed one, else that of the values and a little more.
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
