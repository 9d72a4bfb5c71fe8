import PantographTouches

/// How long fingers must rest to be a hold (a long press), and how still.
public struct HoldThresholds: Hashable, Sendable {
  /// Exactly so many fingers. UIKit's default.
  public var touches: Int
  /// How long they must rest: UIKit's default of half a second.
  public var duration: TimeSpan
  /// How far each may stray until then, in millimetres. UIKit's default of 10 points.
  public var allowance: Double

  /// Fewer than one finger count as one; negative times and lengths as zero.
  public init(
    touches: Int = 1, duration: TimeSpan = .milliseconds(500),
    allowance: Double = 10 * PointScale.phone
  ) {
    self.touches = max(1, touches)
    self.duration = max(.zero, duration)
    self.allowance = allowance >= 0 ? allowance : 0
  }
}
