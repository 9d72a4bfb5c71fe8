/// A moment on the clock of an input stream, in microseconds.
///
/// Only differences mean anything: a live device counts from boot, a recording from its start.
@frozen
public struct Timestamp: Hashable, Comparable, Sendable {
  /// The time since the clock's beginning, in whole microseconds.
  public var microseconds: Int64

  @inlinable
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Creates the moment `seconds` and `microseconds` after the clock's zero, the form in which an
  /// evdev event carries its time.
  @inlinable
  public init(seconds: Int64, microseconds: Int64) {
    self.microseconds = seconds &* 1_000_000 &+ microseconds
  }

  /// The clock's beginning.
  public static let zero = Timestamp(microseconds: 0)

  @inlinable
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.microseconds < right.microseconds
  }

  @inlinable
  public static func - (left: Timestamp, right: Timestamp) -> TimeSpan {
    TimeSpan(microseconds: left.microseconds &- right.microseconds)
  }

  @inlinable
  public static func + (left: Timestamp, right: TimeSpan) -> Timestamp {
    Timestamp(microseconds: left.microseconds &+ right.microseconds)
  }

  @inlinable
  public static func - (left: Timestamp, right: TimeSpan) -> Timestamp {
    Timestamp(microseconds: left.microseconds &- right.microseconds)
  }
}
