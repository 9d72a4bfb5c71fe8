import Foundation

/// A publisher of one value that a closure provides, at once or later. The closure runs when the
/// future is made.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    let link = FutureLink(subscriber)
    link.begin()
    if let result = resultOrLater({ link.send($0) }) { link.send(result) }
  }

  /// Returns the result; without one, calls the closure later.
  private func resultOrLater(
    _ send: @escaping (Result<Output, Failure>) -> Void
  ) -> Result<Output, Failure>? {
    lock.lock()
    defer { lock.unlock() }
    if result == nil { waiting.append(send) }
    return result
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [(Result<Output, Failure>) -> Void] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for send in waiting { send(result) }
  }
}

private final class FutureLink<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let outlet: Outlet<Downstream>

  init(_ downstream: Downstream) { outlet = Outlet(downstream) }

  func begin() { outlet.begin(self) }

  func send(_ result: Result<Downstream.Input, Downstream.Failure>) {
    switch result {
    case .success(let value):
      outlet.offer(value)
      outlet.finish(.finished)
    case .failure(let error): outlet.finish(.failure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }
  func cancel() { outlet.cancel() }
}
