/// One evdev event of Linux: its time, its key or axis, and the new value.
@frozen
public struct InputEvent: Hashable, Sendable {
  /// The time when the kernel recorded the event.
  public var time: Timestamp
  /// The kind of event.
  public var type: EventType
  /// The key or axis that changed.
  public var code: UInt16
  /// The new value, in device units; for a key 1 is down and 0 is up.
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

  /// Whether this event means that the kernel lost events before it.
  @inlinable
  public var isDropped: Bool {
    type == .synchronization && code == SynchronizationCode.dropped
  }

  /// Returns a report, the event that completes a frame.
  @inlinable
  public static func report(at time: Timestamp) -> InputEvent {
    InputEvent(time: time, type: .synchronization, code: SynchronizationCode.report, value: 0)
  }
}
