/// Thresholds of a rotation with two fingers, as measured of UIKit.
public struct RotationThresholds: Hashable, Sendable {
  /// Angle at which the rotation begins, in radians: 10 degrees.
  public var slop: Double
  /// Part of the fingers' turn that the rotation omits, in radians: 5 degrees.
  public var removed: Double

  /// Creates thresholds. Negative angles become zero, and `removed` is at most `slop`.
  public init(slop: Double = 10 * .pi / 180, removed: Double = 5 * .pi / 180) {
    self.slop = slop >= 0 ? slop : 0
    self.removed = removed >= 0 ? min(removed, self.slop) : 0
  }
}
