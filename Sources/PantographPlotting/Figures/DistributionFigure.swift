/// A figure of several distributions: for each a chart with the share of values at or below each
/// value, for all groups together and for single groups, with thresholds as lines across it.
public struct DistributionFigure: Hashable, Sendable {
  /// A threshold of a quantity.
  public struct Threshold: Hashable, Sendable {
    /// The name of the threshold.
    public var name: String
    /// The threshold's value, in the unit of its panel.
    public var value: Double

    public init(_ name: String, at value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The interval of a quantile.
  public struct Interval: Hashable, Sendable {
    /// The share of values at or below the quantile.
    public var share: Double
    /// The lower end of the interval; nil if it is open there.
    public var low: Double?
    /// The upper end of the interval; nil if it is open there.
    public var high: Double?

    public init(share: Double, low: Double?, high: Double?) {
      self.share = share
      self.low = low
      self.high = high
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
    /// The intervals of quantiles of all groups.
    public var intervals: [Interval]
    /// The thresholds that the quantity is compared with.
    public var thresholds: [Threshold]

    public init(
      title: String, unit: String, points: [Point], groups: [[Point]] = [],
      intervals: [Interval] = [], thresholds: [Threshold] = []
    ) {
      self.title = title
      self.unit = unit
      self.points = points
      self.groups = groups
      self.intervals = intervals
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
  private static let panelHeight = 216.0
  private static let headingHeight = 34.0
  /// The smallest width of a panel in which names of thresholds can be read.
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
        marks += panel.marks(in: box, palette: palette)
      }
      top += Double((section.panels.count + columns - 1) / columns) * Self.panelHeight
    }
    return Drawing(
      width: width, height: top + Self.margin, background: palette.background, title: title,
      marks: marks)
  }

  fileprivate static func intervalColor(_ palette: Palette) -> Color { palette.series(5) }

  private func legendEntries(_ palette: Palette) -> [Legend.Entry] {
    var entries = [Legend.Entry(allLegend, color: palette.series(0), sign: .line(dash: []))]
    let panels = sections.flatMap { $0.panels }
    if panels.contains(where: { !$0.groups.isEmpty }) {
      entries.append(
        Legend.Entry(singleLegend, color: palette.border, sign: .line(dash: [])))
    }
    if panels.contains(where: { !$0.intervals.isEmpty }) {
      entries.append(
        Legend.Entry("95 % interval", color: Self.intervalColor(palette), sign: .line(dash: [])))
    }
    if panels.contains(where: { !$0.thresholds.isEmpty }) {
      entries.append(
        Legend.Entry("today's threshold", color: palette.series(1), sign: .line(dash: [4, 3])))
    }
    return entries
  }
}

extension DistributionFigure.Panel {
  /// The share of the values that a panel shows, if no threshold asks for less. The largest values
  /// may be so rare and so large that all others would be at its left edge.
  private static let shownShare = 0.98
  /// The share of the values that a panel always shows.
  private static let surelyShown = 0.75
  /// The part of the axis, in thresholds, within which a threshold can be compared with values.
  private static let reach = 3.0

  /// The largest value that the panel shows. Thresholds that are not too far away are shown, too.
  package var end: Double {
    let points = points.filter { $0.isFinite }
    let limits = thresholds.map { $0.value }.filter { $0.isFinite && $0 > 0 }
    func value(_ share: Double) -> Double {
      (points.first { $0.y >= share } ?? points.last)?.x ?? 0
    }
    let near = limits.max().map { max(Self.reach * $0, 1.5 * value(Self.surelyShown)) }
    let largest = min(value(Self.shownShare), near ?? .infinity)
    // An axis of values that are all 0 goes up to 1, because smaller numbers would all be written as 0.
    let base = largest > 0 ? largest : 1
    let shown = limits.filter { $0 <= Self.reach * base }
    return max(base, shown.max() ?? 0) * 1.1
  }

  /// Returns the panel's chart, with the names of the thresholds in the corner that distributions
  /// leave empty.
  func marks(in box: Box, palette: Palette) -> [Mark] {
    let end = end
    let lines = groups.map { points in
      ChartSeries(
        label: "", points: Self.steps(points, until: end), color: palette.border, width: 1)
    }
    let all = ChartSeries(
      label: "", points: Self.steps(points, until: end), color: palette.series(0), width: 2.4)
    let ranges = intervals.filter { $0.low != nil || $0.high != nil }.map { interval in
      let ends = [max(interval.low ?? 0, 0), min(interval.high ?? end, end)]
      return ChartSeries(
        label: "", points: ends.map { Point($0, 100 * interval.share) },
        color: DistributionFigure.intervalColor(palette), width: 3)
    }
    let chart = Chart(
      title: title, horizontal: ChartAxis(unit, range: 0...end),
      vertical: ChartAxis("share at or below, %", range: 0...100), series: lines + ranges + [all],
      markers: thresholds.filter { $0.value <= end }.map {
        ChartMarker(.horizontal, at: $0.value, label: "", color: palette.series(1))
      }, showsLegend: false)
    var style = TextStyle(palette.series(1), size: 10.5)
    style.anchor = .end
    let measure = TextMeasure(style)
    let names = thresholds.map { threshold in
      let value = AxisTicks.short(threshold.value)
      return "\(threshold.name) \(value)\(threshold.value > end ? " \u{2192}" : "")"
    }
    let bottom = box.maxY - 44
    return chart.marks(in: box, palette: palette)
      + names.enumerated().map { index, name in
        let line = Double(names.count - 1 - index)
        return Mark.text(
          measure.fitting(name, width: box.width - 60),
          at: Point(box.maxX - 8, bottom - 14 * line), style)
      }
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
