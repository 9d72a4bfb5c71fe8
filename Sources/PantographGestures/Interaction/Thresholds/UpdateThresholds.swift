import PantographMotion

/// What becomes of movement while the hand is down.
public struct UpdateThresholds: Hashable, Sendable {
  /// The least change that is worth an update. Below a pixel of the densest screens nothing is seen:
  /// a quarter of a point.
  public var smallestChange: GestureDistance
  /// The share of a pull past either end that is followed at first, and never more than a length in
  /// all; 0 stops at the ends. Nil leaves it to what is moved: a transition stops at its ends, and
  /// what rests at places has the 0.55 of UIKit's scroll views past the first and the last.
  public var rubberBand: Double?

  /// Our own numbers, where none are given.
  public init(smallestChange: GestureDistance = .points(0.25), rubberBand: Double? = nil) {
    self.smallestChange = smallestChange
    self.rubberBand = rubberBand
  }

  /// The band past the ends of a way of that length, in points.
  func band(length: Double, hasPlaces: Bool) -> RubberBand {
    if let rubberBand { return RubberBand(dimension: length, coefficient: rubberBand) }
    return hasPlaces ? RubberBand(dimension: length) : RubberBand(dimension: length, coefficient: 0)
  }
}
