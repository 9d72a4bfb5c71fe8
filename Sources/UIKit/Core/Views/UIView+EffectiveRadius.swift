import CoreGraphics
import QuartzCore

extension UIView {
  /// Returns the radius of a corner as the layer draws it: 0 for a corner that is not rounded, and
  /// at most half of the shorter side.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let masks: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
      (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
    ]
    let isRounded = masks.contains { corner.contains($0.0) && layer.maskedCorners.contains($0.1) }
    let most = min(bounds.width, bounds.height) / 2
    return isRounded ? min(layer.cornerRadius, most) : 0
  }
}
