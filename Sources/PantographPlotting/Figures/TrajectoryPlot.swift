/// A plot of the touch surface to scale, with the path of each contact.
///
/// A path begins with a ring and becomes stronger in its direction. It ends with a dot if the
/// finger was lifted, or a cross if the contact was cancelled. Beads mark equal intervals of time:
/// the farther apart they are, the faster the finger was.
public struct TrajectoryPlot: Hashable, Sendable {
  /// The touch surface; nil if its size is unknown.
  public var surface: PlottedSurface?
  /// The contacts that are drawn.
  public var contacts: [PlottedContact]
  /// The text shown on a surface without contacts.
  private let emptyText: String

  public init(surface: PlottedSurface?, contacts: [PlottedContact]) {
    self.surface = surface?.drawable
    self.contacts = contacts.map { $0.drawable }
    emptyText = Self.emptyText(for: contacts)
  }

  static func emptyText(for contacts: [PlottedContact]) -> String {
    if contacts.isEmpty { return "no contacts" }
    let isAnyOmitted = contacts.contains { !$0.samples.isEmpty }
    return isAnyOmitted ? "no position that can be drawn" : "no positions"
  }

  /// The number of samples outside the drawn area.
  var cutOffCount: Int {
    let area = visibleArea
    return contacts.reduce(0) { count, contact in
      count
        + contact.samples.count { sample in
          !area.contains(Point(sample.xMillimetres, sample.yMillimetres))
        }
    }
  }

  /// Returns the size of a plot that fits into this width and height, including its axes.
  public func size(within width: Double, _ height: Double) -> Box {
    let area = visibleArea
    let scale = min(
      (width - Self.margins.width) / area.width, (height - Self.margins.height) / area.height)
    return Box(
      x: 0, y: 0, width: area.width * scale + Self.margins.width,
      height: area.height * scale + Self.margins.height)
  }

  /// Returns the plot's marks, laid out in a box.
  public func marks(in box: Box, palette: Palette) -> [Mark] {
    let area = visibleArea
    let room = box.inset(top: 18, left: 34, bottom: 36, right: 8)
    let scale = max(0, min(room.width / area.width, room.height / area.height))
    let plot = Box(x: room.x, y: room.y, width: area.width * scale, height: area.height * scale)
    let x = PlotScale(area.x...area.maxX, from: plot.x, to: plot.maxX)
    let y = PlotScale(area.y...area.maxY, from: plot.y, to: plot.maxY)
    var marks = ground(plot: plot, x: x, y: y, palette: palette)
    let paths = TrajectoryPaths(contacts: contacts, x: x, y: y, plot: plot, palette: palette)
    marks.append(.group(paths.marks, clip: plot.inset(top: -7, left: -7, bottom: -7, right: -7)))
    if !contacts.contains(where: { !$0.samples.isEmpty }) {
      let style = TextStyle(palette.secondaryText, size: 14, anchor: .middle)
      marks.append(.text(emptyText, at: plot.center + Point(0, style.centering), style))
    }
    return marks
  }

  /// The space around the surface for axes and captions.
  private static let margins = (width: 42.0, height: 54.0)

  /// The drawn area in millimetres: `area`, widened if it is a thin strip.
  private var visibleArea: Box {
    var area = area
    let height = max(area.height, area.width * 0.08)
    let width = max(area.width, area.height * 0.3)
    area.y -= (height - area.height) / 2
    area.x -= (width - area.width) / 2
    area.height = height
    area.width = width
    return area
  }

  /// The surface, extended to contacts beyond it by at most its own size. An assumed surface is
  /// extended by up to four times its size, because then the assumption is probably wrong.
  private var area: Box {
    var horizontal = ValueRange()
    var vertical = ValueRange()
    for contact in contacts {
      for sample in contact.samples {
        horizontal.include(sample.xMillimetres)
        vertical.include(sample.yMillimetres)
      }
    }
    guard let surface else {
      let x = horizontal.widened(to: max(20, horizontal.span * 1.15))
      let y = vertical.widened(to: max(20, vertical.span * 1.15, horizontal.span * 0.4))
      return Box(
        x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
        height: y.upperBound - y.lowerBound)
    }
    func grown(_ length: Double, _ values: ValueRange) -> ClosedRange<Double> {
      guard let bounds = values.bounds else { return 0...length }
      let margin = surface.isAssumed ? 4 * length : length
      let upper = min(length + margin, max(length, bounds.upperBound))
      return max(-margin, min(0, bounds.lowerBound))...upper
    }
    let x = grown(surface.widthMillimetres, horizontal)
    let y = grown(surface.heightMillimetres, vertical)
    return Box(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  private func ground(plot: Box, x: PlotScale, y: PlotScale, palette: Palette) -> [Mark] {
    var marks: [Mark] = []
    let border: Box
    if let surface {
      let left = x.position(of: 0)
      let top = y.position(of: 0)
      border = Box(
        x: left, y: top, width: x.position(of: surface.widthMillimetres) - left,
        height: y.position(of: surface.heightMillimetres) - top)
    } else {
      border = plot
    }
    marks.append(.rectangle(border, radius: 8, fill: palette.surface))
    let grid = Stroke(palette.grid, width: 1, cap: .butt)
    let labels = TextStyle(palette.secondaryText, size: 11)
    let columns = AxisTicks(within: x.values, about: Int(max(2, plot.width / 62)))
    for value in columns.values {
      let at = x.position(of: value)
      marks.append(.path(.line(from: Point(at, plot.y), to: Point(at, plot.maxY)), stroke: grid))
      var style = labels
      style.anchor = .middle
      marks.append(.text(columns.label(value), at: Point(at, plot.maxY + 16), style))
    }
    let rows = AxisTicks(within: y.values, about: Int(max(2, plot.height / 62)))
    for value in rows.values {
      let at = y.position(of: value)
      marks.append(.path(.line(from: Point(plot.x, at), to: Point(plot.maxX, at)), stroke: grid))
      var style = labels
      style.anchor = .end
      marks.append(.text(rows.label(value), at: Point(plot.x - 7, at + style.centering), style))
    }
    let isCertain = surface.map { !$0.isAssumed } ?? false
    let edge = Stroke(palette.border, width: 1.4, dash: isCertain ? [] : [6, 4], cap: .butt)
    marks.append(.rectangle(border, radius: 8, stroke: edge))
    return marks + captions(plot: plot, palette: palette)
  }

  private func captions(plot: Box, palette: Palette) -> [Mark] {
    let style = TextStyle(palette.secondaryText, size: 11.5)
    let place = Point(plot.x, plot.y - 8)
    guard let surface else { return [.text("surface (mm), size unknown", at: place, style)] }
    guard surface.isAssumed else { return [.text("surface (mm)", at: place, style)] }
    let warning = TextStyle(palette.warning, size: 11.5, weight: .bold)
    return [.text("surface (mm), size assumed", at: place, warning)]
  }
}
