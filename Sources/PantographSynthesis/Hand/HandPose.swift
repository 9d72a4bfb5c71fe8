import PantographTouches

/// The place of a hand over the surface, the spread of its fingers, and how far it is turned.
struct HandPose: Hashable, Sendable {
  /// Millimetres from the surface's top left corner.
  var center: Vector
  /// The factor on every finger's distance from the center.
  var spread = 1.0
  /// Clockwise, in turns.
  var turn = 0.0

  /// The place of a finger that is `offset` millimetres from the hand's center.
  func place(_ offset: Vector) -> Vector {
    let sine = Wave.sine(turns: turn)
    let cosine = Wave.cosine(turns: turn)
    return center
      + Vector(
        x: offset.x * cosine - offset.y * sine, y: offset.x * sine + offset.y * cosine) * spread
  }

  /// The pose at a share of the way to another.
  func mixed(with other: HandPose, share: Double) -> HandPose {
    HandPose(
      center: center + (other.center - center) * share,
      spread: spread + (other.spread - spread) * share, turn: turn + (other.turn - turn) * share)
  }
}
