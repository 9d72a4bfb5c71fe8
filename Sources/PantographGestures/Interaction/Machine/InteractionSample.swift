import PantographTouches

/// Where the hand is in its pan, and how fast, on the screen.
@frozen
public struct InteractionSample: Hashable, Sendable {
  /// When it was, on the clock of the input.
  public var time: Timestamp
  /// Since the pan began.
  public var translation: PointVector
  /// Points a second. It counts when the hand lets go; before that it may be left out, for telling
  /// it takes a while.
  public var velocity: PointVector

  /// Where a hand is at a moment.
  @inlinable
  public init(time: Timestamp, translation: PointVector, velocity: PointVector = .zero) {
    self.time = time
    self.translation = translation
    self.velocity = velocity
  }
}
