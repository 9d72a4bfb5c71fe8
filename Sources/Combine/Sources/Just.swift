/// A publisher of one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Never {
    ReadyLink(subscriber).start([output], .finished)
  }
}

extension Just: Equatable where Output: Equatable {}

/// A publisher without values, which finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Wrapped, S.Failure == Never {
      ReadyLink(subscriber).start(output.map { [$0] } ?? [], .finished)
    }
  }
}

extension Result {
  /// A publisher of the value, or of the error.
  public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    public let result: Result

    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): ReadyLink(subscriber).start([value], .finished)
      case .failure(let error): ReadyLink(subscriber).start([], .failure(error))
      }
    }
  }
}

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
