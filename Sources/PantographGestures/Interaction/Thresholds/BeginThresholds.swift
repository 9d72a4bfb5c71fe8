/// When a movement is taken for the beginning of the interaction.
public struct BeginThresholds: Hashable, Sendable {
  /// How far the hand must go first. UIKit's 10 points, measured.
  public var slop: GestureDistance
  /// Whether progress counts from where the slop was left, so that nothing jumps.
  public var removesSlop: Bool
  /// How many degrees off the direction it may begin, to either side. 45 as UIKit's edge pan and
  /// nearly every axis lock have it.
  public var cone: Double
  /// Fingers that must be down; the interaction ends below it. UIKit's default.
  public var minimumFingers: Int
  /// Fingers that may be down before it begins; later ones are followed along. UIKit's default.
  public var maximumFingers: Int

  /// Our own numbers, where none are given.
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
