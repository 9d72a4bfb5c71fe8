import Touches

extension HandGesture {
  /// Told from a finger by its size and pressure alone.
  static let palm = HandGesture(
    name: "palm", summary: "the ball of the thumb, resting and creeping",
    defaults: GestureDefaults(
      fingersAllowed: 1...1, direction: .left, distance: 4, duration: 1.2, label: "palm",
      intent: .cancel)
  ) { hand in
    hand.palm(isTool: false)
  }
}
