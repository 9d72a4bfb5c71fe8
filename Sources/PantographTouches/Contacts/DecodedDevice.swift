/// The facts about a device that decide how its events are read.
struct DecodedDevice: Sendable {
  let isSemiMultitouch: Bool
  /// Whether the device is a gamepad. Its axes are not fingers, though their codes may be those of
  /// slots.
  let isGamepad: Bool
  /// Whether the device is a touchpad that reports touching (BTN_TOUCH) separately from its
  /// contacts.
  let tellsTouch: Bool
  /// Whether the kinds of tools that the device reports count. They do not if a rule about the model
  /// has set the axis' range to fingers alone.
  let readsTools: Bool
  /// The axes that a position needs: both, or the only one that the device has.
  let positionAxes: RawTouch.Known
  /// The number of slots in the device's description.
  let slotCount: Int

  init(_ device: DeviceDescription?, _ kind: DeviceKind) {
    isSemiMultitouch = device?.properties.contains(.semiMultitouch) ?? false
    isGamepad = device.map { DeviceKind.isGamepad($0) } ?? false
    readsTools =
      device?.axes[AbsoluteCode.multitouchToolType]?.maximum != ToolTypeValue.finger
    tellsTouch = kind == .touchpad && device?.sends(.key, KeyCode.touch) ?? false
    positionAxes = device.map { RawTouch.Known(axesOf: $0) } ?? .position
    slotCount = device?.slotCount ?? ContactDecoder.slotCapacity
  }
}
