/// What becomes of movement while the hand is down.
public struct UpdateThresholds: Hashable, Sendable {
  /// The least change that is worth an update. Below a pixel of the densest screens nothing is seen:
  /// a quarter of a point.
  public var smallestChange: GestureDistance
  /// The share of a pull past either end that is followed at first, and never more than a length in
  /// all; 0 stops at the ends. UIKit's scroll views have 0.55; most transitions stop.
  public var rubberBand: Double

  /// Our own numbers, where none are given.
  public init(smallestChange: GestureDistance = .points(0.25), rubberBand: Double = 0) {
    self.smallestChange = smallestChange
    self.rubberBand = rubberBand
  }
}
