import PantographTouches

/// Thresholds of a swipe, a quick straight movement. All defaults as measured of UIKit on iOS 26.1.
public struct SwipeThresholds: Hashable, Sendable {
  /// Wanted directions. If one of them is sideways, only the sideways ones count.
  public var directions: SwipeDirections
  /// Required number of fingers. Each must move in the direction.
  public var touches: Int
  /// Longest time from the first landing to recognition, inclusive.
  public var duration: TimeSpan
  /// Required movement of each finger at time zero, in millimetres (50 points). It shrinks by
  /// `distanceDecay` per second.
  public var distance: Double
  /// Share of `distance` by which it shrinks per second: 50·(1 − 0.94·t).
  public var distanceDecay: Double
  /// Largest sideways deviation at time zero, in millimetres (50 points). It shrinks by
  /// `deviationDecay` per second.
  public var deviation: Double
  /// Share of `deviation` by which it shrinks per second: 50 − 49·t.
  public var deviationDecay: Double
  /// Largest movement of a finger against the direction, in millimetres.
  public var retreat: Double

  /// Creates thresholds. Fewer than one finger become one; negative times and lengths become zero.
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
