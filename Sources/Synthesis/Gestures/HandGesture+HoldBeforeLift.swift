import Touches

extension HandGesture {
  /// The speed at the lift is none, whatever it was before.
  static let holdBeforeLift = HandGesture(
    name: "hold-before-lift", summary: "a stroke, then a rest, then the lift",
    defaults: GestureDefaults(distance: 44, duration: 0.6, hold: 0.5, label: "pan", intent: .finish)
  ) { hand in
    var path = HandPath(start: hand.strokeStart())
    path.move(
      by: hand.step, in: hand.duration, curve: MinimumJerk(cut: 1),
      bow: hand.bow(of: hand.distance))
    path.rest(hand.hold)
    return hand.motions(along: path)
  }
}
