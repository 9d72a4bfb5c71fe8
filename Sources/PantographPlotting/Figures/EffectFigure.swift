/// A figure of a change's effect on several groups: a dot for each group, and the mean of all with
/// its interval.
public struct EffectFigure: Hashable, Sendable {
  /// One group of recordings and the effect on it.
  public struct Row: Hashable, Sendable {
    /// The group's name, shown at the left end of the row.
    public var name: String
    /// The group's effect. A row is left out if its effect is not finite.
    public var effect: Double
    /// The number of the group's recordings, shown at the right end of the row.
    public var count: Int

    public init(_ name: String, effect: Double, count: Int) {
      self.name = name
      self.effect = effect
      self.count = count
    }
  }

  /// Rows for groups of one kind, under a heading.
  public struct Section: Hashable, Sendable {
    /// The heading above the rows.
    public var title: String
    /// The section's rows, from the top down.
    public var rows: [Row]

    public init(_ title: String, _ rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// The mean of all groups, with an interval that is valid for other groups.
  public struct Mean: Hashable, Sendable {
    /// The name shown at the left end of the mean's row.
    public var name: String
    /// The mean effect on all groups.
    public var effect: Double
    /// The interval of the mean effect.
    public var interval: ClosedRange<Double>

    public init(_ name: String, effect: Double, interval: ClosedRange<Double>) {
      self.name = name
      self.effect = effect
      self.interval = interval
    }
  }

  /// The figure's heading; an empty heading is not drawn.
  public var title: String
  /// The name of the axis, shown below it.
  public var caption: String
  /// The meaning of effects below 0 and above 0, at the ends of the axis and in the legend.
  public var sides: Sides
  /// The heading over the numbers of recordings.
  public var countCaption: String
  /// The mean in the first row; nil for none.
  public var mean: Mean?
  /// The rows below the mean. A section without rows is left out.
  public var sections: [Section]

  /// The meaning of effects on either side of 0.
  public struct Sides: Hashable, Sendable {
    /// The meaning of effects below 0.
    public var below: String
    /// The meaning of effects above 0.
    public var above: String

    public init(below: String, above: String) {
      self.below = below
      self.above = above
    }
  }

  public init(
    title: String = "", caption: String, sides: Sides, countCaption: String = "recordings",
    mean: Mean? = nil, sections: [Section] = []
  ) {
    self.title = title
    self.caption = caption
    self.sides = sides
    self.countCaption = countCaption
    self.mean = mean
    self.sections = sections
  }

  // MARK: Layout

  /// The largest number of rows in a section. Of more rows, those with the smallest and the largest
  /// effects are shown.
  public static let mostRows = 40

  private static let margin = 16.0
  fileprivate static let captionTop = 36.0
  fileprivate static let captionHeight = 17.0

  /// Returns the figure on a background. Its height depends on the number of rows.
  public func drawing(width: Double, palette: Palette = .light) -> Drawing {
    var marks: [Mark] = []
    var top = Self.margin
    let inner = max(width - 2 * Self.margin, 1)
    if !title.isEmpty {
      let style = TextStyle(palette.text, size: 15, weight: .bold)
      for line in TextMeasure(style).lines(of: title, width: inner) {
        top += 18
        marks.append(.text(line, at: Point(Self.margin, top - 4), style))
      }
      top += 6
    }
    let legend = Legend(legendEntries(palette)).layout(
      at: Point(Self.margin, top), width: inner, palette: palette)
    marks += legend.marks
    top += legend.height + 4
    let rows = EffectRows(
      figure: self, in: Box(x: Self.margin, y: top, width: inner, height: 0), palette: palette)
    marks += rows.marks
    return Drawing(
      width: width, height: rows.plot.maxY + Self.captionTop + Self.captionHeight + 6,
      background: palette.background,
      title: title.isEmpty ? caption : title, marks: marks)
  }

  private func legendEntries(_ palette: Palette) -> [Legend.Entry] {
    let effects = sections.flatMap { $0.rows }.map { $0.effect }.filter { $0.isFinite }
    var entries: [Legend.Entry] = []
    func add(_ label: String, _ effect: Double) {
      entries.append(
        Legend.Entry(label, color: Self.color(of: effect, palette), sign: .symbol(.dot)))
    }
    if effects.contains(where: { $0 > 0 }) { add(sides.above, 1) }
    if effects.contains(where: { $0 < 0 }) { add(sides.below, -1) }
    if effects.contains(0) { add("no difference", 0) }
    if let mean {
      entries.append(
        Legend.Entry(
          "\(mean.name), with its 95 % interval", color: palette.text, sign: .line(dash: [])))
    }
    return entries
  }

  fileprivate static func color(of effect: Double, _ palette: Palette) -> Color {
    effect == 0 ? palette.secondaryText : palette.series(effect < 0 ? 1 : 0)
  }

  /// The sections with the rows to show. If there are too many, a row without a dot stands for
  /// those in the middle.
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
}

/// The rows of the figure together with their plot.
private struct EffectRows {
  let plot: Box
  private let figure: EffectFigure
  private let sections: [EffectFigure.Section]
  private let palette: Palette
  private let labelWidth: Double
  private let x: PlotScale

  private static let rowHeight = 20.0
  private static let headingHeight = 30.0
  private static let meanHeight = 34.0
  private static let edge = 6.0
  private static let gap = 14.0

  /// Creates the rows.
  ///
  /// - Parameter box: The left, right and top edges of the area to use.
  init(figure: EffectFigure, in box: Box, palette: Palette) {
    self.figure = figure
    self.palette = palette
    let sections = figure.shownSections
    self.sections = sections
    let names = sections.flatMap { $0.rows }.map { $0.name } + [figure.mean?.name ?? ""]
    let measure = TextMeasure(Self.nameStyle(palette, isBold: true))
    let widest = names.map { measure.width(of: $0) }.max() ?? 0
    labelWidth = min(widest + Self.gap, box.width * 0.36)
    let counts = TextMeasure(Self.countStyle(palette)).width(of: figure.countCaption) + Self.gap
    var height = 2 * Self.edge + (figure.mean == nil ? 0 : Self.meanHeight)
    for section in sections {
      height += Self.headingHeight + Double(section.rows.count) * Self.rowHeight
    }
    plot = Box(
      x: box.x + labelWidth, y: box.y + 20, width: max(box.width - labelWidth - counts, 1),
      height: height)
    var range = ValueRange()
    range.include(0)
    for row in sections.flatMap({ $0.rows }) { range.include(row.effect) }
    if let mean = figure.mean {
      for value in [mean.effect, mean.interval.lowerBound, mean.interval.upperBound] {
        range.include(value)
      }
    }
    x = PlotScale(range.widened(to: max(range.span * 1.12, 0.01)), from: plot.x, to: plot.maxX)
    right = box.maxX
  }

  /// The position of the right end of the numbers of recordings.
  private let right: Double

  var marks: [Mark] {
    let ground = PlotGround(plot: plot, palette: palette)
    var marks: [Mark] = [ground.surface] + band + axis(ground)
    marks.append(
      .text(figure.countCaption, at: Point(right, plot.y - 7), Self.countStyle(palette)))
    var at = plot.y + Self.edge
    if let mean = figure.mean {
      marks += self.mean(mean, at: at + Self.meanHeight / 2)
      at += Self.meanHeight
    }
    for section in sections {
      let style = TextStyle(palette.secondaryText, size: 12.5, weight: .bold)
      let title = TextMeasure(style).fitting(section.title, width: labelWidth - 8)
      at += Self.headingHeight
      marks.append(.text(title, at: Point(plot.x - labelWidth, at - 7), style))
      for row in section.rows {
        marks += self.row(row, at: at + Self.rowHeight / 2)
        at += Self.rowHeight
      }
    }
    return marks + [ground.border]
  }

  private func axis(_ ground: PlotGround) -> [Mark] {
    var marks: [Mark] = []
    let ticks = ground.columnTicks(of: x, spacing: 80)
    for value in ticks.values {
      marks += ground.column(
        at: x.position(of: value), label: ticks.label(value),
        stroke: value == 0 ? Stroke(palette.text, width: 1.2, cap: .butt) : nil)
    }
    return marks + captions
  }

  /// The meanings of both sides with the axis' name between or below them. If the figure is narrow,
  /// only the name is shown.
  private var captions: [Mark] {
    var style = TextStyle(palette.secondaryText, size: 12)
    let measure = TextMeasure(style)
    let (below, above) = ("\u{2190} \(figure.sides.below)", "\(figure.sides.above) \u{2192}")
    let (left, right) = (measure.width(of: below), measure.width(of: above))
    let hasSides = left + right + 16 <= plot.width
    let isBetween = left + measure.width(of: figure.caption) + right + 32 <= plot.width
    var marks: [Mark] = []
    var base = plot.maxY + EffectFigure.captionTop
    if hasSides {
      marks.append(.text(below, at: Point(plot.x, base), style))
      style.anchor = .end
      marks.append(.text(above, at: Point(plot.maxX, base), style))
      if !isBetween { base += EffectFigure.captionHeight }
    }
    style.anchor = isBetween ? .middle : .end
    let end = isBetween ? (plot.x + left + plot.maxX - right) / 2 : plot.maxX
    marks.append(
      .text(
        measure.fitting(figure.caption, width: plot.width + labelWidth), at: Point(end, base), style
      ))
    return marks
  }

  private static func nameStyle(_ palette: Palette, isBold: Bool) -> TextStyle {
    TextStyle(palette.text, size: 12.5, weight: isBold ? .bold : .regular)
  }

  private static func countStyle(_ palette: Palette) -> TextStyle {
    TextStyle(palette.secondaryText, size: 12, anchor: .end)
  }

  private func name(_ name: String, at y: Double, isBold: Bool = false) -> Mark {
    let style = Self.nameStyle(palette, isBold: isBold)
    let text = TextMeasure(style).fitting(name, width: labelWidth - 8)
    return .text(text, at: Point(plot.x - labelWidth, y + style.centering), style)
  }

  private func row(_ row: EffectFigure.Row, at y: Double) -> [Mark] {
    let name = name(row.name, at: y)
    guard row.effect.isFinite else { return [name] }
    let style = Self.countStyle(palette)
    let color = EffectFigure.color(of: row.effect, palette)
    let end = Point(x.position(of: row.effect), y)
    return [
      name, .text("\(row.count)", at: Point(right, y + style.centering), style),
      .path(.line(from: Point(x.position(of: 0), y), to: end), stroke: Stroke(color, width: 2)),
      .circle(center: end, radius: 4.5, fill: color),
    ]
  }

  private func ends(of mean: EffectFigure.Mean) -> (low: Double, high: Double) {
    (x.position(of: mean.interval.lowerBound), x.position(of: mean.interval.upperBound))
  }

  /// The mean's interval as a band behind all rows.
  private var band: [Mark] {
    guard let mean = figure.mean else { return [] }
    let (low, high) = ends(of: mean)
    let box = Box(x: low, y: plot.y, width: max(high - low, 0), height: plot.height)
    return [.rectangle(box, fill: palette.text.withAlpha(9))]
  }

  private func mean(_ mean: EffectFigure.Mean, at y: Double) -> [Mark] {
    let (low, high) = ends(of: mean)
    return [
      name(mean.name, at: y, isBold: true),
      .path(.line(from: Point(low, y), to: Point(high, y)), stroke: Stroke(palette.text, width: 3)),
      .circle(center: Point(x.position(of: mean.effect), y), radius: 6, fill: palette.text),
    ]
  }
}
