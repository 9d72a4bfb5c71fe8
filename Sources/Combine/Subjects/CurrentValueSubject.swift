import Foundation

/// A subject with a value, which each new subscriber receives first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  /// The current value. Setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber) { [self] in value }
  }

  public func send(_ input: Output) {
    guard !audience.isOver else { return }
    lock.withLock { current = input }
    audience.send(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  public func send(subscription: any Subscription) { audience.keep(subscription) }
}
