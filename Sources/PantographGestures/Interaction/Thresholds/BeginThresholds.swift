/// Thresholds at which a movement begins an interaction.
public struct BeginThresholds: Hashable, Sendable {
  /// Movement after which the interaction begins. UIKit's 10 points, measured.
  public var slop: GestureDistance
  /// True if progress counts from the end of the slop, so that nothing jumps.
  public var removesSlop: Bool
  /// Largest angle off the direction at the beginning, in degrees to either side. 45 as in UIKit's
  /// edge pan and nearly every axis lock.
  public var cone: Double
  /// Smallest number of fingers; below it the interaction ends. UIKit's default.
  public var minimumFingers: Int
  /// Largest number of fingers before the beginning; later fingers are followed too. UIKit's
  /// default.
  public var maximumFingers: Int

  /// Creates thresholds with our defaults.
  public init(
    slop: GestureDistance = .points(10), removesSlop: Bool = true, cone: Double = 45,
    minimumFingers: Int = 1, maximumFingers: Int = .max
  ) {
    self.slop = slop
    self.removesSlop = removesSlop
    self.cone = cone
    self.minimumFingers = minimumFingers
    self.maximumFingers = maximumFingers
  }
}
