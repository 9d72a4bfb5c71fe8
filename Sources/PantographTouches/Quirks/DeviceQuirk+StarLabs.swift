extension DeviceQuirk {
  static let starLabs = [
    DeviceQuirk(
      "Touchpads of Star Labs",
      Match(name: "Touchpad", computer: ComputerPattern(maker: "StarLabs")),
      "the pad does not report that it is a clickpad", .property(.buttonPad))
  ]
}
