/// The values that a device last reported for one contact, in device units.
struct RawTouch: Sendable {
  /// The values that the device has sent at least once.
  struct Known: OptionSet, Sendable {
    var rawValue: UInt8

    static let x = Known(rawValue: 1)
    static let y = Known(rawValue: 2)
    static let pressure = Known(rawValue: 4)
    static let major = Known(rawValue: 8)
    static let minor = Known(rawValue: 16)
    static let orientation = Known(rawValue: 32)
    static let tool = Known(rawValue: 64)
    static let distance = Known(rawValue: 128)
    static let position: Known = [.x, .y]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the set of the axes of a contact's position on this device.
    init(axesOf device: DeviceDescription) {
      let x = device.sends(.absolute, AbsoluteCode.multitouchPositionX)
      let y = device.sends(.absolute, AbsoluteCode.multitouchPositionY)
      // A description without either axis may be incomplete.
      self = x == y ? .position : x ? .x : .y
    }
  }

  /// The device's tracking id for the contact; −1 for none.
  var trackingID: Int32 = -1
  var x: Int32 = 0
  var y: Int32 = 0
  var pressure: Int32 = 0
  var major: Int32 = 0
  var minor: Int32 = 0
  var orientation: Int32 = 0
  var tool: Int32 = 0
  var distance: Int32 = 0
  var known: Known = []

  /// Stores an `ABS_MT_…` value other than the tracking id. Codes that do not describe a contact's
  /// position, shape or tool are ignored.
  @inline(__always)
  mutating func set(_ code: UInt16, to value: Int32) {
    switch code {
    case AbsoluteCode.multitouchPositionX:
      x = value
      known.insert(.x)
    case AbsoluteCode.multitouchPositionY:
      y = value
      known.insert(.y)
    case AbsoluteCode.multitouchPressure:
      pressure = value
      known.insert(.pressure)
    case AbsoluteCode.multitouchTouchMajor:
      major = value
      known.insert(.major)
    case AbsoluteCode.multitouchTouchMinor:
      minor = value
      known.insert(.minor)
    case AbsoluteCode.multitouchOrientation:
      orientation = value
      known.insert(.orientation)
    case AbsoluteCode.multitouchToolType:
      tool = value
      known.insert(.tool)
    case AbsoluteCode.multitouchDistance:
      distance = value
      known.insert(.distance)
    default:
      break
    }
  }

  /// Stores an `ABS_MT_…` value, including the tracking id.
  @inline(__always)
  mutating func take(_ code: UInt16, _ value: Int32) {
    if code == AbsoluteCode.multitouchTrackingID {
      trackingID = value
    } else {
      set(code, to: value)
    }
  }

  /// The kind of tool according to the contact's own values.
  var contactTool: ContactTool {
    guard known.contains(.tool) else { return .finger }
    return switch tool {
    case ToolTypeValue.finger: .finger
    case ToolTypeValue.pen: .pen
    case ToolTypeValue.palm: .palm
    case ToolTypeValue.dial: .dial
    default: .unknown
    }
  }

  /// Whether the contact is near the surface without touching it.
  var isHovering: Bool { known.contains(.distance) && distance > 0 }

  /// Whether a report of protocol A means that its contact has just lifted. Drivers without
  /// tracking ids send the last position with size or pressure 0.
  var isRelease: Bool {
    (known.contains(.major) && major == 0) || (known.contains(.pressure) && pressure == 0)
  }
}

/// A slot for one contact: the device's values and the contact last reported for this slot.
struct TouchSlot: Sendable {
  var raw = RawTouch()
  var contact = Contact(id: ContactID(rawValue: 0), phase: .ended, position: .zero)
}
