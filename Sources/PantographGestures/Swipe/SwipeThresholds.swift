import PantographTouches

/// When a quick straight movement is a swipe. All defaults as UIKit was measured on iOS 26.1.
public struct SwipeThresholds: Hashable, Sendable {
  /// The ways that are looked for; where a sideways one is among them, only those.
  public var directions: SwipeDirections
  /// Exactly so many fingers, each of which must go the way.
  public var touches: Int
  /// The time from the first finger's landing within which it must happen, inclusive.
  public var duration: TimeSpan
  /// How far each finger must go, in millimetres, were there no time: 50 points.
  public var distance: Double
  /// The share of `distance` that a second takes off: 50·(1 − 0.94·t).
  public var distanceDecay: Double
  /// How far each may stray to the side, in millimetres, were there no time: 50 points.
  public var deviation: Double
  /// The share of `deviation` that a second takes off: 50 − 49·t.
  public var deviationDecay: Double
  /// How far each may be behind where it landed, in millimetres.
  public var retreat: Double

  /// Fewer than one finger count as one; negative times and lengths as zero.
  public init(
    directions: SwipeDirections = .right, touches: Int = 1,
    duration: TimeSpan = .milliseconds(500), distance: Double = 50 * PointScale.phone,
    distanceDecay: Double = 0.94, deviation: Double = 50 * PointScale.phone,
    deviationDecay: Double = 0.98, retreat: Double = 0
  ) {
    self.directions = directions
    self.touches = touches
    self.duration = max(.zero, duration)
    self.distance = distance >= 0 ? distance : 0
    self.distanceDecay = distanceDecay
    self.deviation = deviation >= 0 ? deviation : 0
    self.deviationDecay = deviationDecay
    self.retreat = retreat >= 0 ? retreat : 0
  }
}
