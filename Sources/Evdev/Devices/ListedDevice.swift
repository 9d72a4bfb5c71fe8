import Touches

/// A device that is plugged in, as far as we may know it.
public struct ListedDevice: Hashable, Sendable {
  public var node: String
  /// Without axes' ranges where we may not open it.
  public var device: DeviceDescription
  /// Why it cannot be opened; nil when it can.
  public var obstacle: EvdevError?

  public var kind: DeviceKind { DeviceKind(device) }
  public var isTouch: Bool { kind != .other && !RecordableCodes.isKeyboard(device) }
  public var slotCount: Int? { device.slotCount }
  /// Nil when the ranges are unknown.
  public var geometry: SurfaceGeometry? {
    device.axes.isEmpty ? nil : SurfaceGeometry(device)
  }
}
