import Touches

extension HandGesture {
  /// Moves something to a place and leaves it there.
  static let drag = HandGesture(
    name: "drag", summary: "a calm stroke that comes to rest before the lift",
    defaults: GestureDefaults(distance: 44, duration: 1, label: "pan", intent: .finish)
  ) { hand in
    var path = HandPath(start: hand.strokeStart())
    path.move(
      by: hand.step, in: hand.duration, curve: MinimumJerk(cut: 1),
      bow: hand.bow(of: hand.distance))
    return hand.motions(along: path)
  }
}
