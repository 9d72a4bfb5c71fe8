import PantographTouches

/// What finishes a transition when the hand lets go. What is nil plays no part.
public struct FinishThresholds: Hashable, Sendable {
  /// The progress that finishes, carried on by `projection`. Half way, as most have it.
  public var progress: Double?
  /// The speed that finishes wherever it is. 1000 points a second, as UIKit's page sheet was measured.
  public var velocity: GestureSpeed?
  /// How much faster along than across that speed must be.
  public var velocityLead: GestureSpeed?
  /// The progress without which that speed does not finish.
  public var velocityProgress: Double
  /// The longest that a gesture may take which that speed finishes.
  public var velocityTime: TimeSpan?
  /// For how long the speed carries on before progress is judged: 0.499 s is a scroll view's decay of
  /// 0.998 a millisecond.
  public var projection: TimeSpan
  /// Lengths that each point a second carries on: libadwaita's projection knows no length.
  public var projectionPerSpeed: Double
  /// The mean movement a report that finishes. It depends on the device's report rate: here to
  /// compare with Hyprland only.
  public var meanStep: GestureDistance?
  /// The sum of the last two reports' movements that finishes; as above, for Wayfire.
  public var lastTwoSteps: GestureDistance?

  /// Our own numbers, where none are given.
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
