extension DeviceQuirk {
  static let graviton = [
    DeviceQuirk(
      "Touchpads of the Graviton N15i",
      Match(
        name: "0911:5288 Touchpad",
        computer: ComputerPattern(maker: "3LogicGroup", product: "GravitonN15i*")),
      "the pad has buttons of its own", .lacks(.buttonPad)),
    DeviceQuirk(
      "Touchpad of the ICL Si16",
      Match(
        name: "0911:5288 Touchpad", computer: ComputerPattern(maker: "ICL", board: "Si16")),
      "the pad has buttons of its own", .lacks(.buttonPad)),
  ]
}
