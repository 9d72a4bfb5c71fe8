import Touches

extension HandGesture {
  /// The common stroke through pages and workspaces, with up to five fingers.
  static let swipe = HandGesture(
    name: "swipe", summary: "a stroke that leaves the surface while still moving",
    defaults: GestureDefaults(distance: 42, duration: 0.28, label: "swipe", intent: .finish)
  ) { hand in
    var path = HandPath(start: hand.strokeStart())
    path.move(
      by: hand.step, in: hand.duration, curve: MinimumJerk(cut: 0.75),
      bow: hand.bow(of: hand.distance))
    return hand.motions(along: path)
  }
}
