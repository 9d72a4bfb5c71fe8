import PantographTouches

/// The `hardwareProperties` of an activity log.
struct ActivityLogHardware {
  private var left: Int32 = 0
  private var top: Int32 = 0
  private var right: Int32 = 0
  private var bottom: Int32 = 0
  private var xResolution: Int32 = 0
  private var yResolution: Int32 = 0
  private var slotCount = 0
  private var properties: DeviceProperties = [.pointer]

  mutating func set(_ key: String, _ value: Double) {
    let number = ActivityLogFinger.clamped(value)
    switch key {
    case "left": left = number
    case "top": top = number
    case "right": right = number
    case "bottom": bottom = number
    case "xResolution": xResolution = max(number, 0)
    case "yResolution": yResolution = max(number, 0)
    case "maxFingerCount": slotCount = Int(max(number, 0))
    case "isButtonPad": if number != 0 { properties.insert(.buttonPad) }
    case "semiMt": if number != 0 { properties.insert(.semiMultitouch) }
    default: break
    }
  }

  /// Returns a touchpad with slots that could have sent the log's values.
  func device(slotCount used: Int) -> DeviceDescription {
    let x = AbsoluteAxis(minimum: left, maximum: right, resolution: xResolution)
    let y = AbsoluteAxis(minimum: top, maximum: bottom, resolution: yResolution)
    let last = Int32(clamping: min(max(slotCount, used), ActivityLogSlots.capacity) - 1)
    let size = AbsoluteAxis(minimum: 0, maximum: 255)
    let axes: [UInt16: AbsoluteAxis] = [
      AbsoluteCode.multitouchSlot: AbsoluteAxis(minimum: 0, maximum: max(last, 0)),
      AbsoluteCode.multitouchTrackingID: AbsoluteAxis(minimum: 0, maximum: 65535),
      AbsoluteCode.multitouchPositionX: x, AbsoluteCode.multitouchPositionY: y,
      AbsoluteCode.multitouchPressure: size, AbsoluteCode.multitouchTouchMajor: size,
      AbsoluteCode.multitouchTouchMinor: size, AbsoluteCode.multitouchWidthMajor: size,
      AbsoluteCode.multitouchWidthMinor: size, AbsoluteCode.multitouchOrientation: size,
    ]
    return DeviceDescription(
      name: "ChromeOS touchpad", properties: properties,
      codes: [
        .synchronization: [0, 1, 3], .absolute: CodeSet(axes.keys),
        .key: [
          KeyCode.left, KeyCode.right, KeyCode.middle, KeyCode.touch, KeyCode.toolFinger,
          KeyCode.toolDoubleTap, KeyCode.toolTripleTap, KeyCode.toolQuadrupleTap,
          KeyCode.toolQuintupleTap,
        ],
      ], axes: axes)
  }
}
