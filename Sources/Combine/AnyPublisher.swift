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
