/// A figure of several distributions: for each a chart with the share of values at or below each
/// value, for all groups together and for single groups, with thresholds as lines across it.
public struct DistributionFigure: Hashable, Sendable {
  /// A threshold of a quantity.
  public struct Threshold: Hashable, Sendable {
    /// The short name of the threshold.
    public var name: String
    /// The threshold's value, in the unit of its panel.
    public var value: Double

    public init(_ name: String, at value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The distribution of one quantity.
  public struct Panel: Hashable, Sendable {
    /// The name of the quantity.
    public var title: String
    /// The unit of the quantity.
    public var unit: String
    /// The points of the distribution: a value, and the share of values at or below it.
    public var points: [Point]
    /// The points of the distributions of single groups.
    public var groups: [[Point]]
    /// The thresholds that the quantity is compared with.
    public var thresholds: [Threshold]

    public init(
      title: String, unit: String, points: [Point], groups: [[Point]] = [],
      thresholds: [Threshold] = []
    ) {
      self.title = title
      self.unit = unit
      self.points = points
      self.groups = groups
      self.thresholds = thresholds
    }
  }

  /// Panels under a heading.
  public struct Section: Hashable, Sendable {
    /// The heading above the panels.
    public var title: String
    /// The section's panels, in reading order.
    public var panels: [Panel]

    public init(_ title: String, _ panels: [Panel]) {
      self.title = title
      self.panels = panels
    }
  }

  /// The figure's heading.
  public var title: String
  /// The meaning of the lines of all groups, and of single groups.
  public var legend: (all: String, single: String) {
    get { (allLegend, singleLegend) }
    set { (allLegend, singleLegend) = newValue }
  }
  private var allLegend: String
  private var singleLegend: String
  /// The sections, from the top down.
  public var sections: [Section]

  public init(
    title: String, legend: (all: String, single: String), sections: [Section]
  ) {
    self.title = title
    (allLegend, singleLegend) = legend
    self.sections = sections
  }

  private static let margin = 16.0
  private static let gap = 18.0
  private static let panelHeight = 250.0
  private static let headingHeight = 34.0
  /// The smallest width of a panel in which labels of thresholds can be read.
  private static let panelWidth = 340.0

  /// Returns the figure on a background. Its height depends on the number of panels.
  public func drawing(width: Double, palette: Palette = .light) -> Drawing {
    let inner = max(width - 2 * Self.margin, 1)
    let columns = max(Int((inner + Self.gap) / (Self.panelWidth + Self.gap)), 1)
    let panelWidth = (inner - Self.gap * Double(columns - 1)) / Double(columns)
    var marks: [Mark] = []
    var top = Self.margin
    let style = TextStyle(palette.text, size: 16, weight: .bold)
    for line in TextMeasure(style).lines(of: title, width: inner) {
      top += 20
      marks.append(.text(line, at: Point(Self.margin, top - 4), style))
    }
    let legend = Legend(legendEntries(palette)).layout(
      at: Point(Self.margin, top + 4), width: inner, palette: palette)
    marks += legend.marks
    top += legend.height + 8
    for section in sections where !section.panels.isEmpty {
      let style = TextStyle(palette.secondaryText, size: 14, weight: .bold)
      let heading = TextMeasure(style).fitting(section.title, width: inner)
      marks.append(.text(heading, at: Point(Self.margin, top + 22), style))
      top += Self.headingHeight
      for (index, panel) in section.panels.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        let box = Box(
          x: Self.margin + Double(column) * (panelWidth + Self.gap),
          y: top + Double(row) * Self.panelHeight, width: panelWidth,
          height: Self.panelHeight - Self.gap)
        marks += panel.chart(palette).marks(in: box, palette: palette)
      }
      top += Double((section.panels.count + columns - 1) / columns) * Self.panelHeight
    }
    return Drawing(
      width: width, height: top + Self.margin, background: palette.background, title: title,
      marks: marks)
  }

  private func legendEntries(_ palette: Palette) -> [Legend.Entry] {
    var entries = [Legend.Entry(allLegend, color: palette.series(0), sign: .line(dash: []))]
    let panels = sections.flatMap(\.panels)
    if panels.contains(where: { !$0.groups.isEmpty }) {
      entries.append(
        Legend.Entry(singleLegend, color: palette.border, sign: .line(dash: [])))
    }
    if panels.contains(where: { !$0.thresholds.isEmpty }) {
      entries.append(
        Legend.Entry("today's threshold", color: palette.series(1), sign: .line(dash: [4, 3])))
    }
    return entries
  }
}

extension DistributionFigure.Panel {
  /// The share of the values that a panel shows at least. The largest values may be so rare and so
  /// large that all others would be at its left edge.
  private static let shownShare = 0.98

  /// The largest value that the panel shows: that of `shownShare`, or a threshold that is not too
  /// far beyond it.
  package var end: Double {
    let shown = points.first { $0.y >= Self.shownShare } ?? points.last
    let base = max(shown?.x ?? 0, 1e-6)
    return thresholds.reduce(base) { end, threshold in
      threshold.value > end && threshold.value <= 3 * base ? threshold.value : end
    } * 1.1
  }

  func chart(_ palette: Palette) -> Chart {
    let end = end
    let lines = groups.map { points in
      ChartSeries(label: "", points: Self.steps(points, until: end), color: palette.border, width: 1)
    }
    let all = ChartSeries(
      label: "", points: Self.steps(points, until: end), color: palette.series(0), width: 2.4)
    let inside = thresholds.filter { $0.value <= end }
    let beyond = thresholds.filter { $0.value > end }
      .map { "\($0.name) \(AxisTicks.short($0.value))" }
    let markers = inside.map {
      ChartMarker(.horizontal, at: $0.value, label: $0.name, color: palette.series(1))
    }
    let far = beyond.isEmpty ? "" : " \u{2192} beyond: " + beyond.joined(separator: ", ")
    return Chart(
      title: title,
      horizontal: ChartAxis(unit, range: 0...end),
      vertical: ChartAxis("share at or below, %" + far, range: 0...100),
      series: lines + [all], markers: markers, showsLegend: false)
  }

  /// Returns the points of a step function, in percent, up to the end of the axis.
  private static func steps(_ points: [Point], until end: Double) -> [Point] {
    var steps: [Point] = []
    var share = 0.0
    for point in points {
      if point.x > end { break }
      steps.append(Point(point.x, 100 * share))
      share = point.y
      steps.append(Point(point.x, 100 * share))
    }
    if let last = steps.last { steps.append(Point(end, last.y)) }
    return steps
  }
}
