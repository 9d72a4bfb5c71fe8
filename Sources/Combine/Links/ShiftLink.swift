/// Passes everything on in work of a scheduler, in the same order.
final class ShiftLink<Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let upstream = SubscriptionSlot()
  private let delivery = SubscriptionSlot()
  private let shift: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, _ shift: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.shift = shift
  }

  func receive(subscription: any Subscription) {
    if upstream.fill(subscription) != nil { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    shift { [self] in
      guard !delivery.isOver else { return }
      upstream.request(downstream.receive(input))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    shift { [self] in
      guard delivery.end() else { return }
      _ = upstream.end()
      downstream.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func cancel() {
    delivery.cancel()
    upstream.cancel()
  }
}
