extension DeviceQuirk {
  static let huawei = [
    DeviceQuirk(
      "Touchpad of the Huawei MateBook X Pro of 2024",
      Match(
        name: "GXTP7863:00 27C6:01E0 Touchpad",
        computer: ComputerPattern(maker: "HUAWEI", product: "VGHH-XX")),
      "the pressure is a force", .force)
  ]
}
