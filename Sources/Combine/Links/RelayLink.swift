import Foundation

/// Passes the values of one publisher after the other to a subscriber. Demand that one publisher
/// did not use is passed to the next.
final class RelayLink<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var current: SubscriptionSlot?
  private var downstream: Downstream?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Gives the subscriber this link as its subscription. Call this before `add`.
  func begin() { lock.withLock { downstream }?.receive(subscription: self) }

  /// Subscribes to a publisher, in place of the one before.
  func add<P: Publisher>(
    _ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let slot = SubscriptionSlot()
    let isOpen = lock.withLock {
      current = slot
      return downstream != nil
    }
    guard isOpen else { return }
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { [self] subscription in
          guard slot.fill(subscription) != nil else { return }
          slot.request(lock.withLock { demand })
        },
        receiveValue: { [self] in slot.isOver ? .none : pass($0) },
        receiveCompletion: { if slot.end() { end($0) } }))
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    take()?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    let slot = lock.withLock {
      demand += more
      return current
    }
    slot?.request(more)
  }

  func cancel() {
    let slot = lock.withLock { current }
    _ = take()
    slot?.cancel()
  }

  private func pass(_ value: Downstream.Input) -> Subscribers.Demand {
    let receiver = lock.withLock {
      demand -= 1
      return downstream
    }
    let more = receiver?.receive(value) ?? .none
    lock.withLock { demand += more }
    return more
  }

  private func take() -> Downstream? {
    lock.withLock {
      defer { (downstream, current) = (nil, nil) }
      return downstream
    }
  }
}
