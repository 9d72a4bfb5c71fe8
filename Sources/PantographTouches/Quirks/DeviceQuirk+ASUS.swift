extension DeviceQuirk {
  static let asus = [
    DeviceQuirk(
      "Touchpad of the ASUS UX21E",
      Match(
        name: "ETPS/2 Elantech Touchpad",
        computer: ComputerPattern(maker: "ASUSTeKComputerInc.", product: "UX21E")),
      "fingers press harder than on other pads", .touchPressure(begins: 24, ends: 10)),
    DeviceQuirk(
      "Touchpad of the ASUS UX302LA",
      Match(
        name: "ETPS/2 Elantech Touchpad",
        computer: ComputerPattern(maker: "ASUSTeKCOMPUTERINC.", product: "UX302LA")),
      "the pressure says nothing", .force),
  ]
}
