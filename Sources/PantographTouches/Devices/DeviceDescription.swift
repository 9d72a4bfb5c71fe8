/// Everything a device says of itself; enough to make it anew.
public struct DeviceDescription: Hashable, Sendable {
  /// The name that the kernel gives it.
  public var name: String
  /// Its bus, vendor, product and version.
  public var identity: DeviceIdentity
  /// How it is built.
  public var properties: DeviceProperties
  /// The codes that each event type can send. A type without codes may stand here with none.
  public var codes: [EventType: CodeSet]
  /// The axes by their code; only codes that `codes[.absolute]` holds are sent.
  public var axes: [UInt16: AbsoluteAxis]

  public init(
    name: String, identity: DeviceIdentity = DeviceIdentity(), properties: DeviceProperties = [],
    codes: [EventType: CodeSet] = [:], axes: [UInt16: AbsoluteAxis] = [:]
  ) {
    self.name = name
    self.identity = identity
    self.properties = properties
    self.codes = codes
    self.axes = axes
  }

  /// Whether it can send events of this type and code.
  public func sends(_ type: EventType, _ code: UInt16) -> Bool {
    codes[type]?.contains(code) ?? false
  }

  /// How many contacts the device can tell apart at once; nil when it has no slots.
  public var slotCount: Int? {
    guard sends(.absolute, AbsoluteCode.multitouchSlot),
      let axis = axes[AbsoluteCode.multitouchSlot]
    else { return nil }
    return Int(axis.maximum) + 1
  }
}
