import CPantographCairo
import Foundation
import QuartzCore

extension LayerPainter {
  func paintShadow(
    of layer: PlacedLayer, through map: PlaneMap, alpha: Double
  ) throws(RenderingError) {
    let values = layer.values
    guard values.shadowOffset.width.isWithinReach, values.shadowOffset.height.isWithinReach,
      let color = values.shadowColor, let mask = try shadowMask(of: layer, map)
    else { return }
    let strength = alpha * Double(min(max(values.shadowOpacity, 0), 1))
    context.save()
    defer { context.restore() }
    context.setMap(map)
    context.setColor(color, alpha: strength)
    cairo_translate(
      context.pointer, Double(values.shadowOffset.width), Double(values.shadowOffset.height))
    cairo_scale(context.pointer, 1 / mask.scale, 1 / mask.scale)
    cairo_translate(context.pointer, Double(mask.left), Double(mask.top))
    let isSoft = Double(values.shadowRadius) * mask.scale >= 2
    if isSoft { snapToPixels() }
    cairo_mask_surface(context.pointer, mask.mask.pointer, 0, 0)
  }

  /// Moves an unrotated, unscaled picture to whole pixels, by an invisible half pixel at most, so
  /// that its pixels are copied instead of interpolated.
  private func snapToPixels() {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context.pointer, &matrix)
    let isUpright =
      abs(matrix.xx - 1) < 1e-4 && abs(matrix.yy - 1) < 1e-4 && matrix.xy == 0 && matrix.yx == 0
    guard isUpright else { return }
    matrix = cairo_matrix_t(
      xx: 1, yx: 0, xy: 0, yy: 1, x0: matrix.x0.rounded(), y0: matrix.y0.rounded())
    cairo_set_matrix(context.pointer, &matrix)
  }

  private func shadowMask(
    of layer: PlacedLayer, _ map: PlaneMap
  ) throws(RenderingError) -> ShadowMask? {
    let values = layer.values
    let middle = CGPoint(x: values.bounds.midX, y: values.bounds.midY)
    let scale = min(max(map.stretch(at: middle), 0.05), 8)
    let radius = Double(max(values.shadowRadius, 0))
    if let steps = values.shadowPath {
      let box = CGPath(steps: steps).boundingBox
      guard !steps.isEmpty, ShadowMask.canHold(box, scale: scale, radius: radius) else {
        return nil
      }
      return try store.shadow(ShadowMask.Key(steps: steps, scale: scale, radius: radius))
    }
    let shape = layer.hasShadowOutline ? values.bounds : layer.content
    guard ShadowMask.canHold(shape, scale: scale, radius: radius) else { return nil }
    if layer.hasShadowOutline { return try store.outlineShadow(of: values, scale: scale) }
    return try silhouette(of: layer, scale: scale, radius: radius)
  }

  /// Returns the shadow of the layer's visible shape.
  private func silhouette(
    of layer: PlacedLayer, scale: Double, radius: Double
  ) throws(RenderingError) -> ShadowMask? {
    guard !layer.content.isNull, !layer.content.isEmpty else { return nil }
    if let kept = store.silhouette(of: layer.snapshot, scale: scale) { return kept }
    let reach = ShadowBlur.reach(of: radius * scale)
    let box = CGRect(
      x: layer.content.minX * scale, y: layer.content.minY * scale,
      width: layer.content.width * scale, height: layer.content.height * scale
    ).insetBy(dx: -reach, dy: -reach).integral
    guard box.width <= 8192, box.height <= 8192 else { return nil }
    let mask = try CairoMask(width: Int(box.width), height: Int(box.height))
    let painter = LayerPainter(
      context: try CairoContext(mask), store: store,
      visible: CGRect(origin: .zero, size: box.size))
    var bare = layer.snapshot
    bare.values.shadowOpacity = 0
    bare.values.opacity = 1
    try painter.paint(
      PlacedLayer(bare), through: PlaneMap(scale: scale, x: -box.minX, y: -box.minY))
    try painter.context.check()
    let key = ShadowMask.Key(steps: [], scale: scale, radius: radius)
    let shadow = ShadowMask(blurring: mask, left: Int(box.minX), top: Int(box.minY), key: key)
    store.keep(shadow, silhouetteOf: layer.snapshot)
    return shadow
  }
}
