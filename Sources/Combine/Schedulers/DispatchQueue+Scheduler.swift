import Dispatch
import Foundation
import UIKit

extension DispatchQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + .nanoseconds(n.magnitude))
    }

    /// A length of time in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Comparable,
      SignedNumeric, Codable, Hashable, Sendable
    {
      public var magnitude: Int

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(nanoseconds: Int) { magnitude = nanoseconds }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      public static func + (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude + b.magnitude)
      }
      public static func - (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude - b.magnitude)
      }
      public static func * (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude * b.magnitude)
      }
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      public static func *= (a: inout Stride, b: Stride) { a = a * b }

      public static func seconds(_ s: Double) -> Stride {
        let nanoseconds = (s * 1e9).rounded()
        return Stride(
          nanoseconds: Int(exactly: nanoseconds) ?? (s < 0 ? .min + 1 : s.isNaN ? 0 : .max))
      }
      public static func seconds(_ s: Int) -> Stride { .seconds(Double(s)) }
      public static func milliseconds(_ ms: Int) -> Stride { .seconds(Double(ms) / 1e3) }
      public static func microseconds(_ us: Int) -> Stride { .seconds(Double(us) / 1e6) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
  }

  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType {
    guard isMain, let seconds = WindowTime.now else { return SchedulerTimeType(.now()) }
    // A time of 0 nanoseconds would mean the present.
    return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(seconds * 1e9) + 1))
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) {
      action()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    guard isMain else {
      nonisolated(unsafe) let action = action
      return asyncAfter(deadline: date.dispatchTime) { action() }
    }
    WindowTime.run(after: Double(now.distance(to: date).magnitude) / 1e9, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeated(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }

  /// `DispatchQueue.main` is another object at each call.
  private var isMain: Bool { label == DispatchQueue.main.label }
}
