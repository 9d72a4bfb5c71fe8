import PantographTouches

/// When fingers that touch and lift are a tap.
public struct TapThresholds: Hashable, Sendable {
  /// How many taps in a row. UIKit's default.
  public var taps: Int
  /// Exactly so many fingers, down together. UIKit's default.
  public var touches: Int
  /// How far each finger may stray, in millimetres: 10 points, as two reimplementations have it.
  public var allowance: Double
  /// How long a tap may take, inclusive. WinObjC's.
  public var duration: TimeSpan
  /// How long after a lift the next tap may begin, inclusive. WinObjC's.
  public var interval: TimeSpan
  /// How far from the first tap the later ones may be, in millimetres: the 45 points often quoted.
  public var drift: Double

  /// Fewer than one tap or finger count as one; negative times and lengths as zero.
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
