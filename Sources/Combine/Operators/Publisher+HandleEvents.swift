extension Publisher {
  /// Calls the closures for what happens, and passes it on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Prints what happens, to standard output or to a stream.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    var stream = stream
    let start = prefix.isEmpty ? "" : prefix + ": "
    func write(_ line: String) {
      if stream == nil { Swift.print(start + line) } else { stream?.write(start + line + "\n") }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      }, receiveCancel: { write("receive cancel") },
      receiveRequest: { write("request \($0)") })
  }
}

extension Publishers {
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(WatchedLink(subscriber, self))
    }
  }
}

private final class WatchedLink<Upstream: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription, @unchecked Sendable
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private let downstream: Downstream
  private let events: Publishers.HandleEvents<Upstream>
  private let upstream = SubscriptionSlot()

  init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
    self.downstream = downstream
    self.events = events
  }

  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    if upstream.fill(subscription) != nil { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > 0 { events.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.end() else { return }
    events.receiveCompletion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    upstream.request(demand)
  }

  func cancel() {
    guard !upstream.isOver else { return }
    events.receiveCancel?()
    upstream.cancel()
  }
}
