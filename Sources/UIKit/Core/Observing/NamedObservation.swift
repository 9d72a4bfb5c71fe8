import Foundation

/// An observer of properties by their names. `NSObject`s that are no responders adopt it;
/// responders have the method already.
@preconcurrency @MainActor
public protocol KeyPathObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension UIResponder: KeyPathObserver {}

extension KeyValueObservable {
  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` at every change of the
  /// property. Neither object is retained, and the observation ends with either of them.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: any KeyPathObserver, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    NamedListener(self, keyPath, observer, options, context).begin()
  }

  /// Ends the latest observation of the property by the observer.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: any KeyPathObserver, forKeyPath keyPath: String) {
    NamedListener.end { $0.isOf(self, keyPath, by: observer) }
  }

  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: any KeyPathObserver, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedListener.end { $0.isOf(self, keyPath, by: observer) && $0.context == context }
  }

  /// Adds an observer that is typed as `NSObject` only. It must be a responder or a
  /// `KeyPathObserver`.
  @_disfavoredOverload @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    guard let observer = observer as? any KeyPathObserver else {
      Misuse.stop("\(type(of: observer)) observes \(keyPath): have it adopt KeyPathObserver")
    }
    NamedListener(self, keyPath, observer, options, context).begin()
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    guard let observer = observer as? any KeyPathObserver else { return }
    NamedListener.end { $0.isOf(self, keyPath, by: observer) }
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    guard let observer = observer as? any KeyPathObserver else { return }
    NamedListener.end { $0.isOf(self, keyPath, by: observer) && $0.context == context }
  }

  /// Announces a change of a property that is neither this library's nor `@Dynamic` to its
  /// observers by name.
  public func willChangeValue(forKey key: String) {
    nonisolated(unsafe) let object = self as AnyObject
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { PropertyObservers.announce(object, NamedListener.byHand(key)) }
  }

  public func didChangeValue(forKey key: String) {
    nonisolated(unsafe) let object = self as AnyObject
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { PropertyObservers.endAnnounced(object, NamedListener.byHand(key)) }
  }
}

/// A listener to a property by its name.
@MainActor
final class NamedListener: PropertyListener {
  private weak var object: (any NSObjectProtocol)?
  private weak var observer: (any KeyPathObserver)?
  /// The identities of both objects. An object in its `deinit` has no weak references any more,
  /// but may still remove an observer.
  private let identities: (object: ObjectIdentifier, observer: ObjectIdentifier)
  private let keyPath: String
  private let options: NSKeyValueObservingOptions
  let context: UnsafeMutableRawPointer?
  private var old: Any?
  private var new: Any?

  /// The active listeners. Nobody else retains their observations.
  private static var begun: [(listener: NamedListener, observation: PropertyObservation)] = []

  init(
    _ object: any NSObjectProtocol, _ keyPath: String, _ observer: any KeyPathObserver,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    self.object = object
    self.observer = observer
    identities = (ObjectIdentifier(object), ObjectIdentifier(observer))
    self.keyPath = keyPath
    self.context = context
    self.options = options
  }

  func begin() {
    Self.endForgotten()
    let observation = PropertyObservation(self)
    Self.begun.append((self, observation))
    observation.begin()
    if observation.isDeaf, let object {
      DeafObservations.warn(of: object, "“\(keyPath)”")
    }
  }

  static func byHand(_ key: String) -> String { "\\" + key }

  /// Calls the observers of a property for a change of some elements of its array.
  static func announce(
    _ kind: NSKeyValueChange, at indexes: IndexSet, of object: AnyObject, _ keyPath: String,
    new: [Any]?, old: [Any]?
  ) {
    for (listener, _) in begun
    where listener.keyPath == keyPath && listener.identities.object == ObjectIdentifier(object) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue, .indexesKey: indexes]
      if listener.options.contains(.new) { change[.newKey] = new }
      if listener.options.contains(.old) { change[.oldKey] = old }
      listener.observer?.observeValue(
        forKeyPath: keyPath, of: object, change: change, context: listener.context)
    }
  }

  func isOf(_ object: AnyObject, _ keyPath: String, by observer: AnyObject) -> Bool {
    identities == (ObjectIdentifier(object), ObjectIdentifier(observer))
      && self.keyPath == keyPath
  }

  /// Ends the latest matching observation.
  static func end(_ isMeant: (NamedListener) -> Bool) {
    guard let index = begun.lastIndex(where: { isMeant($0.listener) }) else {
      return Misuse.warn("an observer is to be removed that was not added")
    }
    begun.remove(at: index).observation.end()
  }

  /// Ends the observations whose object or observer is gone.
  private static func endForgotten() {
    for (listener, observation) in begun where listener.isForgotten { observation.end() }
    begun.removeAll { $0.observation.isOver }
  }

  private var isForgotten: Bool { object == nil || observer == nil }

  func hears(of keyPath: AnyKeyPath) -> Bool { false }

  func readNew() { new = read() }

  func keepOld() {
    if options.contains(.old) { old = read() }
    if options.contains(.prior) { send(old: old, isPrior: true) }
  }

  func tell() {
    send(new: new, old: old)
    (old, new) = (nil, nil)
  }

  func tellInitial() {
    if options.contains(.initial) { send(new: new) }
    new = nil
  }

  private func read() -> Any {
    guard let object else { return NSNull() }
    return NamedProperties.value(of: object, keyPath)
  }

  private func send(new: Any? = nil, old: Any? = nil, isPrior: Bool = false) {
    guard let object, let observer else { return Self.endForgotten() }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new), !isPrior { change[.newKey] = new }
    if options.contains(.old) { change[.oldKey] = old }
    if isPrior { change[.notificationIsPriorKey] = true }
    observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}
