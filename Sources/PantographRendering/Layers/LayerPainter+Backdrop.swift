import CPantographCairo
import Foundation
import QuartzCore

extension LayerValues {
  /// The standard deviation of the blur of what is below the layer, in points.
  var backdropRadius: Double { min(max(number("blurRadius") ?? 0, 0), 200) }
  /// The amount by which the layer lightens what is below it, -1...1; negative values darken. The
  /// layer is drawn normally if it is 0.
  var vibrancy: Double { min(max(number("vibrancy") ?? 0, -1), 1) }
  var hasBackdrop: Bool { backdropRadius > 0 || (color("blurTint")?.alpha ?? 0) > 0 }
}

extension LayerPainter {
  /// Draws a blurred copy of the picture so far over it, inside the layer's outline.
  func paintBackdrop(
    _ values: LayerValues, through map: PlaneMap, alpha: Double
  ) throws(RenderingError) {
    let deviation = values.backdropRadius * map.stretch(at: values.bounds.origin)
    context.save()
    defer { context.restore() }
    context.setMap(map)
    context.addPath(values.outline())
    context.clipToPath()
    if deviation > 0.1, let box = pixels(of: values.bounds, map) {
      try paintBlur(of: box, deviation: deviation, alpha: alpha)
    }
    guard let tint = values.color("blurTint"), tint.alpha > 0 else { return }
    context.setColor(tint, alpha: alpha)
    context.paint()
  }

  private func paintBlur(
    of box: CGRect, deviation: Double, alpha: Double
  ) throws(RenderingError) {
    // A strongly blurred picture is computed at a smaller size: the difference is invisible, and
    // the work much less.
    let shrink = max(1, (deviation / 4).rounded(.down))
    let reach = (ShadowBlur.reach(of: CGFloat(deviation)) / CGFloat(shrink)).rounded(.up)
    let width = (Double(box.width) / shrink).rounded(.up) + 2 * Double(reach)
    let height = (Double(box.height) / shrink).rounded(.up) + 2 * Double(reach)
    let surface = try CairoSurface(width: width, height: height)
    let small = try CairoContext(surface)
    cairo_translate(small.pointer, Double(reach), Double(reach))
    cairo_scale(small.pointer, 1 / shrink, 1 / shrink)
    cairo_translate(small.pointer, -Double(box.minX), -Double(box.minY))
    cairo_set_source_surface(small.pointer, cairo_get_group_target(context.pointer), 0, 0)
    // The edge pixels are repeated beyond the picture, so that the blur is not darker there.
    cairo_pattern_set_extend(cairo_get_source(small.pointer), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(small.pointer), CAIRO_FILTER_GOOD)
    small.paint()
    try small.check()
    var image = try surface.image()
    image.blur(deviation: deviation / shrink)
    let blurred = try CairoSurface(image)
    context.setPixels()
    cairo_translate(context.pointer, Double(box.minX), Double(box.minY))
    cairo_scale(context.pointer, shrink, shrink)
    cairo_set_source_surface(context.pointer, blurred.pointer, -Double(reach), -Double(reach))
    cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_BILINEAR)
    cairo_paint_with_alpha(context.pointer, alpha)
  }
}

extension PixelImage {
  /// Blurs each channel. Pixels outside the picture count as transparent.
  fileprivate mutating func blur(deviation: Double) {
    let blur = ShadowBlur(deviation: deviation)
    var result = [UInt32](repeating: 0, count: pixels.count)
    for shift: UInt32 in [0, 8, 16, 24] {
      var channel = pixels.map { UInt8($0 >> shift & 0xFF) }
      blur.blur(&channel, width: width, height: height)
      for index in result.indices { result[index] |= UInt32(channel[index]) << shift }
    }
    pixels = result
  }
}

extension PlacedLayer {
  /// Calls `visit` for each layer that shows what is below it, with the layer's box and the reach
  /// of its blur, both in pixels.
  func visitBackdrops(through map: PlaneMap, _ visit: (CGRect?, CGFloat) -> Void) {
    guard values.isShown, map.isFinite else { return }
    if values.hasBackdrop {
      let deviation = values.backdropRadius * map.stretch(at: values.bounds.origin)
      visit(map.bounds(of: values.bounds), ShadowBlur.reach(of: CGFloat(deviation)))
    }
    for child in children {
      child.layer.visitBackdrops(through: child.map.followed(by: map), visit)
    }
  }
}
