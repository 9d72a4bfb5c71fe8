/// A fact about a model that its description does not state, or states wrongly.
///
/// The numbers are those of libinput's public data about devices, in the device's own units.
public struct DeviceQuirk: Hashable, Sendable {
  /// The devices that the rule is about.
  public let devices: String
  /// The reason for the rule, in words.
  public let reason: String
  let match: Match
  let changes: [Change]

  /// The properties that a device must have; nil allows any value.
  struct Match: Hashable, Sendable {
    var bus: UInt16?
    var vendor: UInt16?
    var products: [UInt16] = []
    var version: UInt16?
    /// A part of the device's name.
    var name: String?
    /// The computer that the device is built into. A device whose computer is unknown does not match.
    var computer: ComputerPattern?
  }

  /// The effect of a rule. A later rule wins over an earlier one.
  enum Change: Hashable, Sendable {
    /// The width and height in millimetres, for a device that reports no resolution.
    case size(Vector)
    /// The units in a millimetre, for a device of at least `leastExtent` units without a
    /// resolution. Older models of the same name have other units.
    case resolution(Int32, leastExtent: Int64)
    /// The device has this property, though it does not report the property.
    case property(DeviceProperties)
    /// The device reports this property, and does not have it.
    case lacks(DeviceProperties)
    /// The device's kinds of tools are wrong: fingers are reported as palms.
    case noTools
    /// The pressures at which a touch begins and ends.
    case touchPressure(begins: Int32, ends: Int32)
    /// The sizes at which a touch begins and ends.
    case touchSize(begins: Int32, ends: Int32)
    /// The pressure from which a touch is a palm.
    case palmPressure(Int32)
    /// The size from which a touch is a palm.
    case palmSize(Int32)
    /// The pressure is the force on a pad that is pressed, and says nothing about palms and light
    /// touches.
    case force
  }

  init(_ devices: String, _ match: Match, _ reason: String, _ changes: Change...) {
    self.init(devices, match, reason, changes)
  }

  init(_ devices: String, _ match: Match, _ reason: String, _ changes: [Change]) {
    self.devices = devices
    self.match = match
    self.reason = reason
    self.changes = changes
  }
}

/// The numbers of buses (`BUS_…`).
enum Bus {
  static let usb: UInt16 = 0x03
  static let bluetooth: UInt16 = 0x05
  static let ps2: UInt16 = 0x11
  static let i2c: UInt16 = 0x18
  static let spi: UInt16 = 0x1c
}
