import PantographTouches

/// The position and the velocity of a hand's pan on the screen.
@frozen
public struct InteractionSample: Hashable, Sendable {
  /// The time on the clock of the input.
  public var time: Timestamp
  /// The movement since the pan began, in points.
  public var translation: PointVector
  /// The velocity in points per second. It counts only at the release. Before that it may be zero,
  /// because computing it takes time.
  public var velocity: PointVector

  /// Creates a sample.
  @inlinable
  public init(time: Timestamp, translation: PointVector, velocity: PointVector = .zero) {
    self.time = time
    self.translation = translation
    self.velocity = velocity
  }
}
