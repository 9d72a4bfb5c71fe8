extension DeviceQuirk {
  static let goodix = [
    DeviceQuirk(
      "Goodix pads that measure force",
      Match(bus: Bus.i2c, vendor: 0x27c6, products: [0x01e8, 0x0f60, 0x0f61, 0x0f62, 0x0f95]),
      "the pressure is a force", .force)
  ]
}
