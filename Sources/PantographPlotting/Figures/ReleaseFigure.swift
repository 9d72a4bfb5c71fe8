/// How a transition went: its progress over time, the thresholds that it reached or missed, the moment
/// in which the hand let go, and what was decided there.
///
/// A film strip has it below its pictures, whose numbers stand over their moments. A film draws it up
/// to the moment that is shown, see `cursor`.
public struct ReleaseFigure: Hashable, Sendable {
  /// A line across that the progress reaches or not.
  public struct Level: Hashable, Sendable {
    /// The progress at which it is.
    public var progress: Double
    /// What happens there, in a few words.
    public var label: String
    /// Whether something may rest there; it is no threshold then.
    public var isPlace: Bool

    public init(_ progress: Double, _ label: String, isPlace: Bool = false) {
      self.progress = progress
      self.label = label
      self.isPlace = isPlace
    }
  }

  /// The moment in which the hand let go.
  public struct Release: Hashable, Sendable {
    /// When, in seconds, and at which progress.
    public var point: Point
    /// The speed in progress a second, for the arrow; 0 draws none.
    public var speed: Double
    /// What is known of it, in a few words.
    public var label: String

    public init(at point: Point, speed: Double, label: String) {
      self.point = point
      self.speed = speed
      self.label = label
    }
  }

  /// Seconds and progress while the hand had it.
  public var followed: [Point] = []
  /// Seconds and progress after that.
  public var settled: [Point] = []
  /// The lines across.
  public var levels: [Level] = []
  /// The moment in which the hand let go; nil where it never did.
  public var release: Release?
  /// The seconds of the moments that are numbered, from 1.
  public var moments: [Double] = []
  /// What became of it, in a few words.
  public var verdict = ""
  /// Whether the verdict is good news: it is written in another color then.
  public var isFinished = false
  /// Why, and what would have led elsewhere: a paragraph each.
  public var reasons: [String] = []
  /// The seconds at the left edge and at the right one.
  public var times = 0.0...1.0
  /// Nothing later is drawn but as a shadow, and no verdict before the release; nil draws everything.
  public var cursor: Double?

  public init() {}

  /// The figure's height in that width.
  public func height(width: Double) -> Double {
    (hasCurve ? Self.top + Self.plotHeight + Self.timeHeight : 0) + textHeight(width: width)
  }

  /// Fingers that moved nothing have no curve.
  private var hasCurve: Bool { !followed.isEmpty || !settled.isEmpty }

  /// The figure's marks, laid out from the top left of a box as wide as it.
  public func marks(in box: Box, palette: Palette = .light) -> [Mark] {
    guard hasCurve else { return text(in: box, below: box.y, palette) }
    let plot = plot(in: box)
    let canvas = Canvas(figure: self, plot: plot, palette: palette)
    return canvas.marks + text(in: box, below: plot.maxY + Self.timeHeight, palette)
  }

  /// Where the curve is: `times` go from its left edge to its right one. Without a height where there
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

  private func textHeight(width: Double) -> Double {
    let verdictHeight = verdict.isEmpty ? 0 : Self.verdictSize + 14
    let count = lines(width: width).reduce(0) { $0 + $1.count }
    return verdictHeight + Double(count) * Self.lineHeight + (count > 0 ? 6 : 0)
  }

  private func text(in box: Box, below top: Double, _ palette: Palette) -> [Mark] {
    if let cursor, cursor < release?.point.x ?? .infinity { return [] }
    var marks: [Mark] = []
    var base = top
    if !verdict.isEmpty {
      base += Self.verdictSize + 4
      let color = isFinished ? palette.series(2) : palette.series(1)
      let style = TextStyle(color, size: Self.verdictSize, weight: .bold)
      marks.append(
        .text(
          TextMeasure(style).fitting(verdict, width: box.width), at: Point(box.x, base), style))
      base += 10
    }
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

/// The part with the curve.
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
      // The last one would run over the edge.
      marks += ground.column(at: at, label: at < plot.maxX - 16 ? ticks.label(value) + unit : nil)
    }
    return marks
  }

  private var levels: [Mark] {
    zip(thresholds, labels.levels).flatMap { level, box -> [Mark] in
      let at = y.position(of: level.progress)
      var style = TextStyle(palette.warning, size: 13)
      // The words end where the box does, in whatever font they are drawn.
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

  /// The boxes of the release's words and of each threshold's, over one another and the curve as
  /// little as can be. They stand still while a film plays, so all of it counts, whatever is shown.
  private var labels: (release: Box?, levels: [Box]) {
    let way = (figure.followed + figure.settled).filter { $0.isFinite }.map(place)
    func placed(_ release: Box?) -> (levels: [Box], cost: Int) {
      var taken = release.map { [$0] } ?? []
      var cost = release.map { box in way.count { box.contains($0) } } ?? 0
      var levels: [Box] = []
      for level in thresholds {
        let choices = places(of: level).map { box in
          // Words over words are the worst that can be.
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

  /// Above the line and below it, at its right end and its left one.
  private func places(of level: ReleaseFigure.Level) -> [Box] {
    let at = y.position(of: level.progress)
    let height = 16.0
    let width = TextMeasure(TextStyle(palette.warning, size: 13)).width(of: level.label)
    return [at - 17, at + 4].flatMap { top in
      [plot.maxX - 8 - width, plot.x + 8].map { Box(x: $0, y: top, width: width, height: height) }
    }
  }

  /// Beside the release, first off the way that the arrow and the curve take.
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
    // In a narrow figure none fits beside the release: the words go as far to the side as they must.
    return places.map { place in
      var place = place
      place.x = max(plot.x + 4, min(place.x, plot.maxX - 4 - width))
      place.y = max(plot.y, min(place.y, plot.maxY - 18))
      return place
    }
  }

  /// As much of the label as the plot has room for.
  private var releaseLabel: String {
    figure.release.map {
      TextMeasure(releaseStyle).fitting($0.label, width: max(plot.width - 8, 0))
    } ?? ""
  }

  private var releaseStyle: TextStyle {
    TextStyle(
      figure.isFinished ? palette.series(2) : palette.series(1), size: 14, weight: .bold)
  }

  /// Words that stay readable over lines.
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
      // Side by side where they would lie over each other.
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
      // The words end where the box does, in whatever font they are drawn.
      if box.maxX <= at.x || box.maxX >= plot.maxX - 5 { style.anchor = .end }
      marks += shaded(
        releaseLabel, at: Point(style.anchor == .end ? box.maxX : box.x, box.y + 14), style)
    }
    return marks
  }

  /// Along the curve as it was at the release, 46 long.
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
  /// A moment's number, as it stands over the curve and under its picture.
  public static func badge(_ number: Int, at center: Point, palette: Palette = .light) -> [Mark] {
    Canvas.badge(number, at: center, palette)
  }
}
