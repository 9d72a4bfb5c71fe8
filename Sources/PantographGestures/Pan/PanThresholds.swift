/// Thresholds of a pan: number of fingers and slop.
public struct PanThresholds: Hashable, Sendable {
  /// Smallest number of fingers; below it a pan ends. UIKit's default.
  public var minimumTouches: Int
  /// Largest number of fingers before the pan begins; later ones are ignored. UIKit's default.
  public var maximumTouches: Int
  /// Movement of the centroid that must be exceeded, in millimetres. UIKit's 10 points, measured.
  public var slop: Double
  /// True if the translation starts at the end of the slop, so that nothing jumps, instead of at
  /// the landing place. UIKit's scroll views and sheets do so, measured.
  public var removesSlop: Bool

  /// Creates thresholds with at least one finger, a maximum not below the minimum, and a slop not
  /// below zero.
  public init(
    minimumTouches: Int = 1, maximumTouches: Int = .max, slop: Double = 10 * PointScale.phone,
    removesSlop: Bool = true
  ) {
    self.minimumTouches = max(1, minimumTouches)
    self.maximumTouches = max(self.minimumTouches, maximumTouches)
    self.slop = slop >= 0 ? slop : 0
    self.removesSlop = removesSlop
  }
}
