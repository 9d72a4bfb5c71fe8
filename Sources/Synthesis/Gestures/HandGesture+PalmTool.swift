import Touches

extension HandGesture {
  /// The gesture `palm`, with MT_TOOL_PALM once the device is sure.
  static let palmTool = HandGesture(
    name: "palm-tool", summary: "a palm that the device recognizes as one",
    defaults: GestureDefaults(
      fingersAllowed: 1...1, direction: .left, distance: 4, duration: 1.2, label: "palm",
      intent: .cancel)
  ) { hand in
    hand.palm(isTool: true)
  }
}
