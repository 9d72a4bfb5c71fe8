extension DeviceQuirk {
  static let google = [
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
