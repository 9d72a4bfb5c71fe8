import PantographTouches

/// One touch of one finger, from landing to lift, at every moment between; the device's reports
/// are taken from it afterwards, so that its rate changes nothing in what the hand does.
struct FingerMotion: Hashable, Sendable {
  /// Seconds from the gesture's start.
  var landing: Double
  var lift: Double
  var path: HandPath
  /// When the hand sets out on its way.
  var start: Double
  /// Millimetres from the hand's center.
  var offset: Vector
  var tremor: Tremor
  var shape: TouchShape
  /// How far from its way the middle of the touching area is at first, and at last, in
  /// millimetres: the tip lands first, and leaves last.
  var landingRoll: Vector
  var liftRoll: Vector

  /// Seconds in which a fingertip is flattened, and lets go.
  static let landingTime = 0.04
  static let liftTime = 0.03

  func isDown(at time: Double) -> Bool {
    landing <= time && time < lift
  }

  /// Millimetres from the surface's top left corner.
  func position(at time: Double) -> Vector {
    path.pose(at: time - start).place(offset) + tremor.offset(at: time)
      + landingRoll * (1 - MinimumJerk().progress(at: (time - landing) / Self.landingTime))
      + liftRoll * (1 - MinimumJerk().progress(at: (lift - time) / Self.liftTime))
  }

  /// The share of the finger that is flat on the surface, from nearly 0 to 1.
  func contactShare(at time: Double) -> Double {
    let rising = MinimumJerk().progress(at: (time - landing + 0.008) / Self.landingTime)
    let falling = MinimumJerk().progress(at: (lift - time + 0.008) / Self.liftTime)
    return 0.15 + 0.85 * min(rising, falling)
  }
}
