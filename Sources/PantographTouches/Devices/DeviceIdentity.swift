/// The numbers that identify a device: its bus, vendor, product and version.
public struct DeviceIdentity: Hashable, Sendable {
  /// The kind of the device's connection: `BUS_USB` is 3, `BUS_I2C` 24.
  public var bus: UInt16
  /// The number of the device's vendor.
  public var vendor: UInt16
  /// The vendor's number for the product.
  public var product: UInt16
  /// The product's version.
  public var version: UInt16

  public init(bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0, version: UInt16 = 0) {
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.version = version
  }
}
