/// When a pan begins, and with how many fingers.
public struct PanThresholds: Hashable, Sendable {
  /// Fingers that must be down; below it a pan ends. UIKit's default.
  public var minimumTouches: Int
  /// Fingers that may be down before the pan begins; later ones are ignored. UIKit's default.
  public var maximumTouches: Int
  /// The way that the fingers' center must exceed, in millimetres. UIKit's 10 points, measured.
  public var slop: Double
  /// Whether the translation starts from where the slop was left, so that nothing jumps, instead of
  /// from where the fingers landed. UIKit's scroll views and sheets do so, measured.
  public var removesSlop: Bool

  /// At least one finger, no maximum below the minimum, no slop below zero.
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
