import PantographTouches

/// The position of a hand over the surface, the spread of its fingers, and its rotation.
struct HandPose: Hashable, Sendable {
  /// The hand's center, in millimetres from the surface's top left corner.
  var center: Vector
  /// The factor on every finger's distance from the hand's center.
  var spread = 1.0
  /// The rotation of the hand in turns, clockwise.
  var turn = 0.0

  /// Returns the position of a finger whose offset from the hand's center is `offset`, in
  /// millimetres.
  func place(_ offset: Vector) -> Vector {
    let sine = Wave.sine(turns: turn)
    let cosine = Wave.cosine(turns: turn)
    return center
      + Vector(
        x: offset.x * cosine - offset.y * sine, y: offset.x * sine + offset.y * cosine) * spread
  }

  /// Returns the pose between this one and another, at a fraction from 0 to 1.
  func mixed(with other: HandPose, share: Double) -> HandPose {
    HandPose(
      center: center + (other.center - center) * share,
      spread: spread + (other.spread - spread) * share, turn: turn + (other.turn - turn) * share)
  }
}
