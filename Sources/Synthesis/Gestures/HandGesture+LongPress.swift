import Touches

extension HandGesture {
  /// A touch that outlasts every tap.
  static let longPress = HandGesture(
    name: "long-press", summary: "a touch that stays where it is",
    defaults: GestureDefaults(duration: 0, hold: 0.9, label: "long-press"), space: GestureSpace.none
  ) { hand in
    var path = HandPath(start: hand.restingPose())
    path.rest(hand.hold)
    return hand.motions(along: path)
  }
}
