import CoreGraphics
import Foundation

// Foundation's own methods cannot be redefined: `pantograph port` replaces `intersects(_:)` by these.
extension CGRect {
  /// Returns whether two rectangles have an area in common, or one without an area lies within the
  /// other. Rectangles that only touch do not overlap, as on iOS; Foundation's `intersects(_:)` on
  /// Linux is true for them.
  public func overlaps(_ other: CGRect) -> Bool {
    let common = intersection(other)
    if common.isNull { return false }
    let (first, second) = (standardized, other.standardized)
    return (common.width > 0 || first.width == 0 || second.width == 0)
      && (common.height > 0 || first.height == 0 || second.height == 0)
  }
}

extension NSSet {
  public func overlaps(_ otherSet: Set<AnyHashable>) -> Bool { intersects(otherSet) }
}
