import Combine
import Foundation

/// A scheduler whose time the test moves.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = SchedulerDate
  typealias SchedulerOptions = Never

  private var seconds: TimeInterval = 0
  private var work: [(time: TimeInterval, action: () -> Void)] = []

  var now: SchedulerDate { SchedulerDate(Date(timeIntervalSinceReferenceDate: seconds)) }
  var minimumTolerance: SchedulerSeconds { 0 }

  /// Does everything that is due until then, in order.
  func advance(to seconds: TimeInterval) {
    while let next = work.min(by: { $0.time < $1.time }), next.time <= seconds {
      work.remove(at: work.firstIndex { $0.time == next.time }!)
      self.seconds = max(next.time, self.seconds)
      next.action()
    }
    self.seconds = seconds
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(
    after date: SchedulerDate, tolerance: SchedulerSeconds, options: Never?,
    _ action: @escaping () -> Void
  ) {
    work.append((date.date.timeIntervalSinceReferenceDate, action))
  }

  func schedule(
    after date: SchedulerDate, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, tolerance: tolerance, options: options, action)
    return AnyCancellable {}
  }
}
