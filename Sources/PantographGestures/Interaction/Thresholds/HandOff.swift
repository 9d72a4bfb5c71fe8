import PantographMotion

/// The animation that takes over from the hand.
public struct HandOff: Hashable, Sendable {
  /// True if a spring that starts at the hand's speed runs the remaining transition, instead of the
  /// transition's own curve.
  public var isSpring: Bool
  /// Undamped period in seconds: that of UIKit's sheets, measured as ω = 18.2574.
  public var response: Double
  /// Largest starting speed, in remaining distances per second: near its target a spring would
  /// overreact. An Apple sample uses this limit.
  public var largestVelocity: Double

  /// Creates a hand-off with our defaults.
  public init(
    isSpring: Bool = true, response: Double = 0.344_144_6, largestVelocity: Double = 35
  ) {
    self.isSpring = isSpring
    self.response = response
    self.largestVelocity = largestVelocity
  }

  /// The spring that runs the rest of the transition. It is critically damped, because a transition
  /// has nothing to show beyond its ends.
  public var spring: Spring { Spring(response: response, dampingRatio: 1) }

  /// Speed of the animation after the release, relative to the spring of UIKit's sheets.
  package var pace: Double { HandOff().response / response }

  /// Returns the starting speed of the spring: the hand's speed in remaining distances per second,
  /// positive towards the target. Zero if nothing remains.
  ///
  /// - Parameters:
  ///   - progress: The progress at the release.
  ///   - velocity: The velocity in lengths per second, forward positive.
  ///   - target: The progress at the end.
  public func relativeVelocity(progress: Double, velocity: Double, to target: Double) -> Double {
    let remaining = target - progress
    guard remaining.magnitude > 1e-6, velocity.isFinite else { return 0 }
    let relative = velocity / remaining
    return min(max(relative, -largestVelocity), largestVelocity)
  }
}
