extension DeviceQuirk {
  static let synaptics = [
    DeviceQuirk(
      "Synaptics pads that measure force",
      Match(
        bus: Bus.i2c, vendor: 0x06cb,
        products: [0xce37, 0xcfa0, 0xcfd2, 0xcff8, 0xcff9, 0xd01a, 0xd01d, 0xd024]),
      "the pressure is a force", .force)
  ]
}
