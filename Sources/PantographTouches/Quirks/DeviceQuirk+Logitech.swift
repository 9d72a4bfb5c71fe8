extension DeviceQuirk {
  static let logitech = [
    DeviceQuirk(
      "Logitech Wireless Touchpad", Match(bus: Bus.usb, vendor: 0x046d, products: [0x4011]),
      "no pressure of this pad is a palm's", .palmPressure(400))
  ]
}
