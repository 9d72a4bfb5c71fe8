extension DeviceQuirk {
  static let gpd = [
    DeviceQuirk(
      "Touchpad of the GPD MicroPC 2",
      Match(
        name: "ALPS0001:00 36B6:C001 Touchpad",
        computer: ComputerPattern(maker: "GPD", product: "G1688-08")),
      "the pad has buttons of its own", .lacks(.buttonPad))
  ]
}
