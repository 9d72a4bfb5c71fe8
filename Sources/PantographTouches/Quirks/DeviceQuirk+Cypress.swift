extension DeviceQuirk {
  static let cypress = [
    DeviceQuirk(
      "Cypress touchpads (cyapa)", Match(name: "Cypress APA Trackpad"), "light fingers touch, too",
      .touchPressure(begins: 10, ends: 8)),
    DeviceQuirk(
      "Cypress touchpads on PS/2", Match(name: "CyPS/2 Cypress Trackpad"),
      "light fingers touch, and heavy ones are no palms", .touchPressure(begins: 10, ends: 8),
      .palmPressure(254)),
  ]
}
