import CPantographCairo
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
    let gradient = GradientPicture.Key(values, stops, start, end)
    if alpha == 1, let gradient, let picture = try picture(of: gradient, through: map) {
      let isOpaque = stops.allSatisfy { $0.color.alpha >= 1 }
      return paint(picture, isOpaque: isOpaque, values, through: map)
    }
    guard let pattern = GradientPattern(values, stops, start, end, alpha: alpha) else { return }
    context.setMap(map)
    cairo_set_source(context.pointer, pattern.pointer)
    fill(values, in: map)
  }

  /// Copies the gradient's pixels, moved by less than half a pixel. The outline is drawn at its
  /// exact place.
  private func paint(
    _ picture: CairoPicture, isOpaque: Bool, _ values: LayerValues, through map: PlaneMap
  ) {
    let corner = map.map(values.bounds.origin) ?? .zero
    context.save()
    defer { context.restore() }
    context.setPixels()
    cairo_set_source_surface(
      context.pointer, picture.surface.pointer,
      Double(corner.x.rounded()) - GradientPicture.margin,
      Double(corner.y.rounded()) - GradientPicture.margin)
    cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_NEAREST)
    context.setMap(map)
    fill(values, in: map, replacesInside: isOpaque)
  }

  /// Returns the pixels of a gradient that was seen before; nil if it must be drawn directly.
  private func picture(
    of key: GradientPicture.Key, through map: PlaneMap
  ) throws(RenderingError) -> CairoPicture? {
    guard store.keepsGroups, map.isAffine, map.first.y == 0, map.second.x == 0 else { return nil }
    let (across, down) = (map.first.x / map.third.z, map.second.y / map.third.z)
    var key = key
    key.scale = [across, down]
    guard across > 0, down > 0, key.isSmooth else { return nil }
    return try store.picture(of: key)
  }

  private func paintConic(
    _ values: LayerValues, _ stops: [GradientStop], _ start: CGPoint, _ end: CGPoint,
    through map: PlaneMap, alpha: Double
  ) throws(RenderingError) {
    let bounds = values.bounds
    let stretch = map.stretch(at: CGPoint(x: bounds.midX, y: bounds.midY))
    let scale = min(max(stretch, 0.1), 2048 / Double(max(bounds.width, bounds.height)))
    guard map.thickness(across: 1 / scale, down: 1 / scale) > 1e-4 else { return }
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
