extension DeviceQuirk {
  // The extent is that of models whose units are known; those with fewer units are older.
  static let elantech = [
    DeviceQuirk(
      "Elantech touchpads", Match(name: "Elantech Touchpad"), "light fingers touch, too",
      .touchPressure(begins: 10, ends: 8), .resolution(31, leastExtent: 2000)),
    DeviceQuirk(
      "ELAN touchpads", Match(name: "Elan Touchpad"), "light fingers touch, too",
      .touchPressure(begins: 10, ends: 8), .resolution(31, leastExtent: 2000)),
    DeviceQuirk(
      "Elantech pads that measure force",
      Match(bus: Bus.i2c, vendor: 0x04f3, products: [0x3355]), "the pressure is a force", .force),
  ]
}
