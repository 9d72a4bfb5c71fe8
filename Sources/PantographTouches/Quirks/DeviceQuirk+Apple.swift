extension DeviceQuirk {
  private static let internalChanges: [Change] = [
    .size(Vector(x: 104, y: 75)), .touchSize(begins: 150, ends: 130), .palmSize(1600),
  ]

  static let apple = [
    DeviceQuirk(
      "Apple's touchpads on USB", Match(bus: Bus.usb, vendor: 0x05ac),
      "sizes are in units of the pad's own", internalChanges),
    DeviceQuirk(
      "Apple's touchpads on SPI", Match(bus: Bus.spi, vendor: 0x05ac),
      "sizes are in units of the pad's own", internalChanges),
    DeviceQuirk(
      "Apple's touchpads on Bluetooth", Match(bus: Bus.bluetooth, vendor: 0x05ac),
      "sizes are in units of the pad's own", .touchSize(begins: 150, ends: 130)),
    DeviceQuirk(
      "Apple's touchpads on Bluetooth, with the vendor's new number",
      Match(bus: Bus.bluetooth, vendor: 0x004c), "sizes are in units of the pad's own",
      .touchSize(begins: 150, ends: 130)),
    DeviceQuirk(
      "Apple's touchpads on MTP", Match(vendor: 0x05ac, name: "MTP"),
      "sizes are in units of the pad's own", internalChanges),
    DeviceQuirk(
      "Apple's touchpads of the driver applespi", Match(bus: Bus.spi, vendor: 0x06cb),
      "sizes are in units of the pad's own", internalChanges),
    DeviceQuirk(
      "Touchpad of the MacBook Pro 5,5", Match(bus: Bus.usb, vendor: 0x05ac, products: [0x0237]),
      "its palms are smaller", .palmSize(1000)),
    DeviceQuirk(
      "Magic Trackpad", Match(bus: Bus.bluetooth, vendor: 0x05ac, products: [0x030e]),
      "the trackpad itself leaves out light touches", .size(Vector(x: 130, y: 110)),
      .touchSize(begins: 20, ends: 10), .palmSize(900)),
    DeviceQuirk(
      "Magic Trackpad 2", Match(vendor: 0x05ac, products: [0x0265]),
      "the trackpad itself leaves out light touches", .size(Vector(x: 162, y: 115)),
      .touchSize(begins: 20, ends: 10), .palmSize(900), .palmPressure(190)),
    DeviceQuirk(
      "Magic Trackpad 2 on Bluetooth", Match(vendor: 0x004c, products: [0x0265]),
      "the trackpad itself leaves out light touches", .size(Vector(x: 162, y: 115)),
      .touchSize(begins: 20, ends: 10), .palmSize(900), .palmPressure(190)),
    DeviceQuirk(
      "Magic Trackpad of 2024", Match(products: [0x0324], name: "Trackpad"),
      "the trackpad itself leaves out light touches", .size(Vector(x: 162, y: 115)),
      .touchSize(begins: 20, ends: 10), .palmSize(900),
      .touchPressure(begins: 3, ends: 0)),
  ]
}
