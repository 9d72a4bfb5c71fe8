import CPantographCairo
import Foundation
import QuartzCore

/// Draws layers that fade or are masked together with their descendants.
extension LayerPainter {
  /// Draws a layer and its descendants as a group.
  ///
  /// - Parameter box: The visible part of the layer, in pixels.
  func paintGroup(
    _ layer: PlacedLayer, through map: PlaneMap, in box: CGRect
  ) throws(RenderingError) {
    context.save()
    defer { context.restore() }
    context.clip(toPixels: box)
    if let still = try stillPicture(of: layer, through: map) {
      context.setPixels()
      cairo_set_source_surface(
        context.pointer, still.picture.surface.pointer, Double(still.shift.x),
        Double(still.shift.y))
      cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_NEAREST)
    } else {
      cairo_push_group(context.pointer)
      try paintMasked(layer, through: map)
      cairo_pop_group_to_source(context.pointer)
    }
    if layer.values.vibrancy == 0 {
      if let mode = layer.values.blendMode { cairo_set_operator(context.pointer, mode.cairo) }
      cairo_paint_with_alpha(context.pointer, layer.opacity)
    } else {
      lighten(by: layer.values.vibrancy * layer.opacity)
    }
  }

  /// Lightens the picture below where the source covers it; a negative `share` darkens it.
  private func lighten(by share: Double) {
    let shape = cairo_pattern_reference(cairo_get_source(context.pointer))
    defer { cairo_pattern_destroy(shape) }
    let tone = share > 0 ? 1.0 : 0
    cairo_set_source_rgba(context.pointer, tone, tone, tone, abs(share))
    // Light is added, so that bright parts below stay brighter than the rest. Darkness is
    // multiplied.
    cairo_set_operator(context.pointer, share > 0 ? CAIRO_OPERATOR_ADD : CAIRO_OPERATOR_MULTIPLY)
    cairo_mask(context.pointer, shape)
  }

  /// Draws the layer inside its mask, at full opacity.
  private func paintMasked(_ layer: PlacedLayer, through map: PlaneMap) throws(RenderingError) {
    guard let mask = layer.masks.first else {
      return try paintBody(layer, through: map, alpha: 1)
    }
    cairo_push_group(context.pointer)
    try paintBody(layer, through: map, alpha: 1)
    let body = cairo_pop_group(context.pointer)
    defer { cairo_pattern_destroy(body) }
    cairo_push_group_with_content(context.pointer, CAIRO_CONTENT_ALPHA)
    try paint(mask.layer, through: mask.map.followed(by: map))
    let shape = cairo_pop_group(context.pointer)
    defer { cairo_pattern_destroy(shape) }
    context.setPixels()
    cairo_set_source(context.pointer, body)
    cairo_mask(context.pointer, shape)
  }

  /// Returns an earlier picture of the layer and its movement since then. The picture is made when
  /// the layer is seen unchanged for the second time.
  private func stillPicture(
    of layer: PlacedLayer, through map: PlaneMap
  ) throws(RenderingError) -> (picture: CairoPicture, shift: CGPoint)? {
    guard store.keepsGroups,
      let box = map.bounds(of: layer.extent)?.insetBy(dx: -0.5, dy: -0.5).integral,
      box.area <= StillGroup.largestArea, box.width <= 8192, box.height <= 8192
    else { return nil }
    guard let kept = store.group(of: layer.snapshot),
      let shift = kept.shift(to: layer.snapshot, through: map)
    else {
      store.keep(StillGroup(layer.snapshot, map, box: box, frame: store.frame))
      return nil
    }
    if let picture = kept.picture { return (picture, shift) }
    guard kept.frame < store.frame else { return nil }
    let surface = try CairoSurface(width: Double(kept.box.width), height: Double(kept.box.height))
    // The surface has the same pixel grid, so that the result is identical to drawing directly.
    cairo_surface_set_device_offset(
      surface.pointer, -Double(kept.box.minX), -Double(kept.box.minY))
    let painter = LayerPainter(
      context: try CairoContext(surface), store: store, visible: kept.box)
    try painter.paintMasked(layer, through: kept.map)
    try painter.context.check()
    let picture = CairoPicture(surface)
    kept.picture = picture
    return (picture, shift)
  }
}
