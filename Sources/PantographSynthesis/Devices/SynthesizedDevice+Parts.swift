import PantographTouches

extension SynthesizedDevice {
  /// Returns the axes of a surface with slots: a contact's position, slot, and touching area.
  static func slotAxes(
    slots: Int32, x: AbsoluteAxis, y: AbsoluteAxis
  ) -> [UInt16: AbsoluteAxis] {
    // The range of sizes is wider than any palm.
    let size = AbsoluteAxis(minimum: 0, maximum: 60 * x.resolution, resolution: x.resolution)
    return [
      AbsoluteCode.x: x, AbsoluteCode.y: y,
      AbsoluteCode.multitouchSlot: AbsoluteAxis(minimum: 0, maximum: slots - 1),
      AbsoluteCode.multitouchTouchMajor: size, AbsoluteCode.multitouchTouchMinor: size,
      AbsoluteCode.multitouchPositionX: x, AbsoluteCode.multitouchPositionY: y,
      AbsoluteCode.multitouchToolType: AbsoluteAxis(minimum: 0, maximum: ToolTypeValue.palm),
      AbsoluteCode.multitouchTrackingID: AbsoluteAxis(minimum: 0, maximum: 65535),
    ]
  }

  static func description(
    name: String, product: UInt16, properties: DeviceProperties, keys: CodeSet,
    axes: [UInt16: AbsoluteAxis]
  ) -> DeviceDescription {
    let reports: CodeSet = [
      SynchronizationCode.report, SynchronizationCode.configuration, SynchronizationCode.dropped,
    ]
    return DeviceDescription(
      name: name,
      // The bus is BUS_VIRTUAL, and there is no vendor.
      identity: DeviceIdentity(bus: 6, vendor: 0, product: product, version: 1),
      properties: properties,
      codes: [
        .synchronization: reports, .key: keys, .absolute: CodeSet(axes.keys),
      ],
      axes: axes)
  }
}
