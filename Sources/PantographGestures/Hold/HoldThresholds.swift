import PantographTouches

/// Thresholds of a hold (a long press): duration and movement.
public struct HoldThresholds: Hashable, Sendable {
  /// Required number of fingers. UIKit's default.
  public var touches: Int
  /// Required time at rest: UIKit's default of half a second.
  public var duration: TimeSpan
  /// Largest movement of each finger before the hold begins, in millimetres. UIKit's default of 10
  /// points.
  public var allowance: Double

  /// Creates thresholds. Fewer than one finger become one; negative times and lengths become zero.
  public init(
    touches: Int = 1, duration: TimeSpan = .milliseconds(500),
    allowance: Double = 10 * PointScale.phone
  ) {
    self.touches = max(1, touches)
    self.duration = max(.zero, duration)
    self.allowance = allowance >= 0 ? allowance : 0
  }
}
