import Touches

extension HandGesture {
  /// Far enough to finish, but taken back: the way home is a fifth of the way there.
  static let flickBack = HandGesture(
    name: "flick-back", summary: "a stroke that at last is flicked the other way",
    defaults: GestureDefaults(distance: 44, duration: 0.6, label: "flick-back", intent: .cancel)
  ) { hand in
    var path = HandPath(start: hand.strokeStart())
    path.move(by: hand.step, in: hand.duration, bow: hand.bow(of: hand.distance))
    path.rest(hand.hold)
    let back = hand.distance * -0.19
    path.move(by: hand.direction.unit * back, in: 0.048, curve: MinimumJerk(cut: 0.6))
    return hand.motions(along: path)
  }
}
