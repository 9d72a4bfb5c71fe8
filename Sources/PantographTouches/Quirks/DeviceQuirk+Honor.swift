extension DeviceQuirk {
  static let honor = [
    DeviceQuirk(
      "Touchpad of the HONOR MagicBook Art 14",
      Match(name: "TOPS0102", computer: ComputerPattern(maker: "HONOR", product: "MRA-XXX")),
      "the pressure is a force", .force)
  ]
}
