import CCairo
import Foundation
import PlainText
import Plotting

/// Moments of a scene side by side, each with its time and progress.
public struct FilmStrip {
  /// The moments, from left to right.
  public var frames: [FilmFrame]
  /// Above the frames.
  public var title: String?
  /// How many stand in a row; all of them where it is nil.
  public var columns: Int?

  public init(_ frames: [FilmFrame], title: String? = nil, columns: Int? = nil) {
    self.frames = frames
    self.title = title
    self.columns = columns
  }

  /// So many times from the first to the last, evenly spread; both ends are among them.
  public static func moments(
    _ count: Int, from start: TimeInterval, to end: TimeInterval
  ) -> [TimeInterval] {
    guard count > 1 else { return count == 1 ? [start] : [] }
    return (0..<count).map { start + (end - start) * Double($0) / Double(count - 1) }
  }

  /// Draws the strip.
  public func image() throws(RenderingError) -> PixelImage {
    guard let first = frames.first else { throw .impossibleSize(width: 0, height: 0) }
    let unit = Double(first.scale)
    let layout = Layout(self, unit: unit)
    let surface = try CairoSurface(width: layout.width * unit, height: layout.height * unit)
    let painter = DrawingPainter(context: try CairoContext(surface), fontFamily: "DejaVu Sans")
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

  /// Draws the strip into a PNG file.
  public func writePNG(to path: String) throws(RenderingError) {
    try image().writePNG(to: path)
  }

  // MARK: Layout

  /// In points.
  private struct Layout {
    let frameWidth: Double
    let frameHeight: Double
    let columns: Int
    let rows: Int
    let top: Double

    static let margin = 12.0
    /// The bar, and the line of text below it.
    static let caption = 26.0

    init(_ strip: FilmStrip, unit: Double) {
      frameWidth = Double(strip.frames.map(\.image.width).max() ?? 0) / unit
      frameHeight = Double(strip.frames.map(\.image.height).max() ?? 0) / unit
      let count = strip.frames.count
      columns = min(max(strip.columns ?? count, 1), count)
      rows = (count + columns - 1) / columns
      top = strip.title == nil ? Self.margin : Self.margin + 20
    }

    var width: Double { Double(columns) * (frameWidth + Self.margin) + Self.margin }
    var height: Double { top + Double(rows) * (frameHeight + Self.caption + Self.margin) }

    func place(of index: Int) -> (x: Double, y: Double) {
      (
        Self.margin + Double(index % columns) * (frameWidth + Self.margin),
        top + Double(index / columns) * (frameHeight + Self.caption + Self.margin)
      )
    }
  }

  // MARK: Marks

  private func marks(_ layout: Layout) -> [Mark] {
    var marks: [Mark] = []
    if let title {
      marks.append(
        .text(title, at: Point(Layout.margin, 21), TextStyle(Self.ink, size: 13, weight: .bold)))
    }
    for (index, frame) in frames.enumerated() {
      let (x, y) = layout.place(of: index)
      let width = Double(frame.image.width) / Double(frame.scale)
      let height = Double(frame.image.height) / Double(frame.scale)
      marks.append(
        .rectangle(
          Box(x: x - 0.5, y: y - 0.5, width: width + 1, height: height + 1),
          stroke: Stroke(Self.edge)))
      if let progress = frame.progress {
        let share = min(max(progress.isFinite ? progress : 0, 0), 1)
        let bar = Box(x: x, y: y + height + 4, width: width, height: 4)
        marks.append(.rectangle(bar, radius: 2, fill: Self.edge))
        marks.append(
          .rectangle(
            Box(x: bar.x, y: bar.y, width: width * share, height: bar.height), radius: 2,
            fill: Self.bar))
      }
      let style = TextStyle(Self.ink, size: Self.textSize)
      marks.append(.text(Self.time(frame.time), at: Point(x, y + height + 20), style))
      if let progress = frame.progress {
        marks.append(
          .text(
            Self.percent(progress), at: Point(x + width, y + height + 20),
            TextStyle(Self.ink, size: Self.textSize, anchor: .end)))
      }
    }
    return marks
  }

  private static let textSize = 10.0
  private static let ink = Plotting.Color(red: 40, green: 44, blue: 52)
  private static let edge = Plotting.Color(red: 205, green: 209, blue: 216)
  private static let bar = Plotting.Color(red: 0, green: 114, blue: 178)

  private static func time(_ seconds: TimeInterval) -> String {
    guard seconds.isFinite, abs(seconds) < 1e6 else { return "–" }
    return "\(DecimalText(seconds, zeros: .kept, minus: "−")) s"
  }

  private static func percent(_ progress: Double) -> String {
    guard progress.isFinite, abs(progress) < 1e6 else { return "–" }
    return "\(Int((progress * 100).rounded())) %"
  }
}
