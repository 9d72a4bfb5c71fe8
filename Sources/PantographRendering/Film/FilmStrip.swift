import CPantographCairo
import Foundation
import PantographPlainText
import PantographPlotting

/// A picture of several moments of a scene side by side, each with its time and progress.
public struct FilmStrip {
  /// The moments of the strip, from left to right.
  public var frames: [FilmFrame]
  /// The title above the frames.
  public var title: String?
  /// The number of frames in a row; nil places all in one row.
  public var columns: Int?
  /// The figure below the frames: the course of the transition, and the reason for its outcome.
  public var figure: ReleaseFigure?
  /// Overrides the figure's height, so that every picture of a film has the same size. Nil uses the
  /// figure's own.
  public var figureHeight: Double?

  public init(
    _ frames: [FilmFrame], title: String? = nil, columns: Int? = nil, figure: ReleaseFigure? = nil
  ) {
    self.frames = frames
    self.title = title
    self.columns = columns
    self.figure = figure
  }

  /// Returns `count` times, evenly spaced from the first to the last, including both.
  public static func moments(
    _ count: Int, from start: TimeInterval, to end: TimeInterval
  ) -> [TimeInterval] {
    guard count > 1 else { return count == 1 ? [start] : [] }
    return (0..<count).map { start + (end - start) * Double($0) / Double(count - 1) }
  }

  /// Draws the strip.
  public func image() throws(RenderingError) -> PixelImage {
    guard let first = frames.first else { throw .impossibleSize(width: 0, height: 0) }
    let unit = Self.unit(of: first)
    let layout = Layout(self, unit: unit)
    let surface = try CairoSurface(width: layout.width * unit, height: layout.height * unit)
    let painter = DrawingPainter(
      context: try CairoContext(surface), texts: DrawingTexts(fontFamily: "DejaVu Sans"))
    painter.context.setColor(red: 1, green: 1, blue: 1, alpha: 1)
    painter.context.paint()
    for (index, frame) in frames.enumerated() {
      let place = layout.place(of: index)
      let picture = try CairoSurface(frame.image)
      cairo_set_source_surface(
        painter.context.pointer, picture.pointer, (place.x * unit).rounded(),
        (place.y * unit).rounded())
      cairo_paint(painter.context.pointer)
    }
    painter.context.scale(unit)
    painter.paint(Drawing(width: layout.width, height: layout.height, marks: marks(layout)))
    try painter.context.check()
    return try surface.image()
  }

  /// Draws several strips, one below the other.
  public static func image(of strips: [FilmStrip]) throws(RenderingError) -> PixelImage {
    var images: [PixelImage] = []
    for strip in strips { images.append(try strip.image()) }
    let width = images.map(\.width).max() ?? 0
    let surface = try CairoSurface(
      width: Double(width), height: Double(images.reduce(0) { $0 + $1.height }))
    let context = try CairoContext(surface)
    context.setColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.paint()
    var top = 0
    for image in images {
      let picture = try CairoSurface(image)
      cairo_set_source_surface(context.pointer, picture.pointer, 0, Double(top))
      cairo_paint(context.pointer)
      top += image.height
    }
    try context.check()
    return try surface.image()
  }

  /// Draws the strip and writes it to a PNG file.
  public func writePNG(to path: String) throws(RenderingError) {
    try image().writePNG(to: path)
  }

  // MARK: Layout

  /// Returns the height that a figure needs below the frames, in units of the layout.
  public func height(of figure: ReleaseFigure) -> Double {
    guard let first = frames.first else { return 0 }
    return Layout(FilmStrip(frames, columns: columns, figure: figure), unit: Self.unit(of: first))
      .figureHeight
  }

  /// Returns the number of pixels for each unit of the layout. It is at least 1, so that the text
  /// below a small picture is not too small.
  private static func unit(of frame: FilmFrame) -> Double { max(Double(frame.scale), 1) }

  private struct Layout {
    let frameWidth: Double
    let frameHeight: Double
    let columns: Int
    let rows: Int
    let top: Double
    let figureHeight: Double
    /// The height of the progress bar and the lines of text below it.
    let caption: Double

    static let margin = 12.0

    init(_ strip: FilmStrip, unit: Double) {
      frameWidth = Double(strip.frames.map(\.image.width).max() ?? 0) / unit
      frameHeight = Double(strip.frames.map(\.image.height).max() ?? 0) / unit
      let count = strip.frames.count
      columns = min(max(strip.columns ?? count, 1), count)
      rows = (count + columns - 1) / columns
      top = strip.title == nil ? Self.margin : Self.margin + 26
      caption = strip.frames.contains { $0.caption != nil } ? 54 : 32
      figureHeight = Self.height(
        of: strip, width: Double(columns) * (frameWidth + Self.margin) - Self.margin)
    }

    private static func height(of strip: FilmStrip, width: Double) -> Double {
      if let height = strip.figureHeight { return height }
      return strip.figure.map { $0.height(width: width) + margin } ?? 0
    }

    var width: Double { Double(columns) * (frameWidth + Self.margin) + Self.margin }
    var framesHeight: Double { top + Double(rows) * (frameHeight + caption + Self.margin) }
    var height: Double { framesHeight + figureHeight }

    /// The frame of the figure.
    var figureBox: Box {
      Box(
        x: Self.margin, y: framesHeight, width: width - 2 * Self.margin, height: figureHeight)
    }

    func place(of index: Int) -> (x: Double, y: Double) {
      (
        Self.margin + Double(index % columns) * (frameWidth + Self.margin),
        top + Double(index / columns) * (frameHeight + caption + Self.margin)
      )
    }
  }

  // MARK: Marks

  private func marks(_ layout: Layout) -> [Mark] {
    var marks: [Mark] = []
    if let title {
      marks.append(
        .text(title, at: Point(Layout.margin, 25), TextStyle(Self.ink, size: 17, weight: .bold)))
    }
    for (index, frame) in frames.enumerated() {
      marks += Self.marks(of: frame, number: index + 1, at: layout.place(of: index))
    }
    if let figure { marks += figure.marks(in: layout.figureBox) }
    return marks
  }

  private static func marks(
    of frame: FilmFrame, number: Int, at place: (x: Double, y: Double)
  ) -> [Mark] {
    let (x, y) = place
    let unit = unit(of: frame)
    let width = Double(frame.image.width) / unit
    let height = Double(frame.image.height) / unit
    var marks: [Mark] = [
      .rectangle(
        Box(x: x - 0.5, y: y - 0.5, width: width + 1, height: height + 1), stroke: Stroke(edge))
    ]
    if let progress = frame.progress {
      let share = min(max(progress.isFinite ? progress : 0, 0), 1)
      let track = Box(x: x, y: y + height + 4, width: width, height: 4)
      let filled = Box(x: x, y: track.y, width: width * share, height: track.height)
      marks.append(.rectangle(track, radius: 2, fill: edge))
      marks.append(.rectangle(filled, radius: 2, fill: bar))
    }
    var base = y + height + 26
    if let caption = frame.caption {
      let style = TextStyle(ink, size: textSize, weight: .bold)
      marks += ReleaseFigure.badge(number, at: Point(x + 10, base - 3))
      let text = TextMeasure(style).fitting(caption, width: width - 28)
      marks.append(.text(text, at: Point(x + 28, base + 2), style))
      base += 23
    }
    let style = TextStyle(frame.caption == nil ? ink : faint, size: textSize)
    let start = frame.caption == nil ? x : x + 28
    marks.append(.text(time(frame.time), at: Point(start, base), style))
    if let progress = frame.progress {
      marks.append(
        .text(
          percent(progress), at: Point(x + width, base),
          TextStyle(style.color, size: textSize, anchor: .end)))
    }
    return marks
  }

  private static let textSize = 14.0
  private static let ink = PantographPlotting.Color(red: 40, green: 44, blue: 52)
  private static let faint = PantographPlotting.Color(red: 98, green: 107, blue: 120)
  private static let edge = PantographPlotting.Color(red: 205, green: 209, blue: 216)
  private static let bar = PantographPlotting.Color(red: 0, green: 114, blue: 178)

  private static func time(_ seconds: TimeInterval) -> String {
    guard seconds.isFinite, abs(seconds) < 1e6 else { return "–" }
    return "\(DecimalText(seconds, zeros: .kept, minus: "−")) s"
  }

  private static func percent(_ progress: Double) -> String {
    guard progress.isFinite, abs(progress) < 1e6 else { return "–" }
    return "\(Int((progress * 100).rounded())) %"
  }
}
