import Foundation

extension Publishers {
  /// A publisher of a sequence's elements.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let link = SequenceLink(subscriber, sequence.makeIterator())
      subscriber.receive(subscription: link)
      link.finishIfEmpty()
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Sends elements as the subscriber asks for them.
private final class SequenceLink<Iterator: IteratorProtocol, Downstream: Subscriber>:
  Subscription, @unchecked Sendable
where Iterator.Element == Downstream.Input {
  private let lock = NSLock()
  private var iterator: Iterator
  private var next: Iterator.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ downstream: Downstream, _ iterator: Iterator) {
    self.downstream = downstream
    self.iterator = iterator
    next = self.iterator.next()
  }

  func finishIfEmpty() {
    lock.lock()
    guard next == nil, !isSending, let downstream else { return lock.unlock() }
    self.downstream = nil
    lock.unlock()
    downstream.receive(completion: .finished)
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    guard !isSending else { return lock.unlock() }
    isSending = true
    while let downstream, let value = next, demand > 0 {
      demand -= 1
      next = iterator.next()
      lock.unlock()
      let more = downstream.receive(value)
      lock.lock()
      demand += more
    }
    isSending = false
    lock.unlock()
    finishIfEmpty()
  }

  func cancel() {
    let gone = lock.withLock { () -> Downstream? in
      defer { downstream = nil }
      return downstream
    }
    withExtendedLifetime(gone) {}
  }
}
