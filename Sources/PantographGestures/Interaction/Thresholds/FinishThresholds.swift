import PantographTouches

/// Conditions that finish a transition at the release. Nil switches a condition off.
public struct FinishThresholds: Hashable, Sendable {
  /// Progress that finishes, after `projection`. Half of the length, as in most systems.
  public var progress: Double?
  /// Speed that finishes at any progress. 1000 points per second, as measured of UIKit's page
  /// sheet.
  public var velocity: GestureSpeed?
  /// Excess of the speed along the direction over the speed across it that `velocity` requires.
  public var velocityLead: GestureSpeed?
  /// Smallest progress at which a speed above `velocity` finishes the transition.
  public var velocityProgress: Double
  /// Longest gesture that a speed above `velocity` finishes; nil for any.
  public var velocityTime: TimeSpan?
  /// Time for which the speed carries progress on before it is judged: 0.499 s is a scroll view's
  /// decay of 0.998 per millisecond.
  public var projection: TimeSpan
  /// Lengths added for each point per second: libadwaita's projection is independent of the length.
  public var projectionPerSpeed: Double
  /// Mean movement per report that finishes. It depends on the device's report rate and exists to
  /// compare with Hyprland.
  public var meanStep: GestureDistance?
  /// Movement in the last two reports that finishes; exists to compare with Wayfire.
  public var lastTwoSteps: GestureDistance?

  /// Creates thresholds with our defaults.
  public init(
    progress: Double? = 0.5, velocity: GestureSpeed? = .points(1000),
    velocityLead: GestureSpeed? = nil, velocityProgress: Double = 0,
    velocityTime: TimeSpan? = nil, projection: TimeSpan = .milliseconds(499),
    projectionPerSpeed: Double = 0, meanStep: GestureDistance? = nil,
    lastTwoSteps: GestureDistance? = nil
  ) {
    self.progress = progress
    self.velocity = velocity
    self.velocityLead = velocityLead
    self.velocityProgress = velocityProgress
    self.velocityTime = velocityTime
    self.projection = projection
    self.projectionPerSpeed = projectionPerSpeed
    self.meanStep = meanStep
    self.lastTwoSteps = lastTwoSteps
  }
}
