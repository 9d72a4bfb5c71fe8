/// A chart of lines over two axes.
///
///     let chart = Chart(
///       title: "Velocity", horizontal: ChartAxis("time", unit: "s"),
///       vertical: ChartAxis("velocity", unit: "mm/s"), series: [series])
///     let svg = SVGWriter().text(of: chart.drawing(width: 640, height: 320))
public struct Chart: Hashable, Sendable {
  /// The chart's heading; an empty heading is not drawn.
  public var title: String
  /// The axis along the bottom.
  public var horizontal: ChartAxis
  /// The axis along the left side.
  public var vertical: ChartAxis
  /// The chart's lines; later lines lie over earlier ones.
  public var series: [ChartSeries]
  /// The values that are marked across the whole chart.
  public var markers: [ChartMarker]
  /// Whether a legend names the series.
  public var showsLegend: Bool
  /// The text in a chart without any points.
  public var emptyText: String

  public init(
    title: String = "", horizontal: ChartAxis, vertical: ChartAxis, series: [ChartSeries] = [],
    markers: [ChartMarker] = [], showsLegend: Bool = true, emptyText: String = "no data"
  ) {
    self.title = title
    self.horizontal = horizontal
    self.vertical = vertical
    self.series = series
    self.markers = markers
    self.showsLegend = showsLegend
    self.emptyText = emptyText
  }

  /// Returns a drawing of the chart alone on a background.
  public func drawing(width: Double, height: Double, palette: Palette = .light) -> Drawing {
    let box = Box(x: 0, y: 0, width: width, height: height)
    let inner = box.inset(top: 12, left: 12, bottom: 12, right: 16)
    return Drawing(
      width: width, height: height, background: palette.background, title: title,
      marks: marks(in: inner, palette: palette))
  }

  /// Returns the chart's marks within a part of a larger drawing. The axes' labels are also inside
  /// the box.
  public func marks(in box: Box, palette: Palette) -> [Mark] {
    var marks: [Mark] = []
    var top = box.y
    if !title.isEmpty {
      let style = TextStyle(palette.text, size: 14, weight: .bold)
      let text = TextMeasure(style).fitting(title, width: box.width)
      marks.append(.text(text, at: Point(box.x, top + 13), style))
      top += 22
    }
    let labelled = series.filter { !$0.label.isEmpty }
    if showsLegend && !labelled.isEmpty {
      let entries = labelled.map {
        Legend.Entry($0.label, color: $0.color, sign: .line(dash: $0.dash))
      }
      let legend = Legend(entries, fontSize: 11.5)
        .layout(at: Point(box.x, top), width: box.width, palette: palette)
      marks += legend.marks
      top += legend.height + 2
    }
    let caption = TextStyle(palette.secondaryText, size: 11.5)
    marks.append(.text(vertical.caption, at: Point(box.x + Self.labelWidth, top + 10), caption))
    top += 18
    let bottom = horizontal.showsLabels ? 36.0 : 10
    let plot = Box(x: box.x, y: top, width: box.width, height: max(0, box.maxY - top))
      .inset(left: Self.labelWidth, bottom: bottom)
    let frame = ChartFrame(chart: self, plot: plot, palette: palette)
    marks += frame.marks
    if horizontal.showsLabels {
      var style = caption
      style.anchor = .end
      marks.append(.text(horizontal.caption, at: Point(plot.maxX, plot.maxY + 32), style))
    }
    return marks
  }

  /// The width of the vertical axis' labels.
  static let labelWidth = 40.0
}
