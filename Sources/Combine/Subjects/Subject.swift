/// A publisher that is sent values from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// A subject that passes values to those who subscribe at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber)
  }

  public func send(_ input: Output) { audience.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  public func send(subscription: any Subscription) { audience.keep(subscription) }
}
