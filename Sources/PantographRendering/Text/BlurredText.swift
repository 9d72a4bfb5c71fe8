import CPantographCairo
import Foundation
import QuartzCore

/// The shadow of letters.
struct BlurredText {
  private let shadow: TextBlock.Shadow

  init(_ shadow: TextBlock.Shadow) {
    self.shadow = shadow
  }

  /// Draws the letters into a mask, blurs the mask, and draws it in the shadow's color.
  ///
  /// - Parameter box: The part of the context that the letters occupy.
  func draw(
    _ box: CGRect, in context: OpaquePointer, _ letters: (OpaquePointer) -> Void
  ) throws(RenderingError) {
    var map = cairo_matrix_t()
    cairo_get_matrix(context, &map)
    let scale = abs(map.xx * map.yy - map.xy * map.yx).squareRoot()
    let deviation = Double(shadow.blur) * scale
    let reach = ShadowBlur.reach(of: CGFloat(deviation))
    let place = CGAffineTransform(
      a: map.xx, b: map.yx, c: map.xy, d: map.yy, tx: map.x0, ty: map.y0)
    let pixels = box.applying(place).insetBy(dx: -reach, dy: -reach).integral
    // Letters beyond the size of any screen have no shadow.
    guard shadow.color.alpha > 0, pixels.width >= 1, pixels.height >= 1, pixels.width <= 8192,
      pixels.height <= 8192
    else { return }
    let mask = try CairoMask(width: Int(pixels.width), height: Int(pixels.height))
    let inside = try CairoContext(mask)
    map.x0 -= Double(pixels.minX)
    map.y0 -= Double(pixels.minY)
    cairo_set_matrix(inside.pointer, &map)
    letters(inside.pointer)
    try inside.check()
    var coverage = mask.coverage
    ShadowBlur(deviation: deviation).blur(&coverage, width: mask.width, height: mask.height)
    mask.coverage = coverage
    cairo_save(context)
    cairo_identity_matrix(context)
    let color = shadow.color
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    cairo_mask_surface(
      context, mask.pointer, Double(pixels.minX) + Double(shadow.x) * scale,
      Double(pixels.minY) + Double(shadow.y) * scale)
    cairo_restore(context)
  }
}
