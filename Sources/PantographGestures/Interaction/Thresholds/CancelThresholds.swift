import PantographTouches

/// Conditions that cancel a transition at the release before anything can finish it. Nil switches a
/// condition off. A cancelled gesture always cancels.
public struct CancelThresholds: Hashable, Sendable {
  /// Smallest progress with which the transition can finish.
  public var progress: Double?
  /// Backward speed that cancels at any progress; 0 requires forward movement. Half of the speed
  /// that finishes, because a movement back is more clearly intended.
  public var velocity: GestureSpeed?
  /// Time at rest after which a hand counts as having no speed. A tenth of a second, the horizon of
  /// Android's and Flutter's estimators.
  public var held: TimeSpan?

  /// Creates thresholds with our defaults.
  public init(
    progress: Double? = nil, velocity: GestureSpeed? = .points(500),
    held: TimeSpan? = .milliseconds(100)
  ) {
    self.progress = progress
    self.velocity = velocity
    self.held = held
  }
}
