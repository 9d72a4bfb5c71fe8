import Foundation

/// Delivers values to one subscriber, never more than it asked for. Values beyond that wait.
///
/// A value that is sent while the subscriber takes another one is delivered at once, inside.
final class Outlet<Downstream: Subscriber>: @unchecked Sendable {
  typealias Value = Downstream.Input
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: [Value] = []
  private var ending: Completion?
  private var isDelivering = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  func begin(_ subscription: any Subscription) {
    lock.withLock { downstream }?.receive(subscription: subscription)
  }

  /// Delivers the value, now or when the subscriber asks for it. Returns the demand that the
  /// subscriber added.
  @discardableResult
  func offer(_ value: Value) -> Subscribers.Demand {
    lock.lock()
    guard let downstream, ending == nil else {
      lock.unlock()
      return .none
    }
    guard waiting.isEmpty, demand > 0 else {
      waiting.append(value)
      lock.unlock()
      return .none
    }
    return deliver(value, to: downstream)
  }

  /// Delivers the value if the subscriber takes one now; otherwise drops the value. Returns
  /// whether the value was delivered.
  @discardableResult
  func offerIfWanted(_ value: Value) -> Bool {
    lock.lock()
    guard let downstream, ending == nil, waiting.isEmpty, demand > 0 else {
      lock.unlock()
      return false
    }
    _ = deliver(value, to: downstream)
    return true
  }

  /// Ends after the values that wait.
  func finish(_ completion: Completion) {
    lock.lock()
    guard let downstream, ending == nil else { return lock.unlock() }
    guard waiting.isEmpty else {
      ending = completion
      return lock.unlock()
    }
    self.downstream = nil
    lock.unlock()
    downstream.receive(completion: completion)
  }

  /// Ends at once: values that wait are dropped.
  func fail(_ error: Downstream.Failure) {
    lock.withLock { waiting = [] }
    finish(.failure(error))
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    guard !isDelivering else { return lock.unlock() }
    isDelivering = true
    while let downstream, demand > 0, let value = waiting.first {
      waiting.removeFirst()
      _ = deliver(value, to: downstream)
      lock.lock()
    }
    isDelivering = false
    guard waiting.isEmpty, let ending, let downstream else { return lock.unlock() }
    self.downstream = nil
    lock.unlock()
    downstream.receive(completion: ending)
  }

  func cancel() {
    let gone = lock.withLock { () -> (Downstream?, [Value]) in
      defer { (downstream, waiting) = (nil, []) }
      return (downstream, waiting)
    }
    withExtendedLifetime(gone) {}
  }

  /// Delivers one value. Expects the lock to be taken, and gives it back.
  private func deliver(_ value: Value, to downstream: Downstream) -> Subscribers.Demand {
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    if more > 0 { request(more) }
    return more
  }
}
