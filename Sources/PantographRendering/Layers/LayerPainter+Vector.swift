import CPantographCairo
import Foundation
import QuartzCore

/// Draws pictures that are drawings at every size.
extension LayerPainter {
  /// The longest side of a drawing whose pixels are stored, in pixels.
  private static var longestSide: CGFloat { 2048 }

  /// Draws a drawing at the size at which it is shown. Where it covers whole pixels, its pixels are
  /// stored for the next picture.
  func paint(
    vector image: CGImage, _ drawing: Drawing, _ frame: CGRect, _ values: LayerValues,
    through map: PlaneMap, alpha: Double
  ) throws(RenderingError) {
    let isUpright =
      map.first.x > 0 && map.first.y == 0 && map.first.z == 0 && map.second.x == 0
      && map.second.y > 0 && map.second.z == 0
    guard isUpright, values.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1),
      let box = map.bounds(of: frame), box == box.integral, box.width >= 1, box.height >= 1,
      max(box.width, box.height) <= Self.longestSide
    else { return try paint(drawing, frame, values, through: map, alpha: alpha) }
    let pixels = try store.surface(
      of: drawing, in: image, width: Int(box.width), height: Int(box.height))
    context.save()
    defer { context.restore() }
    context.setMap(map)
    context.clip(to: frame)
    context.setPixels()
    cairo_set_source_surface(
      context.pointer, pixels.surface.pointer, Double(box.minX), Double(box.minY))
    cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context.pointer, alpha)
  }
}
