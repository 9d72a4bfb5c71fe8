extension DeviceQuirk {
  static let hp = [
    DeviceQuirk(
      "Touchpad of the HP Chromebook 14",
      Match(
        name: "Cypress APA Trackpad",
        computer: ComputerPattern(maker: "Hewlett-Packard", product: "Falco")),
      "light fingers touch, too", .touchPressure(begins: 12, ends: 8)),
    DeviceQuirk(
      "Touchpad of the HP OmniBook Ultra Flip 14",
      Match(bus: Bus.i2c, computer: ComputerPattern(maker: "HP", board: "8CDE")),
      "pressures are in units of the pad's own", .touchPressure(begins: 15, ends: 5),
      .palmPressure(125)),
    DeviceQuirk(
      "Touchpad of the HP Spectre x360 15-bl1xx",
      Match(
        name: "SynPS/2 Synaptics TouchPad",
        computer: ComputerPattern(maker: "HP", product: "HPSpectrex360Convertible15-bl1XX")),
      "pressures are in units of the pad's own", .touchPressure(begins: 55, ends: 40),
      .palmPressure(100)),
    DeviceQuirk(
      "Touchpad of the HP Spectre x360 15-ch0xx",
      Match(
        name: "SynPS/2 Synaptics TouchPad",
        computer: ComputerPattern(maker: "HP", product: "HPSpectrex360Convertible15-ch0xx")),
      "palms press less hard than on other pads", .palmPressure(100)),
  ]
}
