import PantographTouches

/// What is known of a gesture when the hand lets go.
@frozen
public struct ReleaseInputs: Hashable, Sendable {
  /// Points along the direction since the gesture began; negative behind the start.
  public var distance: Double
  /// The points that are all of the progress.
  public var length: Double
  /// Points a second, forwards positive.
  public var velocity: Double
  /// Points a second to the side, whichever.
  public var sidewaysVelocity: Double
  /// How long the hand had rested.
  public var held: TimeSpan
  /// Since the gesture began.
  public var duration: TimeSpan
  /// Points that the mean report moved.
  public var meanStep: Double
  /// Points that the last two reports moved, forwards positive.
  public var lastTwoSteps: Double

  /// A hand as it lets go.
  public init(
    distance: Double, length: Double, velocity: Double, sidewaysVelocity: Double = 0,
    held: TimeSpan = .zero, duration: TimeSpan = .zero, meanStep: Double = 0,
    lastTwoSteps: Double = 0
  ) {
    self.distance = distance.isFinite ? distance : 0
    self.length = length > 0 && length.isFinite ? length : 1
    self.velocity = velocity.isFinite ? velocity : 0
    self.sidewaysVelocity = sidewaysVelocity.isFinite ? sidewaysVelocity.magnitude : 0
    self.held = held
    self.duration = duration
    self.meanStep = meanStep
    self.lastTwoSteps = lastTwoSteps
  }

  /// The share of the way; below 0 behind the start.
  public var progress: Double { distance / length }
}
