import Foundation

/// Decides later, in work of a scheduler, which values it sends.
final class PendingLink<Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
  @unchecked Sendable
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure
  typealias Stride = Context.SchedulerTimeType.Stride

  enum Rule {
    /// Sends a value when no other came for the interval.
    case debounce
    /// Sends at most one value in the interval.
    case throttle(latest: Bool)
    /// Sends every value, and ends when none came for the interval.
    case timeout(Subscribers.Completion<Failure>)
  }

  private let outlet: Outlet<Downstream>
  private let upstream = SubscriptionSlot()
  private let rule: Rule
  private let interval: Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let lock = NSLock()
  private var pending: Input?
  private var ending: Subscribers.Completion<Failure>?
  private var generation = 0
  /// The time before which a throttle sends nothing more.
  private var closedUntil: Context.SchedulerTimeType?
  private var isScheduled = false

  init(
    _ downstream: Downstream, rule: Rule, interval: Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    outlet = Outlet(downstream)
    self.rule = rule
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
  }

  func receive(subscription: any Subscription) {
    guard upstream.fill(subscription) != nil else { return }
    outlet.begin(self)
    upstream.request(.unlimited)
    if case .timeout = rule { wait() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !upstream.isOver else { return .none }
    switch rule {
    case .debounce:
      lock.withLock { pending = input }
      wait()
    case .throttle(let latest): throttle(input, latest)
    case .timeout:
      outlet.offer(input)
      wait()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.end() else { return }
    let isLater = lock.withLock {
      generation += 1
      if isScheduled { ending = completion }
      return isScheduled
    }
    guard !isLater else { return }
    scheduler.schedule(options: options) { [outlet] in outlet.finish(completion) }
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    lock.withLock { generation += 1 }
    upstream.cancel()
    outlet.cancel()
  }

  /// Waits for the interval; each call begins again.
  private func wait() {
    let mine = lock.withLock { () -> Int in
      generation += 1
      return generation
    }
    schedule(after: scheduler.now.advanced(by: interval)) { [self] in
      let value = lock.withLock { () -> (isDue: Bool, value: Input?) in
        guard generation == mine else { return (false, nil) }
        defer { pending = nil }
        return (true, pending)
      }
      guard value.isDue else { return }
      if let value = value.value { outlet.offerIfWanted(value) }
      if case .timeout(let completion) = rule {
        upstream.cancel()
        outlet.finish(completion)
      }
    }
  }

  private func throttle(_ input: Input, _ latest: Bool) {
    let now = scheduler.now
    let step = lock.withLock { () -> Throttling in
      if isScheduled {
        if latest || pending == nil { pending = input }
        return .hold
      }
      if let closedUntil, now < closedUntil {
        (pending, isScheduled) = (input, true)
        return .wait(until: closedUntil)
      }
      closedUntil = now.advanced(by: interval)
      return .send
    }
    switch step {
    case .hold: return
    case .send: scheduler.schedule(options: options) { [outlet] in outlet.offerIfWanted(input) }
    case .wait(let time):
      schedule(after: time) { [self] in
        let (value, ending) = lock.withLock { () -> (Input?, Subscribers.Completion<Failure>?) in
          defer { (pending, isScheduled) = (nil, false) }
          closedUntil = scheduler.now.advanced(by: interval)
          return (pending, self.ending)
        }
        if let value { outlet.offerIfWanted(value) }
        if let ending { outlet.finish(ending) }
      }
    }
  }

  private enum Throttling {
    case send
    case hold
    case wait(until: Context.SchedulerTimeType)
  }

  private func schedule(after time: Context.SchedulerTimeType, _ action: @escaping () -> Void) {
    scheduler.schedule(
      after: time, tolerance: scheduler.minimumTolerance, options: options, action)
  }
}
