import CCairo
import Foundation
import QuartzCore

extension LayerPainter {
  func paintGradient(
    _ values: LayerValues, through map: PlaneMap, alpha: Double
  ) throws(RenderingError) {
    let stops = GradientStop.all(in: values)
    let bounds = values.bounds
    guard bounds.width > 0, bounds.height > 0, !stops.isEmpty,
      let start = values.point("startPoint"), let end = values.point("endPoint")
    else { return }
    if values.gradientType == .conic {
      return try paintConic(values, stops, start, end, through: map, alpha: alpha)
    }
    // In shares of the bounds, so that a radial one becomes an ellipse in them.
    let pattern: OpaquePointer?
    if values.gradientType == .radial {
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      guard width > 0, height > 0 else { return }
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var matrix = cairo_matrix_t(
        xx: 1 / Double(bounds.width * width), yx: 0, xy: 0,
        yy: 1 / Double(bounds.height * height), x0: 0, y0: 0)
      matrix.x0 = -Double(bounds.minX + bounds.width * start.x) * matrix.xx
      matrix.y0 = -Double(bounds.minY + bounds.height * start.y) * matrix.yy
      cairo_pattern_set_matrix(pattern, &matrix)
    } else {
      pattern = cairo_pattern_create_linear(
        Double(bounds.minX + bounds.width * start.x),
        Double(bounds.minY + bounds.height * start.y),
        Double(bounds.minX + bounds.width * end.x), Double(bounds.minY + bounds.height * end.y))
    }
    defer { cairo_pattern_destroy(pattern) }
    func limited(_ component: CGFloat) -> Double { Double(min(max(component, 0), 1)) }
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.place, limited(stop.color.red), limited(stop.color.green),
        limited(stop.color.blue), limited(stop.color.alpha) * alpha)
    }
    context.setMap(map)
    cairo_set_source(context.pointer, pattern)
    fill(values, in: map)
  }

  private func paintConic(
    _ values: LayerValues, _ stops: [GradientStop], _ start: CGPoint, _ end: CGPoint,
    through map: PlaneMap, alpha: Double
  ) throws(RenderingError) {
    let bounds = values.bounds
    let stretch = map.stretch(at: CGPoint(x: bounds.midX, y: bounds.midY))
    let scale = min(max(stretch, 0.1), 2048 / Double(max(bounds.width, bounds.height)))
    let gradient = ConicGradient(
      stops: stops,
      center: CGPoint(
        x: bounds.width * start.x * scale, y: bounds.height * start.y * scale),
      startAngle: atan2(
        Double((end.y - start.y) * bounds.height), Double((end.x - start.x) * bounds.width)),
      width: max(Int((bounds.width * scale).rounded(.up)), 1),
      height: max(Int((bounds.height * scale).rounded(.up)), 1))
    let picture = try store.gradient(gradient)
    context.save()
    defer { context.restore() }
    context.setMap(map)
    context.addPath(values.outline())
    context.clipToPath()
    cairo_translate(context.pointer, Double(bounds.minX), Double(bounds.minY))
    cairo_scale(context.pointer, 1 / scale, 1 / scale)
    cairo_set_source_surface(context.pointer, picture.surface.pointer, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context.pointer), CAIRO_EXTEND_PAD)
    cairo_paint_with_alpha(context.pointer, alpha)
  }
}
