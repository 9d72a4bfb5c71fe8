/// When two fingers that turn about each other are a rotation; both as UIKit was measured.
public struct RotationThresholds: Hashable, Sendable {
  /// The turn at which it begins, in radians: 10 degrees.
  public var slop: Double
  /// The part of that turn which the rotation does not show, in radians: 5 degrees.
  public var removed: Double

  /// Angles below zero are taken as zero, and no more is removed than the slop.
  public init(slop: Double = 10 * .pi / 180, removed: Double = 5 * .pi / 180) {
    self.slop = slop >= 0 ? slop : 0
    self.removed = removed >= 0 ? min(removed, self.slop) : 0
  }
}
