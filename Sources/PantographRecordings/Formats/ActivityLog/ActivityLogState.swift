import PantographTouches

/// One hardware state of an activity log.
struct ActivityLogState {
  var isHardware = false
  var time: Timestamp?
  var buttonsDown = 0
  var touchCount = 0
  var fingers: [ActivityLogFinger] = []

  mutating func set(_ key: String, _ value: Double) {
    switch key {
    case "timestamp":
      let microseconds = (value * 1_000_000).rounded()
      if value >= 0, microseconds < 9e18 { time = Timestamp(microseconds: Int64(microseconds)) }
    case "buttonsDown": buttonsDown = Int(Int32(ActivityLogFinger.clamped(value)))
    case "touchCount": touchCount = Int(ActivityLogFinger.clamped(value))
    default: break
    }
  }
}

/// One finger in a hardware state, in the device's units.
struct ActivityLogFinger {
  var trackingID: Int32 = 0
  /// The finger's values by event code: touch major and minor, width major and minor, orientation,
  /// position, pressure.
  var axes: [(code: UInt16, value: Int32)] = []

  mutating func set(_ key: String, _ value: Double) {
    if key == "trackingId" {
      trackingID = Self.clamped(value)
      return
    }
    guard let code = Self.code(key) else { return }
    axes.append((code, Self.clamped(value)))
  }

  static func code(_ key: String) -> UInt16? {
    switch key {
    case "positionX": AbsoluteCode.multitouchPositionX
    case "positionY": AbsoluteCode.multitouchPositionY
    case "pressure": AbsoluteCode.multitouchPressure
    case "touchMajor": AbsoluteCode.multitouchTouchMajor
    case "touchMinor": AbsoluteCode.multitouchTouchMinor
    case "widthMajor": AbsoluteCode.multitouchWidthMajor
    case "widthMinor": AbsoluteCode.multitouchWidthMinor
    case "orientation": AbsoluteCode.multitouchOrientation
    default: nil
    }
  }

  static func clamped(_ value: Double) -> Int32 {
    let whole = value.rounded()
    if whole.isNaN { return 0 }
    return Int32(min(max(whole, Double(Int32.min)), Double(Int32.max)))
  }
}
