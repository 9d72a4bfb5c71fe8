/// When two fingers that part or close are a pinch; both as UIKit was measured.
public struct PinchThresholds: Hashable, Sendable {
  /// The change of their distance at which it begins, in millimetres: 10 points.
  public var slop: Double
  /// The part of that change which the scale does not show, in millimetres: 8 points.
  public var removed: Double

  /// Lengths below zero are taken as zero, and no more is removed than the slop.
  public init(slop: Double = 10 * PointScale.phone, removed: Double = 8 * PointScale.phone) {
    self.slop = slop >= 0 ? slop : 0
    self.removed = removed >= 0 ? min(removed, self.slop) : 0
  }
}
