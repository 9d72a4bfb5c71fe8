import PantographMotion

/// The spring that takes over from the hand.
public struct HandOff: Hashable, Sendable {
  /// Whether the rest runs on a spring that starts at the hand's speed, instead of the transition's
  /// own curve.
  public var isSpring: Bool
  /// The period without damping in seconds: that of UIKit's sheets, measured as ω = 18.2574.
  public var response: Double
  /// The fastest start, in remaining ways a second: a spring near its target would burst. A sample
  /// of Apple's cuts there.
  public var largestVelocity: Double

  /// Our own numbers, where none are given.
  public init(
    isSpring: Bool = true, response: Double = 0.344_144_6, largestVelocity: Double = 35
  ) {
    self.isSpring = isSpring
    self.response = response
    self.largestVelocity = largestVelocity
  }

  /// It does not swing: a transition has nothing beyond its ends to show.
  public var spring: Spring { Spring(response: response, dampingRatio: 1) }

  /// How many times as fast the rest runs as on the spring of UIKit's sheets.
  package var pace: Double { HandOff().response / response }

  /// The hand's speed in remaining ways a second, towards the target positive: what a spring starts
  /// with. Zero where nothing remains.
  ///
  /// - Parameters:
  ///   - progress: where the hand let go, in lengths.
  ///   - velocity: in lengths a second, forwards positive.
  ///   - target: where it goes, in lengths.
  public func relativeVelocity(progress: Double, velocity: Double, to target: Double) -> Double {
    let remaining = target - progress
    guard remaining.magnitude > 1e-6, velocity.isFinite else { return 0 }
    let relative = velocity / remaining
    return min(max(relative, -largestVelocity), largestVelocity)
  }
}
