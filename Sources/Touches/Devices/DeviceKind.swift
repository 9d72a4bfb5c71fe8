/// What sort of surface a device is, as far as it says.
@frozen
public enum DeviceKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Touched where the picture is.
  case touchscreen
  case touchpad
  /// The touch surface of a drawing tablet: larger than a touchpad, and not on a screen.
  case touchTablet
  /// No touch surface: a mouse, a pen alone, a keyboard.
  case other
}

extension DeviceKind {
  private static let wacom: UInt16 = 0x056a

  /// Judges by what the device can send and by its properties; kernels before 2.6.38 gave none, so
  /// without them a finger tool or a mouse button makes a touchpad, as udev has it.
  public init(_ device: DeviceDescription) {
    let hasContacts = device.sends(.absolute, AbsoluteCode.multitouchPositionX)
    let hasFinger = device.sends(.key, KeyCode.toolFinger)
    let hasPen =
      device.sends(.key, KeyCode.toolPen) || device.sends(.key, KeyCode.stylus)
    let hasSingle =
      device.sends(.absolute, AbsoluteCode.x) && device.sends(.key, KeyCode.touch)

    guard hasContacts || hasSingle, hasContacts || hasFinger || !hasPen else {
      self = .other
      return
    }
    if device.properties.contains(.direct) {
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
}
