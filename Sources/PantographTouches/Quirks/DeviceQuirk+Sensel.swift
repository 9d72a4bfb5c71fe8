extension DeviceQuirk {
  static let sensel = [
    DeviceQuirk(
      "Sensel pads that measure force",
      Match(bus: Bus.i2c, vendor: 0x2c2f, products: [0x0033, 0x0034]), "the pressure is a force",
      .force),
    DeviceQuirk(
      "ALPS pads that measure force",
      Match(bus: Bus.i2c, vendor: 0x0488, products: [0x108c, 0x108d]), "the pressure is a force",
      .force),
  ]
}
