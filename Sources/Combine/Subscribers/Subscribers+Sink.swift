import Foundation

extension Subscribers {
  /// A subscriber that takes every value at once.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    public var receiveValue: (Input) -> Void { take }
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { end }

    private let take: (Input) -> Void
    private let end: (Subscribers.Completion<Failure>) -> Void
    private let link = SubscriptionSlot()

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      take = receiveValue
      end = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      link.fill(subscription)?.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      if !link.isOver { take(value) }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      if link.end() { end(completion) }
    }

    public func cancel() { link.cancel() }
  }

  /// A subscriber that sets a property to every value.
  public final class Assign<Root, Input>: Subscriber, Cancellable, @unchecked Sendable {
    public typealias Failure = Never

    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let link = SubscriptionSlot()

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      link.fill(subscription)?.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      if !link.isOver { object?[keyPath: keyPath] = value }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      if link.end() { object = nil }
    }

    public func cancel() {
      link.cancel()
      object = nil
    }
  }
}

extension Publisher {
  /// Calls the closures with every value and with the end, until the returned object is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls the closure with every value, until the returned object is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object, which is retained meanwhile, to every value.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
