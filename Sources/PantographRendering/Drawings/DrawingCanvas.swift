import CPantographCairo
import Foundation
import PantographPlotting

/// Draws one drawing after another on the same pixels, and redraws only the rows that differ from
/// the last.
package final class DrawingCanvas {
  private var picture: CairoPicture?
  private var last: (drawing: Drawing, scale: Double)?
  private let fontFamily: String

  /// Creates a canvas without pixels. If the font is missing, the nearest one is used.
  package init(fontFamily: String = "DejaVu Sans") {
    self.fontFamily = fontFamily
  }

  /// Draws, and returns the changed rows of pixels.
  ///
  /// - Parameter scale: The number of pixels for one unit of the drawing.
  package func draw(_ drawing: Drawing, scale: Double) throws(RenderingError) -> [Range<Int>] {
    let width = (drawing.width * scale).rounded(.up)
    let height = (drawing.height * scale).rounded(.up)
    let before = last
    // After an error the pixels are incomplete, so the next drawing is drawn as a whole.
    last = nil
    let canvas: CairoPicture
    var rows = [0..<Int(height)]
    if let picture, Double(picture.surface.width) == width,
      Double(picture.surface.height) == height
    {
      canvas = picture
      if let before, before.scale == scale {
        rows = Self.changedRows(from: before.drawing, to: drawing, scale: scale)
      }
    } else {
      canvas = CairoPicture(try CairoSurface(width: width, height: height))
      picture = canvas
    }
    let painter = DrawingPainter(
      context: try CairoContext(canvas.surface), fontFamily: fontFamily)
    for rows in rows {
      painter.context.save()
      painter.context.clip(
        toPixels: CGRect(x: 0, y: Double(rows.lowerBound), width: width, height: Double(rows.count))
      )
      cairo_set_operator(painter.context.pointer, CAIRO_OPERATOR_CLEAR)
      painter.context.paint()
      cairo_set_operator(painter.context.pointer, CAIRO_OPERATOR_OVER)
      painter.context.scale(scale)
      painter.paint(
        drawing, within: (Double(rows.lowerBound) / scale)...(Double(rows.upperBound) / scale))
      painter.context.restore()
    }
    try painter.context.check()
    last = (drawing, scale)
    return rows
  }

  /// Calls `body` with the pixels, row by row, in the format of `PixelImage`. Does nothing before
  /// the first drawing.
  package func withPixels(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ width: Int, _ bytesPerRow: Int) -> Void
  ) {
    guard let picture else { return }
    cairo_surface_flush(picture.surface.pointer)
    guard let data = cairo_image_surface_get_data(picture.surface.pointer) else { return }
    let row = Int(cairo_image_surface_get_stride(picture.surface.pointer))
    body(
      UnsafeRawBufferPointer(start: data, count: row * picture.surface.height),
      picture.surface.width, row)
  }

  /// Returns the rows that differ, as separate ranges from top to bottom.
  private static func changedRows(
    from old: Drawing, to new: Drawing, scale: Double
  ) -> [Range<Int>] {
    let height = Int((new.height * scale).rounded(.up))
    guard old.background == new.background else { return [0..<height] }
    var changed: [Mark] = []
    if old.marks.count == new.marks.count {
      for (mark, other) in zip(old.marks, new.marks) where mark != other {
        changed += [mark, other]
      }
    } else {
      let start = zip(old.marks, new.marks).prefix { $0 == $1 }.count
      let end = zip(old.marks.dropFirst(start).reversed(), new.marks.dropFirst(start).reversed())
        .prefix { $0 == $1 }.count
      changed += old.marks[start..<old.marks.count - end] + new.marks[start..<new.marks.count - end]
    }
    var rows: [Range<Int>] = []
    for mark in changed {
      guard let reach = mark.reach else { return [0..<height] }
      // One more pixel on each side, for antialiased edges.
      let top = max(reach.lowerBound * scale - 1, 0).rounded(.down)
      let bottom = min(reach.upperBound * scale + 1, Double(height)).rounded(.up)
      if top < bottom { rows.append(Int(top)..<Int(bottom)) }
    }
    rows.sort { $0.lowerBound < $1.lowerBound }
    return rows.reduce(into: []) { apart, next in
      if let last = apart.last, last.upperBound >= next.lowerBound {
        apart[apart.count - 1] =
          last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        apart.append(next)
      }
    }
  }
}

extension Mark {
  /// The vertical range in which the mark may draw; nil if it is not known.
  var reach: ClosedRange<Double>? {
    func around(_ top: Double, _ bottom: Double, _ stroke: Stroke?) -> ClosedRange<Double>? {
      let half = max(stroke?.width ?? 0, 0) / 2
      guard (bottom - top + half).isFinite, top <= bottom else { return nil }
      return (top - half)...(bottom + half)
    }
    switch self {
    case .path(let path, _, let stroke):
      let heights = path.points.filter(\.isFinite).map(\.y)
      return around(heights.min() ?? 0, heights.max() ?? 0, stroke)
    case .circle(let center, let radius, _, let stroke):
      return around(center.y - radius, center.y + radius, stroke)
    case .rectangle(let box, _, _, let stroke):
      return around(box.y, box.y + box.height, stroke)
    case .text(_, let point, let style):
      // In some fonts, accents above and below letters reach farther than an em.
      return style.rotation == 0 ? around(point.y - 2 * style.size, point.y + style.size, nil) : nil
    case .group: return nil
    }
  }
}
