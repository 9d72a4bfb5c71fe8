import Foundation

extension UIView {
  /// The parts that change when the superview's size changes.
  /// The raw values are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Resizes the view after a change of its superview's size. Sets bounds and center, not the
  /// frame, so that a transform stays as it is.
  func autoresize(from old: CGSize, to new: CGSize) {
    let (bounds, center) = autoresized(from: old, to: new)
    self.bounds = bounds
    self.center = center
  }

  func sizeAutoresized(from old: CGSize, to new: CGSize) -> CGSize {
    autoresized(from: old, to: new).bounds.size
  }

  private func autoresized(
    from old: CGSize, to new: CGSize
  ) -> (bounds: CGRect, center: CGPoint) {
    let mask = autoresizingMask
    var center = center
    var bounds = bounds
    let anchor = layer.anchorPoint
    (center.x, bounds.size.width) = Self.resized(
      center: center.x, length: bounds.width, anchor: anchor.x, from: old.width, to: new.width,
      isFlexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (center.y, bounds.size.height) = Self.resized(
      center: center.y, length: bounds.height, anchor: anchor.y, from: old.height, to: new.height,
      isFlexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    return (bounds, center)
  }

  /// Returns the center and the length along one axis. The flexible parts share the difference in
  /// proportion to their lengths; equally if all are zero.
  private static func resized(
    center: CGFloat, length: CGFloat, anchor: CGFloat, from old: CGFloat, to new: CGFloat,
    isFlexible: (before: Bool, length: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let before = center - length * anchor
    let after = old - before - length
    guard new != old else { return (center, length) }
    let parts: [3 of CGFloat] = [
      isFlexible.before ? before : 0, isFlexible.length ? length : 0,
      isFlexible.after ? after : 0,
    ]
    let count =
      (isFlexible.before ? 1 : 0) + (isFlexible.length ? 1 : 0) + (isFlexible.after ? 1 : 0)
    guard count > 0 else { return (center, length) }
    let total = 0 + parts[0] + parts[1] + parts[2]
    func share(_ index: Int, _ flexible: Bool) -> CGFloat {
      guard flexible else { return 0 }
      return (new - old) * (total > 0 ? parts[index] / total : 1 / CGFloat(count))
    }
    let newLength = length + share(1, isFlexible.length)
    return (before + share(0, isFlexible.before) + newLength * anchor, newLength)
  }
}
