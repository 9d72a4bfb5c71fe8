import Touches

extension HandGesture {
  /// Two taps, some 130 ms apart.
  static let doubleTap = HandGesture(
    name: "double-tap", summary: "two taps in the same place",
    defaults: GestureDefaults(duration: 0, hold: 0.07, label: "double-tap"),
    space: GestureSpace.none
  ) { hand in
    var path = HandPath(start: hand.restingPose())
    path.rest(hand.hold)
    let offsets = hand.offsets()
    let pause = hand.random.number(in: 0.11...0.16)
    return hand.motions(along: path, offsets: offsets)
      + hand.motions(along: path, offsets: offsets, from: hand.hold + pause)
  }
}
