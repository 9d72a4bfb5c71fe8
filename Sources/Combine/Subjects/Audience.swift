import Foundation

/// The subscribers of a subject.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var seats: [Seat<Output, Failure>] = []
  private var ending: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  /// Adds a subscriber. One that comes after the end receives only the end.
  func admit<S: Subscriber>(_ subscriber: S, first: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let seat = SubjectLink(subscriber, self)
    if let ending = lock.withLock({ ending }) {
      seat.begin()
      return seat.end(ending)
    }
    lock.withLock { seats.append(seat) }
    if let first { seat.owe(first) }
    seat.begin()
  }

  func send(_ value: Output) {
    for seat in lock.withLock({ ending == nil ? seats : [] }) { seat.take(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let all = lock.withLock { () -> [Seat<Output, Failure>] in
      guard ending == nil else { return [] }
      ending = completion
      defer { (seats, upstreams) = ([], []) }
      return seats
    }
    for seat in all { seat.end(completion) }
  }

  func keep(_ subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  func dismiss(_ seat: Seat<Output, Failure>) {
    let gone = lock.withLock { () -> Seat<Output, Failure>? in
      seats.firstIndex { $0 === seat }.map { seats.remove(at: $0) }
    }
    withExtendedLifetime(gone) {}
  }

  var isOver: Bool { lock.withLock { ending != nil } }

  deinit { for upstream in upstreams { upstream.cancel() } }
}

/// A subscriber of a subject, whose type is hidden.
class Seat<Output, Failure: Error> {
  func take(_ value: Output) {}
  func end(_ completion: Subscribers.Completion<Failure>) {}
}

/// The subscription of a subject's subscriber. Values for which there is no demand are dropped,
/// except that a subscriber is owed the current value of a `CurrentValueSubject`.
private final class SubjectLink<Downstream: Subscriber>:
  Seat<Downstream.Input, Downstream.Failure>, Subscription, @unchecked Sendable
{
  private let outlet: Outlet<Downstream>
  private weak var audience: Audience<Downstream.Input, Downstream.Failure>?
  private let lock = NSLock()
  private var owed: (() -> Downstream.Input)?
  private var owesAlways = false

  init(
    _ downstream: Downstream, _ audience: Audience<Downstream.Input, Downstream.Failure>
  ) {
    outlet = Outlet(downstream)
    self.audience = audience
  }

  func begin() { outlet.begin(self) }

  func owe(_ value: @escaping () -> Downstream.Input) {
    lock.withLock { (owed, owesAlways) = (value, true) }
  }

  override func take(_ value: Downstream.Input) {
    guard !outlet.offerIfWanted(value) else { return lock.withLock { owed = nil } }
    lock.withLock { if owesAlways { owed = { value } } }
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    outlet.finish(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "A subscriber asks for at least one value.")
    let value = lock.withLock { () -> (() -> Downstream.Input)? in
      defer { owed = nil }
      return owed
    }
    if let value {
      // Waits for the demand that comes next.
      outlet.offer(value())
    }
    outlet.request(demand)
  }

  func cancel() {
    outlet.cancel()
    audience?.dismiss(self)
  }
}
