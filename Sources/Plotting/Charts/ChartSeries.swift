/// One line of a chart.
public struct ChartSeries: Hashable, Sendable {
  public var label: String
  /// In the axes' units. A point that is no finite number makes a gap.
  public var points: [Point]
  public var color: Color
  public var width: Double
  public var dash: [Double]
  public var startSymbol: PointSymbol?
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

  /// The runs of points between gaps.
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
