import Touches

extension HandGesture {
  /// A finger, or several, that come and go at once.
  static let tap = HandGesture(
    name: "tap", summary: "a short touch that goes nowhere",
    defaults: GestureDefaults(duration: 0, hold: 0.08, label: "tap"), space: GestureSpace.none
  ) { hand in
    var path = HandPath(start: hand.restingPose())
    path.rest(hand.hold)
    return hand.motions(along: path)
  }
}
