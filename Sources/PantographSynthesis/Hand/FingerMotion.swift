import PantographTouches

/// One touch of one finger from landing to lift, defined at every moment. The device's reports are
/// sampled from it, so the report rate does not change the movement.
struct FingerMotion: Hashable, Sendable {
  /// The time of landing, in seconds from the gesture's start.
  var landing: Double
  /// The time of the lift, in seconds from the gesture's start.
  var lift: Double
  var path: HandPath
  /// The time at which the hand starts to move along `path`, in seconds.
  var start: Double
  /// The finger's position relative to the hand's center, in millimetres.
  var offset: Vector
  var tremor: Tremor
  var shape: TouchShape
  /// The offset of the touching area's middle at landing, in millimetres: the fingertip lands
  /// first.
  var landingRoll: Vector
  /// The offset of the touching area's middle at the lift, in millimetres: the fingertip lifts
  /// last.
  var liftRoll: Vector

  /// The time in seconds until a landing fingertip is flat.
  static let landingTime = 0.04
  /// The time in seconds in which a fingertip lifts.
  static let liftTime = 0.03

  func isDown(at time: Double) -> Bool {
    landing <= time && time < lift
  }

  /// Returns the position in millimetres from the surface's top left corner.
  func position(at time: Double) -> Vector {
    path.pose(at: time - start).place(offset) + tremor.offset(at: time)
      + landingRoll * (1 - MinimumJerk().progress(at: (time - landing) / Self.landingTime))
      + liftRoll * (1 - MinimumJerk().progress(at: (lift - time) / Self.liftTime))
  }

  /// Returns the fraction of the fingertip that is flat on the surface, from 0.15 to 1.
  func contactShare(at time: Double) -> Double {
    let rising = MinimumJerk().progress(at: (time - landing + 0.008) / Self.landingTime)
    let falling = MinimumJerk().progress(at: (lift - time + 0.008) / Self.liftTime)
    return 0.15 + 0.85 * min(rising, falling)
  }
}
