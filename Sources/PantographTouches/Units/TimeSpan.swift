/// The time between two moments, in microseconds; negative when time went backwards.
@frozen
public struct TimeSpan: Hashable, Comparable, Sendable {
  /// The span in whole microseconds.
  public var microseconds: Int64

  @inlinable
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Returns a span of this many microseconds.
  @inlinable
  public static func microseconds(_ value: Int64) -> TimeSpan {
    TimeSpan(microseconds: value)
  }

  /// Returns a span of this many milliseconds.
  @inlinable
  public static func milliseconds(_ value: Int64) -> TimeSpan {
    TimeSpan(microseconds: value &* 1000)
  }

  /// Returns a span rounded to whole microseconds. NaN becomes zero; values out of range become the
  /// largest or smallest span.
  @inlinable
  public static func seconds(_ value: Double) -> TimeSpan {
    let microseconds = (value * 1_000_000).rounded()
    if microseconds.isNaN { return .zero }
    return TimeSpan(
      microseconds: Int64(exactly: microseconds) ?? (microseconds < 0 ? .min : .max))
  }

  /// A span of zero.
  public static let zero = TimeSpan(microseconds: 0)

  /// The span in seconds.
  @inlinable
  public var seconds: Double { Double(microseconds) / 1_000_000 }

  @inlinable
  public static func < (left: TimeSpan, right: TimeSpan) -> Bool {
    left.microseconds < right.microseconds
  }

  @inlinable
  public static func + (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    TimeSpan(microseconds: left.microseconds &+ right.microseconds)
  }

  @inlinable
  public static func - (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    TimeSpan(microseconds: left.microseconds &- right.microseconds)
  }
}
