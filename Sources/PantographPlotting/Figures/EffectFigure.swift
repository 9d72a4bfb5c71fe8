/// A change's effect on each of several groups: a dot for each, and the mean of all with its interval.
public struct EffectFigure: Hashable, Sendable {
  /// One group.
  public struct Row: Hashable, Sendable {
    /// The name at the left end.
    public var name: String
    /// The group's effect; a row whose effect is no finite number is left out.
    public var effect: Double
    /// The number of recordings, at the right end.
    public var count: Int

    public init(_ name: String, effect: Double, count: Int) {
      self.name = name
      self.effect = effect
      self.count = count
    }
  }

  /// Rows of one kind.
  public struct Section: Hashable, Sendable {
    /// The heading.
    public var title: String
    /// The rows, from the top down.
    public var rows: [Row]

    public init(_ title: String, _ rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// The mean of all groups, with the interval of other groups' mean.
  public struct Mean: Hashable, Sendable {
    /// The name at the left end.
    public var name: String
    /// The mean effect.
    public var effect: Double
    /// The interval of the mean.
    public var interval: ClosedRange<Double>

    public init(_ name: String, effect: Double, interval: ClosedRange<Double>) {
      self.name = name
      self.effect = effect
      self.interval = interval
    }
  }

  /// The heading; none where it is empty.
  public var title: String
  /// The name of the axis, below it.
  public var caption: String
  /// The mean in the first row; nil for none.
  public var mean: Mean?
  /// The other rows. A section without rows is left out.
  public var sections: [Section]

  public init(title: String = "", caption: String, mean: Mean? = nil, sections: [Section] = []) {
    self.title = title
    self.caption = caption
    self.mean = mean
    self.sections = sections
  }

  // MARK: Layout

  /// More rows of a section than this are not named: the smallest and the largest effects are shown.
  public static let mostRows = 40

  private static let labelWidth = 168.0
  private static let countWidth = 48.0
  private static let rowHeight = 20.0
  private static let headingHeight = 30.0
  private static let axisHeight = 44.0

  /// The figure on a background, as high as its rows need.
  public func drawing(width: Double, palette: Palette = .light) -> Drawing {
    let margin = 16.0
    var marks: [Mark] = []
    var top = margin
    if !title.isEmpty {
      let style = TextStyle(palette.text, size: 15, weight: .bold)
      for line in TextMeasure(style).lines(of: title, width: width - 2 * margin) {
        top += 18
        marks.append(.text(line, at: Point(margin, top - 4), style))
      }
      top += 6
    }
    let plot = Box(
      x: margin + Self.labelWidth, y: top,
      width: max(width - 2 * margin - Self.labelWidth - Self.countWidth, 1), height: rowsHeight)
    let rows = EffectRows(figure: self, plot: plot, palette: palette)
    marks += rows.marks
    return Drawing(
      width: width, height: plot.maxY + Self.axisHeight, background: palette.background,
      title: title.isEmpty ? caption : title, marks: marks)
  }

  private var rowsHeight: Double {
    var height = mean == nil ? 6 : Self.rowHeight + 10
    for section in shownSections {
      height += Self.headingHeight + Double(section.rows.count) * Self.rowHeight
    }
    return height + 6
  }

  /// Rows with an effect; of very many those at both ends, with a row without a dot between them.
  package var shownSections: [Section] {
    sections.compactMap { section in
      let rows = section.rows.filter { $0.effect.isFinite }
      guard rows.count > Self.mostRows else {
        return rows.isEmpty ? nil : Section(section.title, rows)
      }
      let order = rows.sorted { $0.effect > $1.effect }
      let half = Self.mostRows / 2
      let gap = Row("and \(rows.count - 2 * half) between", effect: .nan, count: 0)
      return Section(section.title, order.prefix(half) + [gap] + order.suffix(half))
    }
  }

  /// The rows within their plot.
  private struct EffectRows {
    let figure: EffectFigure
    let plot: Box
    let palette: Palette
    private let x: PlotScale

    init(figure: EffectFigure, plot: Box, palette: Palette) {
      self.figure = figure
      self.plot = plot
      self.palette = palette
      var range = ValueRange()
      range.include(0)
      for section in figure.shownSections {
        for row in section.rows where row.effect.isFinite { range.include(row.effect) }
      }
      if let mean = figure.mean {
        for value in [mean.effect, mean.interval.lowerBound, mean.interval.upperBound]
        where value.isFinite { range.include(value) }
      }
      let span = max(range.span * 1.12, 0.01)
      x = PlotScale(range.widened(to: span), from: plot.x, to: plot.maxX)
    }

    var marks: [Mark] {
      var marks: [Mark] = [.rectangle(plot, radius: 6, fill: palette.surface)] + axis
      var at = plot.y + 6
      if let mean = figure.mean {
        marks += self.mean(mean, at: at + rowHeight / 2)
        at += rowHeight + 4
      }
      for section in figure.shownSections {
        let heading = TextStyle(palette.secondaryText, size: 12.5, weight: .bold)
        at += headingHeight
        marks.append(.text(section.title, at: Point(plot.x - labelWidth, at - 7), heading))
        for row in section.rows {
          marks += self.row(row, at: at + rowHeight / 2)
          at += rowHeight
        }
      }
      marks.append(.rectangle(plot, radius: 6, stroke: Stroke(palette.border)))
      return marks
    }

    private var labelWidth: Double { EffectFigure.labelWidth }
    private var rowHeight: Double { EffectFigure.rowHeight }
    private var headingHeight: Double { EffectFigure.headingHeight }

    private var axis: [Mark] {
      var marks: [Mark] = []
      var style = TextStyle(palette.secondaryText, size: 12, anchor: .middle)
      let ticks = AxisTicks(within: x.values, about: Int(max(2, plot.width / 80)))
      for value in ticks.values {
        let at = x.position(of: value)
        let stroke =
          value == 0
          ? Stroke(palette.text, width: 1.2, cap: .butt) : Stroke(palette.grid, cap: .butt)
        marks.append(
          .path(.line(from: Point(at, plot.y), to: Point(at, plot.maxY)), stroke: stroke))
        marks.append(.text(ticks.label(value), at: Point(at, plot.maxY + 17), style))
      }
      style.anchor = .end
      let caption = TextMeasure(style).fitting(
        figure.caption, width: plot.width + labelWidth)
      marks.append(.text(caption, at: Point(plot.maxX, plot.maxY + 35), style))
      return marks
    }

    private func name(_ name: String, at y: Double, isBold: Bool = false) -> Mark {
      let style = TextStyle(palette.text, size: 12.5, weight: isBold ? .bold : .regular)
      let text = TextMeasure(style).fitting(name, width: labelWidth - 12)
      return .text(text, at: Point(plot.x - labelWidth, y + style.centering), style)
    }

    private func row(_ row: Row, at y: Double) -> [Mark] {
      let name = name(row.name, at: y)
      guard row.effect.isFinite else { return [name] }
      let style = TextStyle(palette.secondaryText, size: 12, anchor: .end)
      let count = Mark.text(
        "\(row.count)", at: Point(plot.maxX + EffectFigure.countWidth, y + style.centering), style)
      let color = row.effect < 0 ? palette.series(1) : palette.series(0)
      let (zero, end) = (Point(x.position(of: 0), y), Point(x.position(of: row.effect), y))
      return [
        name, count, .path(.line(from: zero, to: end), stroke: Stroke(color, width: 2)),
        .circle(center: end, radius: 4.5, fill: color),
      ]
    }

    private func mean(_ mean: Mean, at y: Double) -> [Mark] {
      let low = Point(x.position(of: mean.interval.lowerBound), y)
      let high = Point(x.position(of: mean.interval.upperBound), y)
      let band = Box(x: low.x, y: plot.y, width: max(high.x - low.x, 0), height: plot.height)
      return [
        .rectangle(band, fill: palette.text.withAlpha(18)),
        name(mean.name, at: y, isBold: true),
        .path(.line(from: low, to: high), stroke: Stroke(palette.text, width: 3)),
        .circle(center: Point(x.position(of: mean.effect), y), radius: 6, fill: palette.text),
      ]
    }
  }
}
