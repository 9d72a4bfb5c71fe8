/// A property that publishes its values: `$name` is the publisher. It sends each new value before
/// the property has it.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    // swift-format-ignore: NoAccessorBlock
    set { fatalError() }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage) }
    set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      announce(object)
      object[keyPath: storageKeyPath].storage.set(newValue)
    }
  }

  private static func announce(_ object: AnyObject) {
    guard let object = object as? any ObservableObject else { return }
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }

  /// A publisher of the property's values, which begins with the current one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate var storage: Storage

    fileprivate init(_ storage: Storage) { self.storage = storage }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Value, S.Failure == Never {
      storage.subject.subscribe(subscriber)
    }

    fileprivate func assign(_ value: Value) { storage.set(value) }
  }

  /// The value, and a subject that is ahead of it while its subscribers are called.
  fileprivate final class Storage: @unchecked Sendable {
    let subject: CurrentValueSubject<Value, Never>
    var value: Value

    init(_ value: Value) {
      self.value = value
      subject = CurrentValueSubject(value)
    }

    func set(_ newValue: Value) {
      subject.send(newValue)
      value = newValue
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Sets a published property to every value, as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let target = published
    subscribe(Subscribers.Sink(receiveCompletion: { _ in }) { target.assign($0) })
  }
}
