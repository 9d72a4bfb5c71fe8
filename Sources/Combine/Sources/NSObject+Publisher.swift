import Foundation
import PantographObjects

extension KeyValueObservable where Self: NSObject {
  /// A publisher of an observed property's values, which begins with the current one. Subscribe on
  /// the main thread.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Value, S.Failure == Never {
      let link = ObservingLink(subscriber)
      precondition(
        MainQueue.isCurrent, "Subscribe to a publisher of a property on the main thread.")
      nonisolated(unsafe) let (object, keyPath) = (object, keyPath)
      let options = options
      let observation = MainActor.assumeIsolated {
        object.observe(keyPath, options: options.subtracting(.initial)) { object, change in
          let isWanted = change.isPrior || !options.contains(.prior) || options.contains(.new)
          if isWanted { link.send(object[keyPath: keyPath]) }
        }
      }
      let first = options.contains(.initial) ? { object[keyPath: keyPath] } : nil
      link.begin(first: first) { observation.invalidate() }
    }
  }
}
