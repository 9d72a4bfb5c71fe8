/// Thresholds of a pinch with two fingers, as measured of UIKit.
public struct PinchThresholds: Hashable, Sendable {
  /// Change of the fingers' distance at which the pinch begins, in millimetres: 10 points.
  public var slop: Double
  /// Part of the change of distance that the scale omits, in millimetres: 8 points.
  public var removed: Double

  /// Creates thresholds. Negative lengths become zero, and `removed` is at most `slop`.
  public init(slop: Double = 10 * PointScale.phone, removed: Double = 8 * PointScale.phone) {
    self.slop = slop >= 0 ? slop : 0
    self.removed = removed >= 0 ? min(removed, self.slop) : 0
  }
}
