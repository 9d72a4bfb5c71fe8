import Foundation

// These take an unbound method, such as `Card.keyboardCame`, in place of iOS's
// `#selector(keyboardCame(_:))`. An observer is referenced weakly.
extension NotificationCenter {
  /// Calls a method of `observer` with each notification of the given name.
  @preconcurrency @MainActor
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    observe(observer, name, object) { selector($0)($1) }
  }

  /// Calls a method of `observer` that takes no arguments, at each notification of the given name.
  @preconcurrency @MainActor
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector: @escaping @MainActor (Observer) -> @MainActor () -> Void,
    name: Notification.Name?, object: Any?
  ) {
    observe(observer, name, object) { observer, _ in selector(observer)() }
  }

  /// Calls the observer's method with the selector's name, which must be listed in its
  /// `interfaceActions`.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    guard let observer = observer as? any InterfaceActions else { return }
    observeByName(observer, selector, name, object)
  }

  @MainActor
  private func observeByName<Observer: InterfaceActions>(
    _ observer: Observer, _ selector: Selector, _ name: Notification.Name?, _ object: Any?
  ) {
    observe(observer, name, object) { $0.call(selector, sender: $1) }
  }

  /// Calls a method of `observer` that takes the notification as an `NSNotification`.
  @_disfavoredOverload @preconcurrency @MainActor
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector: @escaping @MainActor (Observer) -> @MainActor (NSNotification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    observe(observer, name, object) { observer, notification in
      selector(observer)(
        NSNotification(
          name: notification.name, object: notification.object, userInfo: notification.userInfo))
    }
  }

  /// Stops calling this observer's methods for the given name and sender; nil means all names, or
  /// all senders. May be called in `deinit`.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name: Notification.Name?, object: Any?
  ) {
    let tokens = NotificationTokens.taken(for: observer) {
      (name == nil || $0.name == name) && (object == nil || $0.sender == senderID(object))
    }
    for token in tokens { removeObserver(token as Any) }
  }

  private func senderID(_ object: Any?) -> ObjectIdentifier? {
    object.map { ObjectIdentifier($0 as AnyObject) }
  }

  /// Stops calling this observer's methods. Also takes the token of an observing closure. May be
  /// called in `deinit`.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    let tokens = NotificationTokens.taken(for: observer) { _ in true }
    for token in tokens { removeObserver(token as Any) }
    if tokens.isEmpty { removeObserver(observer as Any) }
  }

  @MainActor
  private func observe<Observer: AnyObject>(
    _ observer: Observer, _ name: Notification.Name?, _ object: Any?,
    _ call: @escaping @MainActor (Observer, Notification) -> Void
  ) {
    let held = HeldObserver(observer, call)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { held.send(notification) }
    }
    NotificationTokens.keep(
      ObserverToken(name: name, sender: senderID(object), token: token), for: observer)
  }
}

/// A caller of a method of an observer that it references weakly.
private final class HeldObserver: Sendable {
  let send: @MainActor (Notification) -> Void

  @MainActor
  init<Observer: AnyObject>(
    _ observer: Observer, _ call: @escaping @MainActor (Observer, Notification) -> Void
  ) {
    send = { [weak observer] notification in
      if let observer { call(observer, notification) }
    }
  }
}

/// The token that a notification center returned for an observing method.
private struct ObserverToken {
  let name: Notification.Name?
  let sender: ObjectIdentifier?
  let token: any NSObjectProtocol
}

/// The tokens of all observing methods, by their observer.
private enum NotificationTokens {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var tokens: [ObjectIdentifier: [ObserverToken]] = [:]

  static func keep(_ token: ObserverToken, for observer: AnyObject) {
    lock.withLock { tokens[ObjectIdentifier(observer), default: []].append(token) }
  }

  static func taken(for observer: AnyObject, where isTaken: (ObserverToken) -> Bool)
    -> [any NSObjectProtocol]
  {
    lock.withLock {
      let all = tokens.removeValue(forKey: ObjectIdentifier(observer)) ?? []
      let rest = all.filter { !isTaken($0) }
      if !rest.isEmpty { tokens[ObjectIdentifier(observer)] = rest }
      return all.filter(isTaken).map(\.token)
    }
  }
}
