import Foundation

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerDate

  public struct SchedulerOptions {}

  public var now: SchedulerDate { .now }
  public var minimumTolerance: SchedulerSeconds { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerSeconds, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = now.distance(to: date).timeInterval
    guard self !== RunLoop.main else { return WindowTime.run(after: delay, action) }
    nonisolated(unsafe) let action = action
    add(
      Timer(timeInterval: Swift.max(delay, 0), repeats: false) { _ in action() }, forMode: .default)
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeated(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerDate

  public struct SchedulerOptions {}

  public var now: SchedulerDate { .now }
  public var minimumTolerance: SchedulerSeconds { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerSeconds, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = now.distance(to: date).timeInterval
    guard self !== OperationQueue.main else { return WindowTime.run(after: delay, action) }
    nonisolated(unsafe) let action = action
    DispatchQueue.global().asyncAfter(deadline: .now() + Swift.max(delay, 0)) {
      self.addOperation { action() }
    }
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeated(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}
