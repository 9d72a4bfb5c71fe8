import PantographTouches

/// What takes a transition back when the hand lets go, before anything can finish it. What is nil
/// plays no part. A gesture that is itself cancelled always does.
public struct CancelThresholds: Hashable, Sendable {
  /// With less progress than this nothing finishes.
  public var progress: Double?
  /// The speed against the direction that takes back wherever it is; 0 asks for movement forwards.
  /// Half of the speed that finishes: going back is meant more surely.
  public var velocity: GestureSpeed?
  /// A hand that rested so long before it let go has no speed. A tenth of a second, the horizon of
  /// Android's and Flutter's estimators.
  public var held: TimeSpan?

  /// Our own numbers, where none are given.
  public init(
    progress: Double? = nil, velocity: GestureSpeed? = .points(500),
    held: TimeSpan? = .milliseconds(100)
  ) {
    self.progress = progress
    self.velocity = velocity
    self.held = held
  }
}
