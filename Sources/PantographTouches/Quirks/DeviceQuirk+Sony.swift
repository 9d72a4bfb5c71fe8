extension DeviceQuirk {
  static let sony = [
    DeviceQuirk(
      "Touchpads of the Sony Vaio VPCEG",
      Match(
        name: "SynPS/2 Synaptics TouchPad",
        computer: ComputerPattern(maker: "SonyCorporation", product: "VPCEG*")),
      "fingers press harder than on other pads", .touchPressure(begins: 45, ends: 40))
  ]
}
