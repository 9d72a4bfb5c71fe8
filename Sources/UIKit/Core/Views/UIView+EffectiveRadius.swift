import CoreGraphics
import QuartzCore

extension UIView {
  /// Returns the radius of a corner: that of the corner configuration, or the radius with which the layer draws the
  /// corner. It is 0 for a corner that is not rounded, and at most half of the shorter side.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let most = min(bounds.width, bounds.height) / 2
    let places = Self.cornerPlaces
    if let radii = configuredRadii {
      return zip(places, radii).filter { corner.contains($0.0.corner) }.map(\.1).max() ?? 0
    }
    let isRounded = places.contains {
      corner.contains($0.corner) && layer.maskedCorners.contains($0.mask)
    }
    return isRounded ? min(layer.cornerRadius, most) : 0
  }
}
