import Touches

extension HandGesture {
  /// A stroke that must finish by its speed, since its distance is too short.
  static let flick = HandGesture(
    name: "flick", summary: "a short stroke that is fastest at the lift",
    defaults: GestureDefaults(distance: 11, duration: 0.064, label: "flick", intent: .finish)
  ) { hand in
    var path = HandPath(start: hand.strokeStart())
    path.move(
      by: hand.step, in: hand.duration, curve: MinimumJerk(cut: 0.55),
      bow: hand.bow(of: hand.distance))
    return hand.motions(along: path)
  }
}
