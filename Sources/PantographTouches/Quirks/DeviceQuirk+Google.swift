extension DeviceQuirk {
  private static func chromebook(
    _ model: String, _ name: String, product: String, begins: Int32, ends: Int32,
    _ changes: Change...
  ) -> DeviceQuirk {
    DeviceQuirk(
      "Chromebook \(model)", Match(name: name, computer: ComputerPattern(product: product)),
      "light fingers touch, too", [.touchPressure(begins: begins, ends: ends)] + changes)
  }

  /// No pressure is a palm's.
  private static let noPalms = Change.palmPressure(.max)

  static let google = [
    chromebook(
      "Redrix", "04F3:323B Touchpad", product: "*Redrix*", begins: 0, ends: -2, noPalms),
    chromebook("Vell", "ELAN2703", product: "*Vell*", begins: 1, ends: 0, noPalms),
    chromebook("Banshee", "093A:0274 Touchpad", product: "*Banshee*", begins: 0, ends: -2, noPalms),
    chromebook("Cret", "27C6:0D55 Touchpad", product: "*Cret*", begins: 6, ends: 4),
    chromebook("Roric", "093A:3307 Touchpad", product: "Roric*", begins: 20, ends: 10),
    chromebook("Rull", "093A:3307 Touchpad", product: "Rull*", begins: 20, ends: 10),
    DeviceQuirk(
      "Pixelbook", Match(name: "18D1:5028"), "light fingers touch, too",
      .touchPressure(begins: 6, ends: 4)),
    DeviceQuirk(
      "Pixelbook Go", Match(name: "04F3:30C5"), "light fingers touch, too",
      .touchPressure(begins: 6, ends: 4)),
    DeviceQuirk(
      "Chromebook Drobit", Match(name: "04F3:31C6"), "light fingers touch, too",
      .touchPressure(begins: 6, ends: 4)),
    DeviceQuirk(
      "Keyboards with a touchpad (Hammer)",
      Match(bus: Bus.usb, vendor: 0x18d1, name: "Google Inc. Hammer"), "light fingers touch, too",
      .touchPressure(begins: 20, ends: 10)),
  ]
}
