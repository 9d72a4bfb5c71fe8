import Foundation

/// Makes values of the values of several publishers: of their latest ones, or of the first of each,
/// the second of each and so on.
final class AssemblyLink<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  enum Rule {
    case latest
    case pairs
  }

  private let outlet: Outlet<Downstream>
  private let rule: Rule
  private let make: ([Any]) -> Downstream.Input
  private let lock = NSLock()
  private var values: [[Any]]
  private var isFinished: [Bool]
  private var inputs: [SubscriptionSlot]

  init(
    _ downstream: Downstream, count: Int, rule: Rule, make: @escaping ([Any]) -> Downstream.Input
  ) {
    outlet = Outlet(downstream)
    self.rule = rule
    self.make = make
    values = Array(repeating: [], count: count)
    isFinished = Array(repeating: false, count: count)
    inputs = (0..<count).map { _ in SubscriptionSlot() }
  }

  func begin() { outlet.begin(self) }

  func add<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Downstream.Failure {
    let slot = inputs[index]
    guard !slot.isOver else { return }
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { slot.fill($0)?.request(.unlimited) },
        receiveValue: { [self] value in
          if !slot.isOver { take(value, at: index) }
          return .none
        },
        receiveCompletion: { [self] completion in
          if slot.end() { end(completion, at: index) }
        }))
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    for input in inputs { input.cancel() }
    outlet.cancel()
  }

  private func take(_ value: Any, at index: Int) {
    let parts = lock.withLock { () -> [Any]? in
      switch rule {
      case .latest: values[index] = [value]
      case .pairs: values[index].append(value)
      }
      guard values.allSatisfy({ !$0.isEmpty }) else { return nil }
      let parts = values.map { $0[0] }
      if rule == .pairs { for place in values.indices { values[place].removeFirst() } }
      return parts
    }
    guard let parts else { return }
    switch rule {
    case .latest: outlet.offerIfWanted(make(parts))
    case .pairs: outlet.offer(make(parts))
    }
    finishIfNothingCanCome()
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    switch completion {
    case .finished:
      lock.withLock { isFinished[index] = true }
      finishIfNothingCanCome()
    case .failure(let error):
      for input in inputs { input.cancel() }
      outlet.fail(error)
    }
  }

  private func finishIfNothingCanCome() {
    let isOver = lock.withLock {
      switch rule {
      case .latest: !isFinished.contains(false)
      case .pairs: zip(isFinished, values).contains { $0 && $1.isEmpty }
      }
    }
    guard isOver else { return }
    for input in inputs { input.cancel() }
    outlet.finish(.finished)
  }
}
