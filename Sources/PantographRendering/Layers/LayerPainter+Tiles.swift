import CPantographCairo
import CoreGraphics
import QuartzCore

extension LayerPainter {
  /// Sets the source of the next fill: the color, or its tiles, one of which begins at `origin` in
  /// the current coordinates.
  func setSource(
    _ color: CGColor, at origin: CGPoint, alpha: Double
  ) throws(RenderingError) {
    guard let tiles = color.tiles else { return context.setColor(color, alpha: alpha) }
    let strength = Double(min(max(color.alpha, 0), 1)) * alpha
    guard tiles.size.width > 0, tiles.size.height > 0 else { return }
    var picture = try store.surface(of: tiles.image)
    if strength < 1 { picture = try picture.faded(to: strength) }
    guard let pattern = cairo_pattern_create_for_surface(picture.surface.pointer) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    let (across, down) = (
      Double(tiles.image.width) / Double(tiles.size.width),
      Double(tiles.image.height) / Double(tiles.size.height)
    )
    let map = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(tiles.map.inverted())
      .concatenating(CGAffineTransform(scaleX: CGFloat(across), y: CGFloat(down)))
    var matrix = cairo_matrix_t(
      xx: Double(map.a), yx: Double(map.b), xy: Double(map.c), yy: Double(map.d),
      x0: Double(map.tx), y0: Double(map.ty))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(context.pointer, pattern)
  }
}

extension CairoPicture {
  /// Returns the same picture with lower opacity.
  fileprivate func faded(to strength: Double) throws(RenderingError) -> CairoPicture {
    let copy = try CairoSurface(width: Double(surface.width), height: Double(surface.height))
    let context = try CairoContext(copy)
    cairo_set_source_surface(context.pointer, surface.pointer, 0, 0)
    cairo_paint_with_alpha(context.pointer, strength)
    try context.check()
    return CairoPicture(copy)
  }
}
