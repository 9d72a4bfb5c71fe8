extension DeviceQuirk {
  static let wacom = [
    DeviceQuirk(
      "Wacom Bamboo 2FG 6x8", Match(bus: Bus.usb, vendor: 0x056a, products: [0x00d3]),
      "the tablet reports corners of the box around two fingers", .property(.semiMultitouch)),
    DeviceQuirk(
      "Wacom Intuos Pro M (PTH660)", Match(bus: Bus.usb, vendor: 0x056a, products: [0x0357]),
      "sizes are in units of the tablet's own", .palmSize(5)),
  ]
}
