import Touches

extension HandGesture {
  /// A drag as one makes it when reading along, or feeling for a threshold.
  static let slowDrag = HandGesture(
    name: "slow-drag", summary: "a very slow stroke",
    defaults: GestureDefaults(distance: 26, duration: 2, label: "pan")
  ) { hand in
    var path = HandPath(start: hand.strokeStart())
    path.move(
      by: hand.step, in: hand.duration, curve: MinimumJerk(cut: 1),
      bow: hand.bow(of: hand.distance))
    return hand.motions(along: path)
  }
}
