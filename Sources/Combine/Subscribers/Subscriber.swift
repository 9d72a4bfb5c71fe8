/// A receiver of a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Receives the subscription, once, before anything else.
  func receive(subscription: any Subscription)
  /// Receives a value, and returns how many more values it takes than it asked for before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end, after which nothing else comes.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Permits the publisher to send more values.
  func request(_ demand: Subscribers.Demand)
}

/// A value that identifies a subscriber, a subscription or a subject.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// An identifier that is unique among the objects that exist.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let object: UInt

  /// Makes an identifier that no other value has.
  public init() {
    // The object is never released, so that no later object has its address.
    object = UInt(bitPattern: Unmanaged.passRetained(Mark()).toOpaque())
  }

  public init(_ obj: AnyObject) {
    object = UInt(bitPattern: Unmanaged.passUnretained(obj).toOpaque())
  }

  public var description: String { "0x" + String(object, radix: 16) }

  private final class Mark {}
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let begin: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  public init<S>(_ subscriber: S)
  where S: Subscriber, S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    begin = { subscriber.receive(subscription: $0) }
    take = { subscriber.receive($0) }
    end = { subscriber.receive(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    begin = receiveSubscription ?? { _ in }
    take = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { begin(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { take(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
