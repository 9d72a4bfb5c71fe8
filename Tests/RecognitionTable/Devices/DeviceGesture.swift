import PantographGestures
import PantographTouches

/// A gesture that is made on every device, with the result that is right on it.
enum DeviceGesture: String, CaseIterable {
  case drag, scroll, swipe, tap, doubleTap, tap2, tap3, pinch, press, press2, palm, edgePalm
  case dropped, lostLift, mixedUp, jump

  var title: String {
    switch self {
    case .drag: "drag"
    case .scroll: "scroll"
    case .swipe: "swipe 3"
    case .tap: "tap"
    case .doubleTap: "two taps"
    case .tap2: "tap 2"
    case .tap3: "tap 3"
    case .pinch: "pinch"
    case .press: "press"
    case .press2: "press 2"
    case .palm: "heavy palm"
    case .edgePalm: "palm at the edge"
    case .dropped: "lost events"
    case .lostLift: "lost lift"
    case .mixedUp: "mixed up"
    case .jump: "jump"
    }
  }

  /// The gestures to be recognized, in their order; nil if the device cannot make the difference known: it has too
  /// few contacts or keys, or no button.
  func expected(on pad: DevicePad) -> [String]? {
    let most = pad.mostFingers
    let isPad = pad.surface.kind == .touchpad
    switch self {
    case .drag: return ["drag 1"]
    case .scroll: return most < 2 ? nil : ["scroll 2"]
    case .swipe: return most < 3 ? nil : ["swipe 3"]
    case .tap: return ["tap 1"]
    case .doubleTap: return ["tap 1", "tap 1"]
    case .tap2: return most < 2 ? nil : ["tap 2"]
    case .tap3: return most < 3 ? nil : ["tap 3"]
    case .pinch: return pad.mostContacts < 2 ? nil : ["pinch 2"]
    case .press: return hasButton(pad) ? ["press 1"] : nil
    case .press2: return hasButton(pad) && most >= 2 ? ["press 2"] : nil
    case .palm: return isPad && tellsWeight(pad) ? [] : nil
    // A pad of unknown size, and one narrower than 70 mm, is all finger.
    case .edgePalm: return isPad && !pad.surface.isAssumed && pad.surface.size.x >= 70 ? [] : nil
    case .dropped: return most < 2 ? ["drag 1"] : ["scroll 2"]
    case .lostLift: return ["tap 1"]
    case .mixedUp:
      return pad.mostContacts < 2 || pad.isBox || pad.kind != .slots ? nil : ["scroll 2"]
    case .jump: return isPad ? ["drag 1"] : nil
    }
  }

  private func hasButton(_ pad: DevicePad) -> Bool {
    pad.surface.kind == .touchpad && pad.device.sends(.key, KeyCode.left)
  }

  /// Whether the device reports pressure finely or sizes in millimetres.
  private func tellsWeight(_ pad: DevicePad) -> Bool {
    let x = pad.device.axes[AbsoluteCode.multitouchPositionX]
    let sizes = pad.device.axes[AbsoluteCode.multitouchTouchMajor]
    let unit = sizes.map { $0.resolution > 0 ? $0.resolution : x?.resolution ?? 0 } ?? 0
    // A range of less than 22 mm cannot tell a palm from a finger: its units are not those of positions.
    let hasSize = unit > 0 && Double(sizes?.extent ?? 0) / Double(max(1, unit)) >= 22
    let pressure =
      pad.device.axes[AbsoluteCode.multitouchPressure] ?? pad.device.axes[AbsoluteCode.pressure]
    // A pressure with a resolution is the force on a pad that is pressed. Of other pads a rule says so.
    let isForce =
      (pressure?.resolution ?? 0) > 0
      || DeviceQuirk.matching(pad.device).contains { $0.reason.hasSuffix("a force") }
    return pad.surface.pressureRange >= 255 && !isForce || hasSize
  }

  /// Makes the gesture.
  func make(on pad: inout DevicePad, _ manner: DeviceHand.Manner) {
    var hand = DeviceHand(pad: pad, manner: manner)
    switch self {
    case .drag: hand.stroke(1)
    case .scroll: hand.stroke(2)
    case .swipe: hand.stroke(3)
    case .tap: hand.tap(1)
    case .doubleTap:
      hand.tap(1)
      hand.pad.wait(.milliseconds(110))
      hand.tap(1)
    case .tap2: hand.tap(2)
    case .tap3: hand.tap(3)
    case .pinch: hand.pinch()
    case .press: hand.press(1)
    case .press2: hand.press(2)
    case .palm: hand.palm(at: hand.place(0.5, 0.6), weight: 4.5, size: 3)
    case .edgePalm: hand.palm(at: hand.place(0.985, 0.4), weight: 1.8, size: 1.8)
    case .dropped: hand.stroke(min(2, pad.mostFingers), losing: true)
    case .lostLift: hand.lostLift()
    case .mixedUp: hand.stroke(2, swapping: true)
    case .jump: hand.stroke(1, jumping: true)
    }
    pad = hand.pad
  }
}
