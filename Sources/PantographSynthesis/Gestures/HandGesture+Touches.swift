import PantographTouches

// Gestures of fingers and palms that stay where they land.
extension HandGesture {
  /// A touch of one finger, or several, that lift right after landing.
  static let tap = HandGesture(
    name: "tap", summary: "a short touch without movement",
    defaults: GestureDefaults(duration: 0, hold: 0.08, label: "tap"), space: GestureSpace.none
  ) { hand in
    var path = HandPath(start: hand.restingPose())
    path.rest(hand.hold)
    return hand.motions(along: path)
  }

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

  /// A touch that lasts longer than any tap.
  static let longPress = HandGesture(
    name: "long-press", summary: "a touch that stays where it is",
    defaults: GestureDefaults(duration: 0, hold: 0.9, label: "long-press"), space: GestureSpace.none
  ) { hand in
    var path = HandPath(start: hand.restingPose())
    path.rest(hand.hold)
    return hand.motions(along: path)
  }

  /// A palm that differs from a finger only in size and pressure.
  static let palm = HandGesture(
    name: "palm", summary: "the ball of the thumb, resting and creeping",
    defaults: GestureDefaults(
      fingersAllowed: 1...1, direction: .left, distance: 4, duration: 1.2, label: "palm",
      intent: .cancel)
  ) { hand in
    hand.palm(isTool: false)
  }

  /// The gesture `palm`, reported with MT_TOOL_PALM once the device has recognized it.
  static let palmTool = HandGesture(
    name: "palm-tool", summary: "a palm that the device itself reports as a palm",
    defaults: GestureDefaults(
      fingersAllowed: 1...1, direction: .left, distance: 4, duration: 1.2, label: "palm",
      intent: .cancel)
  ) { hand in
    hand.palm(isTool: true)
  }
}
