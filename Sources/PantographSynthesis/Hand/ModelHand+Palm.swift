import PantographTouches

extension ModelHand {
  /// Returns the motion of a palm at the surface's lower right, creeping. A device that recognizes
  /// palms reports the palm after a moment, when enough of it is on the surface.
  mutating func palm(isTool: Bool) -> [FingerMotion] {
    let center = Vector(
      x: surface.x - 12 - random.number(in: 0...4), y: surface.y * random.number(in: 0.6...0.75))
    var path = HandPath(start: HandPose(center: center))
    path.move(by: step, in: duration)
    path.rest(hold)
    let shape = TouchShape.palm(isTool: isTool, from: &random)
    return motions(along: path, offsets: [.zero], shape: shape)
  }
}
