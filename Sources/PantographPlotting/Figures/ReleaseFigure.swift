/// A figure of a transition: its progress over time, the thresholds that it reached or missed, the
/// release, and the decision at the release.
///
/// A film strip shows the figure below its pictures, with the pictures' numbers over their moments.
/// A film draws the figure up to the current moment, see `cursor`.
public struct ReleaseFigure: Hashable, Sendable {
  /// A horizontal line at a certain progress.
  public struct Level: Hashable, Sendable {
    /// The progress of the line.
    public var progress: Double
    /// The meaning of the line, in a few words.
    public var label: String
    /// Whether the line is a place where the moved object may rest, instead of a threshold.
    public var isPlace: Bool

    public init(_ progress: Double, _ label: String, isPlace: Bool = false) {
      self.progress = progress
      self.label = label
      self.isPlace = isPlace
    }
  }

  /// The moment of the release.
  public struct Release: Hashable, Sendable {
    /// The time in seconds (`x`) and the progress (`y`).
    public var point: Point
    /// The velocity in progress per second, shown as an arrow; 0 draws no arrow.
    public var speed: Double
    /// A description of the release, in a few words.
    public var label: String

    public init(at point: Point, speed: Double, label: String) {
      self.point = point
      self.speed = speed
      self.label = label
    }
  }

  /// The seconds and progress while the fingers were down.
  public var followed: [Point] = []
  /// The seconds and progress of the animation after the release.
  public var settled: [Point] = []
  /// The horizontal lines in the figure.
  public var levels: [Level] = []
  /// The moment of the release; nil if there was none.
  public var release: Release?
  /// The times of the numbered moments in seconds; numbers start at 1.
  public var moments: [Double] = []
  /// The outcome of the release, in a few words.
  public var verdict = ""
  /// Whether the transition finished; the verdict then has another color.
  public var isFinished = false
  /// The reasons for the result, and what would have changed it; one paragraph each.
  public var reasons: [String] = []
  /// The times at the left and right edges, in seconds.
  public var times = 0.0...1.0
  /// The current moment of a film. Later parts are drawn only as a shadow, and the verdict only
  /// from the release on. Nil draws everything.
  public var cursor: Double?

  public init() {}

  /// Returns the figure's height for this width.
  public func height(width: Double) -> Double {
    (hasCurve ? Self.top + Self.plotHeight + Self.timeHeight : 0) + textHeight(width: width)
  }

  /// Whether there is a curve. Fingers that moved nothing have none.
  private var hasCurve: Bool { !followed.isEmpty || !settled.isEmpty }

  /// Returns the figure's marks, laid out from the top left of a box, with the box's width.
  public func marks(in box: Box, palette: Palette = .light) -> [Mark] {
    guard hasCurve else { return text(in: box, below: box.y, palette) }
    let plot = plot(in: box)
    let canvas = Canvas(figure: self, plot: plot, palette: palette)
    return canvas.marks + text(in: box, below: plot.maxY + Self.timeHeight, palette)
  }

  /// Returns the area of the curve, from the first to the last of `times`. Its height is 0 if there
  /// is no curve.
  public func plot(in box: Box) -> Box {
    Box(
      x: box.x + Self.labelWidth, y: box.y + Self.top,
      width: max(box.width - Self.labelWidth - Self.edge, 1),
      height: hasCurve ? Self.plotHeight : 0)
  }

  // MARK: Text

  private static let top = 30.0
  private static let plotHeight = 150.0
  private static let timeHeight = 26.0
  fileprivate static let labelWidth = 72.0
  private static let edge = 12.0
  private static let verdictSize = 19.0
  private static let textSize = 15.0
  private static let lineHeight = 21.0

  private func lines(width: Double) -> [[String]] {
    let measure = TextMeasure(TextStyle(Palette.light.text, size: Self.textSize))
    return reasons.map { measure.lines(of: $0, width: width - Self.edge) }
  }

  /// The lines of the verdict. A strip of one moment is narrower than most verdicts.
  private func verdictLines(width: Double) -> [String] {
    guard !verdict.isEmpty else { return [] }
    let style = TextStyle(Palette.light.text, size: Self.verdictSize, weight: .bold)
    return TextMeasure(style).lines(of: verdict, width: width)
  }

  private func textHeight(width: Double) -> Double {
    let titles = verdictLines(width: width).count
    let verdictHeight = titles == 0 ? 0 : Double(titles) * (Self.verdictSize + 4) + 10
    let count = lines(width: width).reduce(0) { $0 + $1.count }
    return verdictHeight + Double(count) * Self.lineHeight + (count > 0 ? 6 : 0)
  }

  private func text(in box: Box, below top: Double, _ palette: Palette) -> [Mark] {
    if let cursor, cursor < release?.point.x ?? .infinity { return [] }
    var marks: [Mark] = []
    var base = top
    let titles = verdictLines(width: box.width)
    for title in titles {
      base += Self.verdictSize + 4
      marks.append(
        .text(
          title, at: Point(box.x, base),
          TextStyle(
            isFinished ? palette.series(2) : palette.series(1), size: Self.verdictSize,
            weight: .bold)))
    }
    if !titles.isEmpty { base += 10 }
    for (index, paragraph) in lines(width: box.width).enumerated() {
      let style = TextStyle(
        index == 0 ? palette.text : palette.secondaryText, size: Self.textSize)
      for line in paragraph {
        base += Self.lineHeight
        marks.append(.text(line, at: Point(box.x, base - 4), style))
      }
    }
    return marks
  }
}

/// The part of the figure with the curve.
private struct Canvas {
  let figure: ReleaseFigure
  let plot: Box
  let palette: Palette
  private let x: PlotScale
  private let y: PlotScale

  init(figure: ReleaseFigure, plot: Box, palette: Palette) {
    self.figure = figure
    self.plot = plot
    self.palette = palette
    var range = ValueRange()
    range.include(0)
    range.include(1)
    for point in figure.followed + figure.settled where point.isFinite { range.include(point.y) }
    for level in figure.levels where level.progress.isFinite { range.include(level.progress) }
    let margin = range.span * 0.06
    let bounds = range.bounds ?? 0...1
    x = PlotScale(figure.times, from: plot.x, to: plot.maxX)
    y = PlotScale(
      bounds.lowerBound - margin...bounds.upperBound + margin, from: plot.maxY, to: plot.y)
  }

  var marks: [Mark] {
    var marks: [Mark] = [ground.surface]
    marks += ticks + levels
    let clip = plot.inset(top: -8, left: -8, bottom: -8, right: -8)
    marks.append(.group(curve, clip: clip))
    marks.append(ground.border)
    return marks + badges + release + cursor
  }

  private func place(_ point: Point) -> Point {
    Point(x.position(of: point.x), y.position(of: point.y))
  }

  private var ground: PlotGround { PlotGround(plot: plot, palette: palette, labelSize: 13) }

  private var ticks: [Mark] {
    var marks: [Mark] = []
    let measure = TextMeasure(TextStyle(palette.secondaryText, size: 13))
    let places = figure.levels.filter { $0.isPlace }.map { ($0.progress, $0.label) }
    let shares = [(0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")]
    for (value, text) in shares.filter({ share in !places.contains { $0.0 == share.0 } }) + places {
      let label = measure.fitting(text, width: ReleaseFigure.labelWidth - 10)
      marks += ground.row(at: y.position(of: value), label: label)
    }
    let ticks = ground.columnTicks(of: x, spacing: 120)
    for value in ticks.values {
      let at = x.position(of: value)
      let unit = value == ticks.values.first ? " s" : ""
      // A label at the right edge would not fit.
      marks += ground.column(at: at, label: at < plot.maxX - 16 ? ticks.label(value) + unit : nil)
    }
    return marks
  }

  private var levels: [Mark] {
    zip(thresholds, labels.levels).flatMap { level, box -> [Mark] in
      let at = y.position(of: level.progress)
      var style = TextStyle(palette.warning, size: 13)
      // The text is anchored at the end of its box, so that it ends there in any font.
      if box.x > plot.x + 8 { style.anchor = .end }
      let base = Point(style.anchor == .end ? box.maxX : box.x, box.maxY - 4)
      return [
        .path(
          .line(from: Point(plot.x, at), to: Point(plot.maxX, at)),
          stroke: Stroke(palette.warning, width: 1.5, dash: [6, 4], cap: .butt))
      ] + shaded(level.label, at: base, style)
    }
  }

  private var thresholds: [ReleaseFigure.Level] {
    figure.levels.filter { $0.progress.isFinite && !$0.isPlace }
  }

  /// The boxes of the release's label and of each threshold's, with as little overlap as possible.
  /// The whole curve counts, even parts not shown yet, because labels must not move while a film
  /// plays.
  private var labels: (release: Box?, levels: [Box]) {
    let way = (figure.followed + figure.settled).filter { $0.isFinite }.map(place)
    func placed(_ release: Box?) -> (levels: [Box], cost: Int) {
      var taken = release.map { [$0] } ?? []
      var cost = release.map { box in way.count { box.contains($0) } } ?? 0
      var levels: [Box] = []
      for level in thresholds {
        let choices = places(of: level).map { box in
          // An overlap of two labels is worse than any overlap with the curve.
          (box, taken.count { $0.intersects(box) } * 1000 + way.count { box.contains($0) })
        }
        guard let best = choices.min(by: { $0.1 < $1.1 }) else { continue }
        taken.append(best.0)
        levels.append(best.0)
        cost += best.1
      }
      return (levels, cost)
    }
    let choices = releasePlaces.map { (release: Box?.some($0), placed: placed($0)) }
    guard let best = choices.min(by: { $0.placed.cost < $1.placed.cost }) else {
      return (nil, placed(nil).levels)
    }
    return (best.release, best.placed.levels)
  }

  /// Returns the possible boxes of a label: above and below the line, at its right and left ends.
  private func places(of level: ReleaseFigure.Level) -> [Box] {
    let at = y.position(of: level.progress)
    let height = 16.0
    let width = TextMeasure(TextStyle(palette.warning, size: 13)).width(of: level.label)
    return [at - 17, at + 4].flatMap { top in
      [plot.maxX - 8 - width, plot.x + 8].map { Box(x: $0, y: top, width: width, height: height) }
    }
  }

  /// The possible boxes of the release's label, beside the release. Those away from the arrow and
  /// the curve come first.
  private var releasePlaces: [Box] {
    guard let release = figure.release, release.point.isFinite else { return [] }
    let at = place(release.point)
    let width = TextMeasure(releaseStyle).width(of: releaseLabel)
    let isHigh = release.speed < 0 || at.y > plot.maxY - 24
    let tops = isHigh ? [at.y - 26, at.y + 8] : [at.y + 8, at.y - 26]
    let places = [at.x + 14, at.x - 14 - width].flatMap { left in
      tops.map { Box(x: left, y: $0, width: width, height: 18) }
    }
    let inside = places.filter {
      $0.x >= plot.x && $0.maxX <= plot.maxX && $0.y >= plot.y && $0.maxY <= plot.maxY
    }
    guard inside.isEmpty else { return inside }
    // In a narrow figure no box fits beside the release, so the boxes are moved inside.
    return places.map { place in
      var place = place
      place.x = max(plot.x + 4, min(place.x, plot.maxX - 4 - width))
      place.y = max(plot.y, min(place.y, plot.maxY - 18))
      return place
    }
  }

  /// The release's label, truncated to the width of the plot.
  private var releaseLabel: String {
    figure.release.map {
      TextMeasure(releaseStyle).fitting($0.label, width: max(plot.width - 8, 0))
    } ?? ""
  }

  private var releaseStyle: TextStyle {
    TextStyle(
      figure.isFinished ? palette.series(2) : palette.series(1), size: 14, weight: .bold)
  }

  /// Returns text with an outline, so that it is readable over lines.
  private func shaded(_ text: String, at base: Point, _ style: TextStyle) -> [Mark] {
    var shade = style
    shade.color = palette.surface
    let around = [Point(-1, 0), Point(1, 0), Point(0, -1), Point(0, 1)]
    return around.map { .text(text, at: base + $0, shade) } + [.text(text, at: base, style)]
  }

  private var curve: [Mark] {
    let color = palette.series(0)
    var marks: [Mark] = []
    let decimation = LineDecimation(tolerance: 0.2, maximumCount: 4000)
    func line(_ points: [Point], dash: [Double], _ color: Color) {
      let shown = decimation(points.filter { $0.isFinite }.map(place))
      guard shown.count > 1 else { return }
      marks.append(.path(Path(shown), stroke: Stroke(color, width: 3, dash: dash)))
    }
    let end = figure.cursor ?? .infinity
    if end < figure.times.upperBound {
      line(figure.followed + figure.settled, dash: [], color.withAlpha(50))
    }
    line(figure.followed.filter { $0.x <= end }, dash: [], color)
    line(figure.settled.filter { $0.x <= end }, dash: [3, 6], color)
    return marks
  }

  private var badges: [Mark] {
    var marks: [Mark] = []
    var right = -Double.infinity
    for (index, time) in figure.moments.enumerated() where time.isFinite {
      let at = x.position(of: time)
      marks.append(
        .path(
          .line(from: Point(at, plot.y - 6), to: Point(at, plot.maxY)),
          stroke: Stroke(palette.border, width: 1, dash: [2, 3], cap: .butt)))
      // Badges that would overlap are moved side by side.
      let center = Point(min(max(at, right + 22), plot.maxX + 2), plot.y - 15)
      right = center.x
      marks += Self.badge(index + 1, at: center, palette)
    }
    return marks
  }

  static func badge(_ number: Int, at center: Point, _ palette: Palette) -> [Mark] {
    let style = TextStyle(palette.background, size: 13, weight: .bold, anchor: .middle)
    return [
      .circle(center: center, radius: 10, fill: palette.text),
      .text("\(number)", at: center + Point(0, style.centering), style),
    ]
  }

  private var release: [Mark] {
    guard let release = figure.release, release.point.isFinite,
      release.point.x <= figure.cursor ?? .infinity
    else { return [] }
    let color = releaseStyle.color
    let at = place(release.point)
    var marks: [Mark] = []
    if release.speed != 0, release.speed.isFinite {
      marks += arrow(from: at, speed: release.speed, color)
    }
    marks += [
      .circle(center: at, radius: 7, fill: color, stroke: Stroke(palette.background, width: 2))
    ]
    if let box = labels.release {
      var style = releaseStyle
      // The text is anchored at the end of its box, so that it ends there in any font.
      if box.maxX <= at.x || box.maxX >= plot.maxX - 5 { style.anchor = .end }
      marks += shaded(
        releaseLabel, at: Point(style.anchor == .end ? box.maxX : box.x, box.y + 14), style)
    }
    return marks
  }

  /// Returns an arrow of 46 units in the direction of the curve at the release.
  private func arrow(from start: Point, speed: Double, _ color: Color) -> [Mark] {
    let right = (x.end - x.start) / (x.values.upperBound - x.values.lowerBound)
    let down = (y.end - y.start) / (y.values.upperBound - y.values.lowerBound) * speed
    let length = (right * right + down * down).squareRoot()
    guard length.isFinite, length > 0 else { return [] }
    let (unitX, unitY) = (right / length, down / length)
    let tip = start + Point(unitX * 46, unitY * 46)
    let back = tip - Point(unitX * 11, unitY * 11)
    let side = Point(-unitY * 5, unitX * 5)
    return [
      .path(.line(from: start, to: back), stroke: Stroke(color, width: 3)),
      .path(Path([tip, back + side, back - side], isClosed: true), fill: color),
    ]
  }

  private var cursor: [Mark] {
    guard let cursor = figure.cursor, cursor.isFinite else { return [] }
    let at = min(max(x.position(of: cursor), plot.x), plot.maxX)
    return [
      .path(
        .line(from: Point(at, plot.y - 4), to: Point(at, plot.maxY + 4)),
        stroke: Stroke(palette.text, width: 2))
    ]
  }
}

extension ReleaseFigure {
  /// Returns the badge of a numbered moment, shown above the curve and under its picture.
  public static func badge(_ number: Int, at center: Point, palette: Palette = .light) -> [Mark] {
    Canvas.badge(number, at: center, palette)
  }
}
