import Touches

extension HandGesture {
  /// Fast and nearly without distance; nobody means a page turn by it.
  static let jab = HandGesture(
    name: "jab", summary: "a hasty poke of a few millimetres",
    defaults: GestureDefaults(distance: 4.2, duration: 0.024, label: "jab", intent: .cancel)
  ) { hand in
    var path = HandPath(start: hand.strokeStart())
    path.move(
      by: hand.step, in: hand.duration, curve: MinimumJerk(cut: 0.6),
      bow: hand.bow(of: hand.distance))
    return hand.motions(along: path)
  }
}
