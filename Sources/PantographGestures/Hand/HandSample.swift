import PantographTouches

/// Where a hand's gesture stands at the moment of an event.
@frozen
public struct HandSample: Hashable, Sendable {
  /// The moment of the event.
  public var time: Timestamp
  /// When the first of the fingers landed.
  public var start: Timestamp
  /// The middle of the fingers, in millimetres.
  public var location: Vector
  /// Millimetres since the gesture began, the slop taken off.
  public var translation: Vector
  /// Millimetres since the fingers landed.
  public var way: Vector
  /// Millimetres per second; at the end, those when the first finger lifted.
  public var velocity: Vector
  /// How many times farther apart the fingers are than when the gesture began.
  public var scale: Double
  /// Radians since the gesture began, clockwise.
  public var rotation: Double
  /// The change of the scale per second.
  public var scaleVelocity: Double
  /// Radians per second, clockwise.
  public var rotationVelocity: Double
}
