import PantographTouches

/// The measurements of a gesture at its release.
@frozen
public struct ReleaseInputs: Hashable, Sendable {
  /// The distance along the direction since the gesture began, in points; negative behind the
  /// start.
  public var distance: Double
  /// The distance from progress 0 to 1, in points.
  public var length: Double
  /// The velocity along the direction, in points per second; positive forwards.
  public var velocity: Double
  /// The speed across the direction, in points per second; never negative.
  public var sidewaysVelocity: Double
  /// The time for which the hand had rested.
  public var held: TimeSpan
  /// The time since the gesture began.
  public var duration: TimeSpan
  /// The mean movement per report, in points.
  public var meanStep: Double
  /// The movement in the last two reports, in points; positive forwards.
  public var lastTwoSteps: Double

  /// Creates measurements. Distances and speeds that are not finite become 0. A length that is not
  /// finite or not positive becomes 1.
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

  /// The share of the length that is covered; negative behind the start.
  public var progress: Double { distance / length }
}
