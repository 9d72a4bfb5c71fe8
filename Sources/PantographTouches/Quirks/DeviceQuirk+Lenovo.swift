extension DeviceQuirk {
  private static func lenovo(
    _ model: String, version: String, _ name: String, _ reason: String, _ changes: Change...
  ) -> DeviceQuirk {
    DeviceQuirk(
      "Touchpad of the Lenovo \(model)",
      Match(name: name, computer: ComputerPattern(maker: "LENOVO", version: version)), reason,
      changes)
  }

  private static func clickpad(_ model: String, version: String) -> DeviceQuirk {
    lenovo(
      model, version: version, "Elan Touchpad", "the pad does not report that it is a clickpad",
      .property(.buttonPad))
  }

  private static func palms(_ model: String, version: String) -> DeviceQuirk {
    lenovo(
      model, version: version, "SynPS/2 Synaptics TouchPad",
      "fingers press harder than on other pads", .palmPressure(150))
  }

  private static func fingers(_ model: String, version: String, _ name: String) -> DeviceQuirk {
    lenovo(model, version: version, name, "the pad reports fingers as palms", .noTools)
  }

  static let lenovo = [
    clickpad("ThinkPad T480s", version: "ThinkPadT480s"),
    clickpad("ThinkPad T490s", version: "ThinkPadT490s"),
    clickpad("ThinkPad L380 Yoga", version: "ThinkPadL380Yoga"),
    fingers("ThinkPad P14s Gen 6", version: "ThinkPadP14sGen6", "ELAN0676:00 04F3:3195 Touchpad"),
    fingers("ThinkPad X1 Carbon 6th", version: "ThinkPadX1Carbon6th", "Synaptics TM3288-011"),
    fingers("Yoga Slim 7i Carbon", version: "YogaSlim7Carbon13IAP7", " Touchpad"),
    palms("ThinkPad P50", version: "ThinkPadP50*"),
    palms("ThinkPads of the series 50", version: "ThinkPad??50*"),
    palms("ThinkPads of the series 60", version: "ThinkPad??60*"),
    palms("ThinkPad X1 Carbon 3rd", version: "ThinkPadX1Carbon3rd"),
    lenovo(
      "ThinkPad X280", version: "ThinkPadX280", "Synaptics TM3381-002",
      "sizes are in units of the pad's own", .palmSize(6)),
    lenovo(
      "Yoga 2 Pro", version: "LenovoYoga2Pro", "SynPS/2 Synaptics TouchPad",
      "fingers press harder than on other pads", .touchPressure(begins: 50, ends: 45)),
    lenovo(
      "ThinkPad E14 Gen 2", version: "ThinkPadE14Gen2", "Elan Touchpad",
      "light fingers touch, and heavy ones are no palms", .touchPressure(begins: 10, ends: 8),
      .palmPressure(300)),
  ]
}
