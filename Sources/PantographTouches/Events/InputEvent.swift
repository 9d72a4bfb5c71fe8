/// One event as Linux' evdev gives it: when, which axis or button, and its new value.
@frozen
public struct InputEvent: Hashable, Sendable {
  /// The kernel's stamp.
  public var time: Timestamp
  /// What kind of thing it tells.
  public var type: EventType
  /// Which key or axis it is of.
  public var code: UInt16
  /// The new value, in the device's units; of a key 1 is down, 0 up.
  public var value: Int32

  @inlinable
  public init(time: Timestamp, type: EventType, code: UInt16, value: Int32) {
    self.time = time
    self.type = type
    self.code = code
    self.value = value
  }

  /// Whether this event ends its frame. The frame's time is this event's.
  @inlinable
  public var isReport: Bool {
    type == .synchronization && code == SynchronizationCode.report
  }

  /// Whether the kernel says here that events before this one were lost.
  @inlinable
  public var isDropped: Bool {
    type == .synchronization && code == SynchronizationCode.dropped
  }

  /// The report that completes a frame.
  @inlinable
  public static func report(at time: Timestamp) -> InputEvent {
    InputEvent(time: time, type: .synchronization, code: SynchronizationCode.report, value: 0)
  }
}
