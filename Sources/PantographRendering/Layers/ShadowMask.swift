import CPantographCairo
import Foundation
import QuartzCore

/// A blurred shape that can be drawn as a shadow.
final class ShadowMask {
  /// The values that determine a mask; masks with equal keys are equal.
  struct Key: Hashable {
    let steps: [PathStep]
    /// The number of pixels for each point.
    let scale: Double
    /// The blur radius in points.
    let radius: Double
  }

  let mask: CairoMask
  /// The offset of the mask's first pixel from the shape's origin, in pixels of the mask.
  let left: Int
  let top: Int
  let scale: Double

  init(mask: CairoMask, left: Int, top: Int, scale: Double) {
    self.mask = mask
    self.left = left
    self.top = top
    self.scale = scale
  }

  var byteCount: Int { mask.width * mask.height }

  /// Returns whether a mask can be made for this shape. A shadow that is too large, or blurred over
  /// more than any screen, is not drawn.
  static func canHold(_ shape: CGRect, scale: Double, radius: Double) -> Bool {
    let reach = ShadowBlur.reach(of: radius * scale)
    let (width, height) = (shape.width * scale + 2 * reach, shape.height * scale + 2 * reach)
    let places = [shape.minX, shape.minY, shape.maxX, shape.maxY]
    return reach < 16_384 && width < 32_000 && height < 32_000 && width * height < Double(1 << 26)
      && places.allSatisfy { abs($0 * scale) < 1e9 }
  }

  /// Creates the mask of a path.
  convenience init(_ key: Key) throws(RenderingError) {
    let box = CGPath(steps: key.steps).boundingBox
    let reach = ShadowBlur.reach(of: key.radius * key.scale)
    let left = Int((box.minX * key.scale - reach).rounded(.down))
    let top = Int((box.minY * key.scale - reach).rounded(.down))
    let right = Int((box.maxX * key.scale + reach).rounded(.up))
    let bottom = Int((box.maxY * key.scale + reach).rounded(.up))
    let mask = try CairoMask(width: max(right - left, 1), height: max(bottom - top, 1))
    let context = cairo_create(mask.pointer)
    defer { cairo_destroy(context) }
    cairo_translate(context, Double(-left), Double(-top))
    cairo_scale(context, key.scale, key.scale)
    CairoContext.add(key.steps, to: context)
    cairo_fill(context)
    self.init(blurring: mask, left: left, top: top, key: key)
  }

  /// Creates the mask of a rectangle, which may have rounded corners, from that of a smaller one.
  /// The middle of each side looks the same everywhere, so the mask of a growing layer is copied
  /// instead of blurred again.
  convenience init(stretching smaller: ShadowMask, columns: Int, rows: Int)
    throws(RenderingError)
  {
    let (old, width) = (smaller.mask, smaller.mask.width + columns)
    let mask = try CairoMask(width: width, height: old.height + rows)
    let source = old.coverage
    var target: [UInt8] = []
    target.reserveCapacity(width * mask.height)
    let (left, top) = (old.width / 2, old.height / 2)
    for row in 0..<mask.height {
      let from = min(row, max(top, row - rows)) * old.width
      target += source[from..<from + left]
      target += repeatElement(source[from + left], count: columns)
      target += source[from + left..<from + old.width]
    }
    mask.coverage = target
    self.init(mask: mask, left: smaller.left, top: smaller.top, scale: smaller.scale)
  }

  /// Creates a mask by blurring coverage that has enough empty space on each side.
  convenience init(blurring mask: CairoMask, left: Int, top: Int, key: Key) {
    var coverage = mask.coverage
    ShadowBlur(deviation: key.radius * key.scale)
      .blur(&coverage, width: mask.width, height: mask.height)
    mask.coverage = coverage
    self.init(mask: mask, left: left, top: top, scale: key.scale)
  }
}
