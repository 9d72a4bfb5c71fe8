/// A device's properties (`INPUT_PROP_…`).
public struct DeviceProperties: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The device moves a pointer: it is a touchpad, not a touchscreen.
  public static let pointer = DeviceProperties(rawValue: 1 << 0)
  /// The device is touched on the screen that it controls: it is a touchscreen.
  public static let direct = DeviceProperties(rawValue: 1 << 1)
  /// The surface itself is pressed: the device is a clickpad.
  public static let buttonPad = DeviceProperties(rawValue: 1 << 2)
  /// The device reports two contacts as the corners of the box around them.
  public static let semiMultitouch = DeviceProperties(rawValue: 1 << 3)
  /// The device has soft buttons along its top edge, for a pointing stick above it.
  public static let topButtonPad = DeviceProperties(rawValue: 1 << 4)
  /// The device is a pointing stick between keys.
  public static let pointingStick = DeviceProperties(rawValue: 1 << 5)
  /// The device's axes measure acceleration.
  public static let accelerometer = DeviceProperties(rawValue: 1 << 6)

  /// The property numbers in rising order.
  public var numbers: [UInt16] { (0..<32).filter { rawValue >> UInt32($0) & 1 == 1 } }
}
