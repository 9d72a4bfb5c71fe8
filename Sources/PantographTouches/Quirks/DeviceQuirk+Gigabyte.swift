extension DeviceQuirk {
  static let gigabyte = [
    DeviceQuirk(
      "Touchpad of the Gigabyte Aero 15",
      Match(
        name: "ETPS/2 Elantech Touchpad",
        computer: ComputerPattern(maker: "GIGABYTE", product: "AERO15-XA")),
      "sizes are in units of the pad's own", .palmSize(800))
  ]
}
