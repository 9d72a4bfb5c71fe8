/// What a device last said of one contact, in its own units.
struct RawTouch: Sendable {
  /// Which values the device has sent at all.
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
  }

  /// The device's number for the contact; −1 for none.
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

  /// Takes an `ABS_MT_…` value other than the tracking id; one that says nothing of a contact's
  /// place, shape or tool is passed over.
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

  /// The same, or the tracking id.
  @inline(__always)
  mutating func take(_ code: UInt16, _ value: Int32) {
    if code == AbsoluteCode.multitouchTrackingID {
      trackingID = value
    } else {
      set(code, to: value)
    }
  }

  /// What the contact is, as far as its own values tell.
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

  /// Whether something is near the surface and does not touch it.
  var isHovering: Bool { known.contains(.distance) && distance > 0 }

  /// Whether a report of protocol A says that its contact has just left: drivers before tracking
  /// ids sent its last place with no size or no pressure.
  var isRelease: Bool {
    (known.contains(.major) && major == 0) || (known.contains(.pressure) && pressure == 0)
  }
}

/// A place for one contact: what the device says of it, and what was last reported from there.
struct TouchSlot: Sendable {
  var raw = RawTouch()
  var contact = Contact(id: ContactID(rawValue: 0), phase: .ended, position: .zero)
}
