/// The kind of touch surface, judged by the device's description.
@frozen
public enum DeviceKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A surface on top of the screen that it controls.
  case touchscreen
  case touchpad
  /// The touch surface of a drawing tablet: larger than a touchpad, and not on a screen.
  case touchTablet
  /// No touch surface: a mouse, a pen alone, a keyboard.
  case other
}

extension DeviceKind {
  private static let wacom: UInt16 = 0x056a

  /// Judges by the codes that the device can send and by its properties, as udev's `input_id` does.
  /// Kernels before 2.6.38 reported no properties, so without them a finger tool or a mouse button
  /// makes the device a touchpad.
  public init(_ device: DeviceDescription) {
    let hasContacts =
      device.sends(.absolute, AbsoluteCode.multitouchPositionX) && !Self.claimsEveryAxis(device)
    let hasFinger = device.sends(.key, KeyCode.toolFinger)
    let hasPen =
      device.sends(.key, KeyCode.toolPen) || device.sends(.key, KeyCode.stylus)
    let hasSingle =
      device.sends(.absolute, AbsoluteCode.x) && device.sends(.key, KeyCode.touch)
    let isDirect = device.properties.contains(.direct)

    guard hasContacts || hasSingle, hasContacts || hasFinger || !hasPen, !Self.isGamepad(device)
    else {
      self = .other
      return
    }
    if isDirect {
      self = .touchscreen
    } else if hasPen || device.identity.vendor == Self.wacom {
      self = .touchTablet
    } else if !device.properties.isDisjoint(with: [.pointer, .buttonPad]) || hasFinger
      || device.sends(.key, KeyCode.left)
    {
      self = .touchpad
    } else {
      self = .touchscreen
    }
  }

  /// Whether the device has a joystick's buttons or axes, or claims every axis, and has no touch
  /// keys.
  static func isGamepad(_ device: DeviceDescription) -> Bool {
    let touches = [KeyCode.toolFinger, KeyCode.toolPen, KeyCode.stylus, KeyCode.touch]
    if device.properties.contains(.direct) { return false }
    if touches.contains(where: { device.sends(.key, $0) }) { return false }
    return claimsEveryAxis(device) || isJoystick(device)
  }

  /// Whether the device claims every axis, as some gamepads do. They number their axes
  /// consecutively and so have the slot code by chance; no touch device has the code before it.
  private static func claimsEveryAxis(_ device: DeviceDescription) -> Bool {
    device.sends(.absolute, AbsoluteCode.multitouchSlot)
      && device.sends(.absolute, AbsoluteCode.multitouchSlot - 1)
  }

  /// Whether the device has a joystick's buttons or axes.
  private static func isJoystick(_ device: DeviceDescription) -> Bool {
    let keys = device.codes[.key]?.codes ?? []
    let hasButtons = keys.contains { code in
      (0x120...0x13f).contains(code) || (0x220...0x223).contains(code)
        || (0x2c0...0x2e7).contains(code)
    }
    if hasButtons { return true }
    // Rotated sticks, throttle, rudder, wheel, gas, brake and hats.
    for code in UInt16(0x03)...0x17 where device.sends(.absolute, code) { return true }
    return false
  }
}
