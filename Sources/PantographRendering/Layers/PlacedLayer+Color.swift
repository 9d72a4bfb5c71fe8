import Foundation
import QuartzCore

extension PlacedLayer {
  /// Returns whether both layers are only filled with a color, and the colors differ by less than
  /// pixels can show. A view that dims others slowly need not be drawn again for each picture.
  func hasSamePixels(as other: PlacedLayer) -> Bool {
    guard isFill, other.isFill, let color = values.backgroundColor,
      let otherColor = other.values.backgroundColor,
      color.pixel(alpha: opacity) == otherColor.pixel(alpha: other.opacity)
    else { return false }
    var same = values
    same.opacity = other.values.opacity
    same.backgroundColor = otherColor
    return same == other.values
  }

  /// Whether the layer shows nothing but a plain background.
  private var isFill: Bool {
    children.isEmpty && !values.hasShadow && !isGroup
      && values.drawnParts == (values.hasBackground ? 1 : 0)
      && values.backgroundColor?.tiles == nil
  }
}

extension CGColor {
  /// Returns the four channels, from 0 to 255, with which cairo fills: each is multiplied by the
  /// opacity and rounded to 16 bits, of which the upper eight are used.
  fileprivate func pixel(alpha: Double) -> SIMD4<Int> {
    func limited(_ component: CGFloat) -> Double { Double(min(max(component, 0), 1)) }
    let alpha = limited(self.alpha) * alpha
    let channels = SIMD4(limited(red), limited(green), limited(blue), 1) * alpha
    return SIMD4<Int>(channels * 65535 + 0.5) &>> 8
  }
}
