import Foundation

/// Sends values that an observation reports, if the subscriber takes them.
final class ObservingLink<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let outlet: Outlet<Downstream>
  private let lock = NSLock()
  private var end: (() -> Void)?
  /// A value that the subscriber receives as soon as it asks for one.
  private var first: (() -> Downstream.Input?)?

  init(_ downstream: Downstream) { outlet = Outlet(downstream) }

  /// Begins; `end` ends the observation.
  func begin(first: (() -> Downstream.Input?)? = nil, end: @escaping () -> Void) {
    lock.withLock { (self.first, self.end) = (first, end) }
    outlet.begin(self)
  }

  func send(_ value: Downstream.Input) { outlet.offerIfWanted(value) }

  func request(_ demand: Subscribers.Demand) {
    let first = lock.withLock { () -> (() -> Downstream.Input?)? in
      defer { self.first = nil }
      return self.first
    }
    if let value = first?() { outlet.offer(value) }
    outlet.request(demand)
  }

  func cancel() {
    let end = lock.withLock { () -> (() -> Void)? in
      defer { (self.end, first) = (nil, nil) }
      return self.end
    }
    outlet.cancel()
    end?()
  }
}
