import PantographTouches

/// Effect of a frame on a hand's gesture.
@frozen
public struct HandEvent: Hashable, Sendable {
  /// The gesture's kind. A touch without a gesture is a failed tap.
  public var kind: GestureKind
  /// Phase of the gesture after the frame.
  public var phase: GesturePhase
  /// Reason why the gesture has this phase.
  public var reason: GestureReason
  /// Rule that decided about the gesture, with its measurements.
  public var evidence: HandEvidence
  /// Position, movement and velocity of the gesture at the event.
  public var sample: HandSample
}

/// Position, movement and velocity of a hand's gesture at an event.
@frozen
public struct HandSample: Hashable, Sendable {
  /// Time of the event.
  public var time: Timestamp
  /// Time of the first finger's landing.
  public var start: Timestamp
  /// Centroid of the fingers, in millimetres.
  public var location: Vector
  /// Movement since the gesture began, without the slop, in millimetres.
  public var translation: Vector
  /// Movement since the fingers landed, in millimetres.
  public var way: Vector
  /// Velocity in millimetres per second. At the end it is the velocity at the first lift.
  public var velocity: Vector
  /// Spread of the fingers relative to the spread at the gesture's beginning.
  public var scale: Double
  /// Rotation since the gesture began, in radians, clockwise.
  public var rotation: Double
  /// Change of `scale` per second.
  public var scaleVelocity: Double
  /// Change of `rotation` per second, in radians, clockwise.
  public var rotationVelocity: Double
}
