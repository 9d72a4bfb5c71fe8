import PantographTouches

/// A device that is plugged in, described as far as this process may read it.
public struct ListedDevice: Hashable, Sendable {
  /// The path of the device: `/dev/input/event7`.
  public var node: String
  /// The device's description. It has no axis ranges if this process may not open the device.
  public var device: DeviceDescription
  /// The reason why the device cannot be opened; nil if it can.
  public var obstacle: EvdevError?
  /// The users and groups that may read the device; nil if that is unknown.
  public var readers: DeviceReaders?

  package init(
    node: String, device: DeviceDescription, obstacle: EvdevError? = nil,
    readers: DeviceReaders? = nil
  ) {
    self.node = node
    self.device = device
    self.obstacle = obstacle
    self.readers = readers
  }

  /// The kind of surface, such as a touchpad or a touchscreen.
  public var kind: DeviceKind { DeviceKind(device) }
  /// Whether fingers touch the device: it is a touchpad, touchscreen or touch tablet and has no
  /// letter keys.
  public var isTouch: Bool { kind != .other && !RecordableCodes.isKeyboard(device) }
  /// The number of contacts that the device can report at once; nil if it has no slots.
  public var slotCount: Int? { device.slotCount }
  /// The surface's size and resolution; nil if the axis ranges are unknown.
  public var geometry: SurfaceGeometry? {
    device.axes.isEmpty ? nil : SurfaceGeometry(device)
  }
}
