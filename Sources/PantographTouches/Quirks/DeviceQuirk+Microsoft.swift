extension DeviceQuirk {
  static let microsoft = [
    DeviceQuirk(
      "Surface Laptop Studio", Match(vendor: 0x045e, products: [0x09af]),
      "the pressure has another range", .touchPressure(begins: 25, ends: 10), .palmPressure(500))
  ]
}
