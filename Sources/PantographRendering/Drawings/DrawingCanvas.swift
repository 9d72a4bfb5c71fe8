import CPantographCairo
import Foundation
import PantographPlotting

/// Draws one drawing after another on the same pixels, and redraws only the boxes that differ from
/// the last.
package final class DrawingCanvas {
  private var picture: CairoPicture?
  private var last: (drawing: Drawing, scale: Double)?
  private let texts: DrawingTexts

  /// Creates a canvas without pixels. If the font is missing, the nearest one is used.
  package init(fontFamily: String = "DejaVu Sans") {
    texts = DrawingTexts(fontFamily: fontFamily)
  }

  /// Draws, and returns the changed boxes in pixels.
  ///
  /// - Parameter scale: The number of pixels for one unit of the drawing.
  package func draw(_ drawing: Drawing, scale: Double) throws(RenderingError) -> [CGRect] {
    let width = (drawing.width * scale).rounded(.up)
    let height = (drawing.height * scale).rounded(.up)
    let before = last
    // After an error the pixels are incomplete, so the next drawing is drawn as a whole.
    last = nil
    let canvas: CairoPicture
    if let picture, Double(picture.surface.width) == width,
      Double(picture.surface.height) == height
    {
      canvas = picture
    } else {
      canvas = CairoPicture(try CairoSurface(width: width, height: height))
    }
    texts.beginDrawing()
    let painter = DrawingPainter(context: try CairoContext(canvas.surface), texts: texts)
    painter.context.scale(scale)
    var damage = DrawingDamage(
      whole: CGRect(x: 0, y: 0, width: width, height: height), scale: scale)
    if canvas === picture, let before, before.scale == scale {
      damage.add(from: before.drawing, to: drawing, painter)
    } else {
      damage.addAll()
    }
    picture = canvas
    for box in damage.boxes {
      painter.context.save()
      painter.context.clip(toPixels: box)
      cairo_set_operator(painter.context.pointer, CAIRO_OPERATOR_CLEAR)
      painter.context.paint()
      cairo_set_operator(painter.context.pointer, CAIRO_OPERATOR_OVER)
      painter.context.scale(scale)
      painter.paint(drawing, within: box.through(Transform(scale: 1 / scale)))
      painter.context.restore()
    }
    try painter.context.check()
    last = (drawing, scale)
    return damage.boxes
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
}
