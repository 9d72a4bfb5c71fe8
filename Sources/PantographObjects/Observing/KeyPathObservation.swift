import Foundation

/// An `NSObject` whose properties can be observed by key paths.
///
/// Observers are called for the properties of this library that `docs/ios.md` lists, for `@Dynamic`
/// properties, and for properties whose class calls `willChangeValue(for:)` and
/// `didChangeValue(for:)`.
public protocol KeyValueObservable: NSObjectProtocol {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls the handler with every change of a property, even one to an equal value, until the
  /// returned observation is released or invalidated. The object is not retained. If nothing
  /// reports changes of the property, a warning names the property's type and the place of this
  /// call.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    file: StaticString = #fileID, line: UInt = #line,
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = PropertyObservation(
      KeyPathListener(self, keyPath, options, changeHandler))
    observation.begin()
    if observation.isDeaf {
      DeafObservations.warn(
        of: self, "a property of type \(Value.self)", observedIn: "\(file):\(line)")
    }
    return NSKeyValueObservation(observation)
  }

  /// Announces a change of a property that neither belongs to this library nor is `@Dynamic`. Has
  /// an effect on the main thread only.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    nonisolated(unsafe) let (object, path) = (self as AnyObject, keyPath as AnyKeyPath)
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      PropertyObservers.announce(object, PropertyObservers.byHand) { $0.listener.hears(of: path) }
    }
  }

  /// Ends the change that `willChangeValue(for:)` announced last, and calls the observers.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    nonisolated(unsafe) let object = self as AnyObject
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { PropertyObservers.endAnnounced(object, PropertyObservers.byHand) }
  }
}

/// Listens for changes of the property that a key path leads to.
@MainActor
final class KeyPathListener<Root: KeyValueObservable, Value>: PropertyListener {
  private weak var root: Root?
  private let keyPath: KeyPath<Root, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: @MainActor (Root, NSKeyValueObservedChange<Value>) -> Void
  private var old: Value?
  private var new: Value?

  init(
    _ root: Root, _ keyPath: KeyPath<Root, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping @MainActor (Root, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.root = root
    self.keyPath = keyPath
    self.handler = handler
    self.options = options
  }

  func readNew() {
    guard let root else { return }
    PropertyObservers.noteRead(root, PropertyObservers.byHand)
    new = root[keyPath: keyPath]
  }

  func keepOld() {
    guard let root else { return }
    if options.contains(.old) { old = root[keyPath: keyPath] }
    if options.contains(.prior) { handler(root, change(old: old, isPrior: true)) }
  }

  func tell() {
    let change = change(new: options.contains(.new) ? new : nil, old: old)
    (old, new) = (nil, nil)
    if let root { handler(root, change) }
  }

  func tellInitial() {
    let change = change(new: options.contains(.new) ? new : nil)
    new = nil
    if let root, options.contains(.initial) { handler(root, change) }
  }

  /// Key paths from a class and from its subclass are never equal. If reading the value reports no
  /// property, a path with another root class and the same type of value is taken for this one.
  func hears(of other: AnyKeyPath) -> Bool {
    if other == keyPath { return true }
    guard let root else { return false }
    let sources = PropertyObservers.sources { _ = root[keyPath: keyPath] }
    return sources.isEmpty && type(of: other).valueType == Value.self
      && type(of: other).rootType != Root.self
  }

  private func change(
    new: Value? = nil, old: Value? = nil, isPrior: Bool = false
  ) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: isPrior)
  }
}
