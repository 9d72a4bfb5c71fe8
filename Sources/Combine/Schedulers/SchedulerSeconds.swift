import Foundation

/// A length of time that run loops and operation queues count in seconds.
public struct SchedulerSeconds: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral,
  Comparable, SignedNumeric, Codable, Hashable, Sendable
{
  public var timeInterval: TimeInterval

  public var magnitude: TimeInterval { timeInterval }

  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  public init(integerLiteral value: TimeInterval) { timeInterval = value }
  public init(floatLiteral value: TimeInterval) { timeInterval = value }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    timeInterval = value
  }

  public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
  public static func + (left: Self, right: Self) -> Self {
    Self(left.timeInterval + right.timeInterval)
  }
  public static func - (left: Self, right: Self) -> Self {
    Self(left.timeInterval - right.timeInterval)
  }
  public static func * (left: Self, right: Self) -> Self {
    Self(left.timeInterval * right.timeInterval)
  }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func *= (left: inout Self, right: Self) { left = left * right }

  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}

/// A date of a run loop or of an operation queue.
public struct SchedulerDate: Strideable, Codable, Hashable, Sendable {
  public typealias Stride = SchedulerSeconds

  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: SchedulerDate) -> SchedulerSeconds {
    SchedulerSeconds(other.date.timeIntervalSince(date))
  }

  public func advanced(by value: SchedulerSeconds) -> SchedulerDate {
    SchedulerDate(date + value.timeInterval)
  }

  /// The date now: of a running application, its window's time after the reference date.
  static var now: SchedulerDate {
    SchedulerDate(WindowTime.now.map { Date(timeIntervalSinceReferenceDate: $0) } ?? Date())
  }
}
