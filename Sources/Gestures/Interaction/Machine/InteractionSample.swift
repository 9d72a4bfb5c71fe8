import Touches

/// Where the hand is in its pan, and how fast; points and points a second.
@frozen
public struct InteractionSample: Hashable, Sendable {
  public var time: Timestamp
  /// Since the pan began.
  public var translation: Vector
  /// Counts when the hand lets go; before that it may be left out, for telling it takes a while.
  public var velocity: Vector

  @inlinable
  public init(time: Timestamp, translation: Vector, velocity: Vector = .zero) {
    self.time = time
    self.translation = translation
    self.velocity = velocity
  }
}
