extension DeviceQuirk {
  private static func dell(
    _ model: String, product: String, _ name: String, version: UInt16? = nil, _ changes: Change...
  ) -> DeviceQuirk {
    DeviceQuirk(
      "Touchpad of the Dell \(model)",
      Match(
        version: version, name: name,
        computer: ComputerPattern(maker: "DellInc.", product: product)),
      "pressures are in units of the pad's own", changes)
  }

  static let dell = [
    dell(
      "Inspiron N5110", product: "InspironN5110", "AlpsPS/2 ALPS GlidePoint", version: 0x0300,
      .touchPressure(begins: 100, ends: 95)),
    dell(
      "Latitude E5510", product: "LatitudeE5510", "AlpsPS/2 ALPS GlidePoint",
      .touchPressure(begins: 100, ends: 90)),
    dell(
      "Latitude E6220", product: "LatitudeE6220", "AlpsPS/2 ALPS GlidePoint",
      .touchPressure(begins: 100, ends: 90)),
    dell(
      "XPS L322X", product: "*XPSL322X", "CyPS/2 Cypress Trackpad",
      .touchPressure(begins: 30, ends: 20), .palmPressure(254)),
    dell(
      "XPS 13 9333", product: "XPS139333", "Synaptics s3203", .touchPressure(begins: 15, ends: 10),
      .palmPressure(150)),
    dell(
      "Latitude 7480", product: "Latitude7480", "DLL07A0", .touchPressure(begins: 35, ends: 34)),
    DeviceQuirk(
      "Touchpads of the Dell Precision 7x50",
      Match(
        bus: Bus.i2c, computer: ComputerPattern(maker: "DellInc.", product: "Precision7?50")),
      "the pad has buttons of its own", .lacks(.buttonPad)),
  ]
}
