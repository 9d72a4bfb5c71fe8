import PantographTouches

/// A device that is plugged in, as far as we may know it.
public struct ListedDevice: Hashable, Sendable {
  /// The path of the device: `/dev/input/event7`.
  public var node: String
  /// Without axes' ranges where we may not open it.
  public var device: DeviceDescription
  /// Why it cannot be opened; nil when it can.
  public var obstacle: EvdevError?

  package init(node: String, device: DeviceDescription, obstacle: EvdevError? = nil) {
    self.node = node
    self.device = device
    self.obstacle = obstacle
  }

  /// The sort of surface that it is.
  public var kind: DeviceKind { DeviceKind(device) }
  /// Whether fingers touch it: a touchpad or a touchscreen, and no keyboard.
  public var isTouch: Bool { kind != .other && !RecordableCodes.isKeyboard(device) }
  /// How many contacts it tells apart; nil where it has no slots.
  public var slotCount: Int? { device.slotCount }
  /// Nil when the ranges are unknown.
  public var geometry: SurfaceGeometry? {
    device.axes.isEmpty ? nil : SurfaceGeometry(device)
  }
}
