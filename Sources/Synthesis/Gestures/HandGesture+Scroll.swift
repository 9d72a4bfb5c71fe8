import Touches

extension HandGesture {
  /// Two fingers side by side.
  static let scroll = HandGesture(
    name: "scroll", summary: "two fingers that push the page on",
    defaults: GestureDefaults(
      fingers: 2, fingersAllowed: 2...2, direction: .up, distance: 35, duration: 0.45,
      label: "scroll")
  ) { hand in
    var path = HandPath(start: hand.strokeStart())
    path.move(
      by: hand.step, in: hand.duration, curve: MinimumJerk(cut: 0.85),
      bow: hand.bow(of: hand.distance))
    return hand.motions(along: path)
  }
}
