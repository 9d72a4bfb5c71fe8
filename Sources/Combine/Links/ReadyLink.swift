/// Sends values that exist already, and then an end.
final class ReadyLink<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let outlet: Outlet<Downstream>

  init(_ downstream: Downstream) { outlet = Outlet(downstream) }

  func start(
    _ values: [Downstream.Input], _ completion: Subscribers.Completion<Downstream.Failure>
  ) {
    // The values wait until the subscriber asks for them.
    for value in values { outlet.offer(value) }
    if !values.isEmpty { outlet.finish(completion) }
    outlet.begin(self)
    outlet.finish(completion)
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }
  func cancel() { outlet.cancel() }
}
