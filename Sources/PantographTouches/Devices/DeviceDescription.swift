/// Everything that a device reports about itself; enough to create an identical virtual device.
public struct DeviceDescription: Hashable, Sendable {
  /// The device's name according to the kernel.
  public var name: String
  /// The device's bus, vendor, product and version.
  public var identity: DeviceIdentity
  /// The properties of the device's build, such as a clickpad's.
  public var properties: DeviceProperties
  /// The codes that each event type can send. A type may be present with an empty set.
  public var codes: [EventType: CodeSet]
  /// The axes by code. The device sends only those whose codes are in `codes[.absolute]`.
  public var axes: [UInt16: AbsoluteAxis]
  /// The computer with the device, as its firmware describes it: the DMI modalias, `dmi:…`. Nil if
  /// unknown.
  public var computer: String?

  public init(
    name: String, identity: DeviceIdentity = DeviceIdentity(), properties: DeviceProperties = [],
    codes: [EventType: CodeSet] = [:], axes: [UInt16: AbsoluteAxis] = [:],
    computer: String? = nil
  ) {
    self.name = name
    self.identity = identity
    self.properties = properties
    self.codes = codes
    self.axes = axes
    self.computer = computer
  }

  /// Whether the device can send events of this type and code.
  public func sends(_ type: EventType, _ code: UInt16) -> Bool {
    codes[type]?.contains(code) ?? false
  }

  /// The number of contacts the device can track at once; nil if it has no slots.
  public var slotCount: Int? {
    guard sends(.absolute, AbsoluteCode.multitouchSlot),
      let axis = axes[AbsoluteCode.multitouchSlot]
    else { return nil }
    return Int(axis.maximum) + 1
  }
}

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
