/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  // `any Publisher` would ask for less code, but Swift 6.3 crashes when it writes the index of this module then.
  private let upstream: HiddenPublisher<Output, Failure>

  public init<P>(_ publisher: P)
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    upstream = (publisher as? AnyPublisher)?.upstream ?? HidingPublisher(publisher)
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    upstream.receive(subscriber)
  }

  public var description: String { "AnyPublisher" }
}

/// A publisher without its type; its subclass knows the type.
private class HiddenPublisher<Output, Failure: Error> {
  func receive<S>(_ subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    preconditionFailure("A subclass passes the subscriber on.")
  }
}

/// A publisher behind the class that hides its type.
private final class HidingPublisher<P: Publisher>: HiddenPublisher<P.Output, P.Failure> {
  private let publisher: P

  init(_ publisher: P) { self.publisher = publisher }

  override func receive<S>(_ subscriber: S)
  where S: Subscriber, S.Input == P.Output, S.Failure == P.Failure {
    publisher.receive(subscriber: subscriber)
  }
}
