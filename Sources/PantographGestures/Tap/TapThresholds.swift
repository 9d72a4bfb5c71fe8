import PantographTouches

/// Thresholds of a tap.
public struct TapThresholds: Hashable, Sendable {
  /// Number of taps in a row. UIKit's default.
  public var taps: Int
  /// Required number of fingers, down together. UIKit's default.
  public var touches: Int
  /// Largest movement of each finger, in millimetres: 10 points, as in two reimplementations of
  /// UIKit.
  public var allowance: Double
  /// Longest duration of a tap, inclusive. WinObjC's value.
  public var duration: TimeSpan
  /// Longest time from a lift to the next tap, inclusive. WinObjC's value.
  public var interval: TimeSpan
  /// Largest distance of later taps from the first tap, in millimetres: the often quoted 45 points.
  public var drift: Double

  /// Creates thresholds. Fewer than one tap or finger become one; negative times and lengths become
  /// zero.
  public init(
    taps: Int = 1, touches: Int = 1, allowance: Double = 10 * PointScale.phone,
    duration: TimeSpan = .milliseconds(750), interval: TimeSpan = .milliseconds(350),
    drift: Double = 45 * PointScale.phone
  ) {
    self.taps = max(1, taps)
    self.touches = max(1, touches)
    self.allowance = allowance >= 0 ? allowance : 0
    self.duration = max(.zero, duration)
    self.interval = max(.zero, interval)
    self.drift = drift >= 0 ? drift : 0
  }
}
