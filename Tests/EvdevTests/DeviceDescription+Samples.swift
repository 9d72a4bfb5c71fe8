import PantographTouches

extension DeviceDescription {
  static func sample(
    _ name: String, properties: DeviceProperties, slots: Int32, keys: CodeSet
  ) -> DeviceDescription {
    let position = AbsoluteAxis(minimum: 0, maximum: 4000, resolution: 40)
    let axes: [UInt16: AbsoluteAxis] = [
      AbsoluteCode.x: position, AbsoluteCode.y: position,
      AbsoluteCode.multitouchSlot: AbsoluteAxis(minimum: 0, maximum: slots - 1),
      AbsoluteCode.multitouchPositionX: position, AbsoluteCode.multitouchPositionY: position,
      AbsoluteCode.multitouchTrackingID: AbsoluteAxis(minimum: 0, maximum: 65535),
    ]
    return DeviceDescription(
      name: name,
      identity: DeviceIdentity(bus: 0x18, vendor: 0x1234, product: 0x5678, version: 0x100),
      properties: properties, codes: [.key: keys, .absolute: CodeSet(axes.keys)], axes: axes)
  }

  static let touchpad = sample(
    "Sample touchpad", properties: [.pointer, .buttonPad], slots: 5,
    keys: [
      KeyCode.left, KeyCode.touch, KeyCode.toolFinger, KeyCode.toolDoubleTap,
      KeyCode.toolTripleTap,
    ])

  static let touchscreen = sample(
    "Sample touchscreen", properties: .direct, slots: 10, keys: [KeyCode.touch])
}
