extension DeviceQuirk {
  static let goodix = [
    DeviceQuirk(
      "Goodix pads that measure force",
      Match(
        bus: Bus.i2c, vendor: 0x27c6,
        products: [
          0x01e7, 0x01e8, 0x01e9, 0x01ea, 0x01eb, 0x0f60, 0x0f61, 0x0f62, 0x0f90, 0x0f95, 0x0f96,
        ]),
      "the pressure is a force", .force)
  ]
}
