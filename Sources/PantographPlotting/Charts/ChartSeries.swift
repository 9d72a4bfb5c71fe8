/// One line of a chart.
public struct ChartSeries: Hashable, Sendable {
  /// The line's name in the legend.
  public var label: String
  /// The points, in the axes' units. A point that is not finite makes a gap.
  public var points: [Point]
  /// The color of the line and of its symbols.
  public var color: Color
  /// The width of the line, in the drawing's units.
  public var width: Double
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  public var dash: [Double]
  /// The symbol at the first point; nil for none.
  public var startSymbol: PointSymbol?
  /// The symbol at the last point; nil for none.
  public var endSymbol: PointSymbol?

  public init(
    label: String, points: [Point], color: Color, width: Double = 1.8, dash: [Double] = [],
    startSymbol: PointSymbol? = nil, endSymbol: PointSymbol? = nil
  ) {
    self.label = label
    self.points = points
    self.color = color
    self.width = width
    self.dash = dash
    self.startSymbol = startSymbol
    self.endSymbol = endSymbol
  }

  /// The sequences of the line's points between gaps.
  var runs: [[Point]] {
    var runs: [[Point]] = []
    var run: [Point] = []
    for point in points {
      if point.isFinite {
        run.append(point)
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    if !run.isEmpty { runs.append(run) }
    return runs
  }
}
