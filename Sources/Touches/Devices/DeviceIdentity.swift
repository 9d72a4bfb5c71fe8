/// The numbers a device goes by: its bus, and its maker's names for it.
public struct DeviceIdentity: Hashable, Sendable {
  public var bus: UInt16
  public var vendor: UInt16
  public var product: UInt16
  public var version: UInt16

  public init(bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0, version: UInt16 = 0) {
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.version = version
  }
}
