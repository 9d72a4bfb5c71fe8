import CPantographCairo
import Foundation
import QuartzCore

/// The image masks that limit the steps of a drawing, each until the group in which it began ends.
struct DrawingMasks: ~Copyable {
  private var open: [(shape: OpaquePointer, depth: Int)] = []

  /// The shape of all masks together; nil without a mask.
  var current: OpaquePointer? { open.last?.shape }

  /// Adds a mask, whose shape this takes over. It ends with the group at `depth`.
  mutating func begin(_ shape: OpaquePointer, at depth: Int) { open.append((shape, depth)) }

  /// Removes the masks of deeper groups.
  mutating func end(above depth: Int) {
    while let last = open.last, last.depth > depth {
      cairo_pattern_destroy(last.shape)
      open.removeLast()
    }
  }

  deinit { for mask in open { cairo_pattern_destroy(mask.shape) } }
}

extension LayerPainter {
  /// Returns the shape of an image in a rectangle, within the shape of earlier masks. The caller destroys the shape.
  func mask(
    of image: CGImage, _ frame: CGRect, through map: PlaneMap, within outer: OpaquePointer?
  ) throws(RenderingError) -> OpaquePointer {
    // A group is placed by the map under which it begins, and is used in pixels.
    context.save()
    defer { context.restore() }
    context.setPixels()
    cairo_push_group_with_content(context.pointer, CAIRO_CONTENT_ALPHA)
    if map.isFinite, abs(map.determinant) > 1e-9 {
      try paint(image, frame, LayerValues(), through: map, alpha: 1)
    }
    if let outer {
      context.setPixels()
      cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source(context.pointer, outer)
      cairo_paint(context.pointer)
    }
    return cairo_pop_group(context.pointer)
  }

  /// Draws a step within a shape. The step blends with what is below it only where the shape covers it.
  func play(
    _ step: DrawingStep, _ paint: DrawingPaint, through map: PlaneMap, within shape: OpaquePointer
  ) throws(RenderingError) {
    context.save()
    defer { context.restore() }
    context.setPixels()
    cairo_push_group(context.pointer)
    if let shadow = paint.shadow { try self.paint(shadow, of: step, paint, through: map) }
    try play(step, through: map, alpha: Double(paint.alpha))
    cairo_pop_group_to_source(context.pointer)
    context.setPixels()
    cairo_set_operator(context.pointer, paint.blendMode.cairo)
    cairo_mask(context.pointer, shape)
  }
}
