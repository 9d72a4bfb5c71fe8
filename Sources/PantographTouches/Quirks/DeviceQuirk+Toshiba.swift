extension DeviceQuirk {
  static let toshiba = [
    DeviceQuirk(
      "Touchpad of the Toshiba Satellite L855",
      Match(
        name: "SynPS/2 Synaptics TouchPad",
        computer: ComputerPattern(maker: "TOSHIBA", product: "SATELLITEL855")),
      "fingers press harder than on other pads", .touchPressure(begins: 45, ends: 44))
  ]
}
