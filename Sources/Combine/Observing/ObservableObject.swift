import Foundation
import PantographObjects

/// An object that announces changes of its `@Published` properties.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before each change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that belongs to this object.
  public var objectWillChange: ObservableObjectPublisher { .of(self) }
}

/// A publisher that sends before an object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Void, S.Failure == Never {
    subject.subscribe(subscriber)
  }

  public func send() { subject.send() }

  private static let lock = NSLock()
  /// Its address is the key under which an object stores its publisher.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = UnsafeRawPointer(key)
      if let made = objc_getAssociatedObject(object, key) as? ObservableObjectPublisher {
        return made
      }
      let new = ObservableObjectPublisher()
      objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
      return new
    }
  }
}
