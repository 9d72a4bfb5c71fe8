import Foundation

/// Passes the values of several publishers to one subscriber, as they come.
final class JunctionLink<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let outlet: Outlet<Downstream>
  private let lock = NSLock()
  private var inputs: [Int: SubscriptionSlot] = [:]
  private var count = 0
  private var isOver = false

  init(_ downstream: Downstream) { outlet = Outlet(downstream) }

  func begin() { outlet.begin(self) }

  /// Reserves a place for an input, so that the link does not end before it is used.
  func reserve() -> (place: Int, slot: SubscriptionSlot) {
    let slot = SubscriptionSlot()
    return lock.withLock {
      count += 1
      inputs[count] = slot
      return (count, slot)
    }
  }

  /// Subscribes to a publisher that sends what the subscriber takes.
  func add<P: Publisher>(
    _ publisher: P, at reserved: (place: Int, slot: SubscriptionSlot),
    onFinish: @escaping () -> Void = {}
  ) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    add(publisher, at: reserved, demand: .unlimited, onFinish: onFinish) { [outlet] in
      outlet.offer($0)
      return .none
    }
  }

  /// Subscribes to a publisher whose values go to a closure. The closure returns more demand.
  func add<P: Publisher>(
    _ publisher: P, at reserved: (place: Int, slot: SubscriptionSlot),
    demand: Subscribers.Demand, onFinish: @escaping () -> Void = {},
    take: @escaping (P.Output) -> Subscribers.Demand
  ) where P.Failure == Downstream.Failure {
    let (place, slot) = reserved
    guard !lock.withLock({ isOver }) else { return }
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { slot.fill($0)?.request(demand) },
        receiveValue: { slot.isOver ? .none : take($0) },
        receiveCompletion: { [self] completion in
          guard slot.end() else { return }
          switch completion {
          case .finished:
            onFinish()
            leave(place)
          case .failure(let error):
            cancelInputs()
            outlet.fail(error)
          }
        }))
  }

  /// Asks an input for more.
  func request(_ demand: Subscribers.Demand, of place: Int) {
    lock.withLock { inputs[place] }?.request(demand)
  }

  /// Drops an input. The link finishes with its last input.
  func leave(_ place: Int) {
    let (input, isLast) = lock.withLock {
      (inputs.removeValue(forKey: place), inputs.isEmpty && !isOver)
    }
    input?.cancel()
    if isLast { outlet.finish(.finished) }
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    cancelInputs()
    outlet.cancel()
  }

  private func cancelInputs() {
    let all = lock.withLock { () -> [SubscriptionSlot] in
      defer { inputs = [:] }
      isOver = true
      return Array(inputs.values)
    }
    for input in all { input.cancel() }
  }
}
