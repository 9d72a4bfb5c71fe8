import Foundation
import QuartzCore

// These take the unbound method `Card.close` in place of iOS's `#selector(close)`, or the name of
// a method in the object's `interfaceActions`. Delays are in the window's time, like those of
// animations. Only the getters of properties that can be observed return a result.
extension NSObject {
  /// Calls a method, or returns the object that a property has. The object lives at least until a few
  /// more properties were read in this manner.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>! {
    let name = aSelector.description
    if let object = self as? any NamedGetting, object.hasProperty(name),
      !answersByAction(aSelector)
    {
      return ReadObjects.keep(object.property(name)).map(Unmanaged.passUnretained)
    }
    if !(self is any InterfaceActions),
      let own = OwnActions.named(aSelector.description, of: self)
    {
      own.call(self, object, nil)
    } else {
      named(aSelector).call(aSelector, sender: object)
    }
    return nil
  }

  @preconcurrency @MainActor
  public func perform<Owner: AnyObject>(
    _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
  ) {
    method(owner())()
  }

  /// Calls the method with false, as nothing is passed to it.
  @preconcurrency @MainActor
  public func perform<Owner: AnyObject>(
    _ method: @escaping @MainActor (Owner) -> @MainActor (Bool) -> Void
  ) {
    method(owner())(false)
  }

  @preconcurrency @MainActor
  public func perform<Owner: AnyObject, Sent>(
    _ method: @escaping @MainActor (Owner) -> @MainActor (Sent) -> Void, with object: Sent
  ) {
    method(owner())(object)
  }

  /// Calls the method after the delay, in seconds, and retains the object until then.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let method = named(aSelector)
    later(by: delay, key: aSelector) { method.call(aSelector, sender: anArgument) }
  }

  @preconcurrency @MainActor
  public func perform<Owner: AnyObject>(
    _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void, with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    let owner: Owner = owner()
    later(by: delay, key: ObjectIdentifier(type(of: method))) { method(owner)() }
  }

  @preconcurrency @MainActor
  public func perform<Owner: AnyObject, Sent>(
    _ method: @escaping @MainActor (Owner) -> @MainActor (Sent) -> Void, with anArgument: Sent,
    afterDelay delay: TimeInterval
  ) {
    let owner: Owner = owner()
    later(by: delay, key: ObjectIdentifier(type(of: method))) { method(owner)(anArgument) }
  }

  /// Cancels all delayed calls of this object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    LaterCalls.forget(aTarget as AnyObject) { _ in true }
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any? = nil
  ) {
    LaterCalls.forget(aTarget as AnyObject) { $0 == AnyHashable(aSelector) }
  }

  /// Cancels delayed calls of this method. Methods of one type cannot be distinguished: all of the
  /// same type are cancelled.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests<Owner: AnyObject>(
    withTarget aTarget: Any,
    selector method: @escaping @MainActor (Owner) -> @MainActor () -> Void,
    object anArgument: Any? = nil
  ) {
    let key = AnyHashable(ObjectIdentifier(type(of: method)))
    LaterCalls.forget(aTarget as AnyObject) { $0 == key }
  }

  /// Cancels delayed calls of this method, which takes an argument, and those of all other methods
  /// of the same type.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests<Owner: AnyObject, Sent>(
    withTarget aTarget: Any,
    selector method: @escaping @MainActor (Owner) -> @MainActor (Sent) -> Void,
    object anArgument: Any? = nil
  ) {
    let key = AnyHashable(ObjectIdentifier(type(of: method)))
    LaterCalls.forget(aTarget as AnyObject) { $0 == key }
  }

  // MARK: Inside

  @MainActor
  private func answersByAction(_ selector: Selector) -> Bool {
    (self as? any InterfaceActions)?.interfaceAction(named: selector.description) != nil
  }

  @MainActor
  private func named(_ action: Selector) -> any InterfaceActions {
    guard let object = self as? any InterfaceActions else {
      Misuse.stop("\(type(of: self)) has no action \(action): have it adopt InterfaceActions")
    }
    return object
  }

  private func owner<Owner: AnyObject>() -> Owner {
    guard let owner = self as? Owner else {
      Misuse.stop("\(type(of: self)) was to do a method of \(Owner.self)")
    }
    return owner
  }

  @MainActor
  private func later(
    by seconds: TimeInterval, key: AnyHashable, _ work: @escaping @MainActor () -> Void
  ) {
    LaterCalls.add(self, key: key, after: seconds, work)
  }
}

extension NSObjectProtocol {
  /// Calls a method of an object that is known by a protocol alone, such as a delegate.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any? = nil) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    return (self as? NSObject)?.perform(aSelector, with: object)
  }
}

/// The objects that properties returned last. On iOS an autorelease pool retains such objects.
@MainActor
private enum ReadObjects {
  private static let most = 16
  private static var last: [AnyObject] = []

  /// Retains the value of a property, and returns it; nil for none, and for a value that is no object.
  static func keep(_ value: Any) -> AnyObject? {
    guard type(of: value) is AnyClass, !(value is NSNull) else { return nil }
    last.append(value as AnyObject)
    if last.count > most { last.removeFirst() }
    return last.last
  }
}

/// The delayed calls that have not been made yet.
@MainActor
private enum LaterCalls {
  private struct Waiting {
    let object: AnyObject
    let key: AnyHashable
    let call: DelayedCall
  }

  private static var waiting: [Waiting] = []

  static func add(
    _ object: AnyObject, key: AnyHashable, after seconds: TimeInterval,
    _ work: @escaping @MainActor () -> Void
  ) {
    let call = DelayedCall()
    waiting.append(Waiting(object: object, key: key, call: call))
    call.start(after: seconds) {
      waiting.removeAll { $0.call === call }
      work()
    }
  }

  static func forget(_ object: AnyObject, where isMeant: (AnyHashable) -> Bool) {
    let gone = waiting.filter { $0.object === object && isMeant($0.key) }
    for one in gone { one.call.cancel() }
    waiting.removeAll { one in gone.contains { $0.call === one.call } }
  }
}
