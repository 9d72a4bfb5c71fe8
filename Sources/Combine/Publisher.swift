/// A source of values over time, which ends at most once, with or without an error.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Begins to send values to a subscriber. Call `subscribe(_:)` instead.
  func receive<S>(subscriber: S)
  where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber, which then decides how many values it takes.
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Sends everything from this publisher to a subject, until the returned object is cancelled.
  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  /// Hides the publisher's type.
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher that begins only when `connect()` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

/// A namespace for the publishers that operators return.
public enum Publishers {}

/// A namespace for ready-made subscribers.
public enum Subscribers {}

/// A namespace for ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that never sends anything.
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A publisher whose type is hidden.
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  @usableFromInline let upstream: any Publisher<Output, Failure>

  @inlinable
  public init<P>(_ publisher: P)
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    upstream = (publisher as? AnyPublisher)?.upstream ?? publisher
  }

  @inlinable
  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    upstream.receive(subscriber: subscriber)
  }

  public var description: String { "AnyPublisher" }
}
