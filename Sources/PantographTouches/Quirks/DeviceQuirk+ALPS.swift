extension DeviceQuirk {
  static let alps = [
    DeviceQuirk(
      "ALPS touchpads on I2C", Match(bus: Bus.i2c, vendor: 0x0488),
      "fingers press harder than on other pads", .palmPressure(180)),
    DeviceQuirk(
      "ALPS touchpads of version 8",
      Match(bus: Bus.ps2, vendor: 0x0002, products: [0x0008], version: 0x0800),
      "the pad does not report its size", .size(Vector(x: 100, y: 55))),
  ]
}
