import Foundation

/// The rules by which collections store their pointers.
public enum NSPointerFunctions {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Retains the objects.
    public static let strongMemory: Options = []
    /// Does not retain the objects.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Compares objects by identity, not by `isEqual(_:)`.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Copies objects that are added. Objects are stored as they are here.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { contains(.weakMemory) }
    var comparesPointers: Bool { contains(.objectPointerPersonality) }
  }
}

/// A set of objects, which it may hold weakly: an object that is gone is no longer in the set.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var entries: [ObjectEntry<ObjectType>] = []
  private let options: NSPointerFunctions.Options

  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
    super.init()
  }

  public convenience override init() { self.init(options: []) }

  /// Returns a table that does not retain its objects.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object, unless an equal one is in the set.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(ObjectEntry(object, options))
  }

  /// Removes the object that is equal to another.
  public func remove(_ object: ObjectType?) {
    entries.removeAll { entry in
      guard let own = entry.object, let object else { return entry.object == nil }
      return options.areEqual(own, object)
    }
  }

  public func removeAllObjects() { entries = [] }

  /// Returns whether the set has an object that is equal to another.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object of the set that is equal to another.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return allObjects.first { options.areEqual($0, object) }
  }

  /// The objects, in the order in which they were added.
  public var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// The first object; nil if the set is empty.
  public var anyObject: ObjectType? { allObjects.first }
  public var count: Int { allObjects.count }
  public var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A dictionary with objects as keys and values, each of which it may hold weakly.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private typealias Entry = (key: ObjectEntry<KeyType>, value: ObjectEntry<ObjectType>)
  private var entries: [Entry] = []
  private let ofKeys: NSPointerFunctions.Options
  private let ofValues: NSPointerFunctions.Options

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    (ofKeys, ofValues) = (keyOptions, valueOptions)
    super.init()
  }

  public convenience override init() { self.init(keyOptions: []) }

  /// Returns a table that retains keys and values.
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table that retains its values alone.
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Returns a table that retains its keys alone.
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Returns a table that retains neither keys nor values.
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Returns the value of a key; nil if there is none.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.object.map { ofKeys.areEqual($0, aKey) } ?? false }?.value.object
  }

  /// Sets the value of a key; nil removes it.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append((ObjectEntry(aKey, ofKeys), ObjectEntry(anObject, ofValues)))
  }

  /// Removes the value of a key.
  public func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in
      guard let key = entry.key.object, entry.value.object != nil else { return true }
      return aKey.map { ofKeys.areEqual(key, $0) } ?? false
    }
  }

  public func removeAllObjects() { entries = [] }

  private var living: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  public var count: Int { living.count }
  /// Returns the keys, in the order in which they were set.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.map(\.key)).objectEnumerator()
  }
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.value)).objectEnumerator()
  }
}

/// An object that is held strongly or weakly.
private struct ObjectEntry<Object: AnyObject> {
  private let held: Object?
  private weak var seen: Object?

  var object: Object? { held ?? seen }

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    held = options.isWeak ? nil : object
    seen = object
  }
}

extension NSPointerFunctions.Options {
  fileprivate func areEqual(_ one: AnyObject, _ other: AnyObject) -> Bool {
    if one === other { return true }
    guard !comparesPointers, let one = one as? NSObject, let other = other as? NSObject else {
      return false
    }
    return one.isEqual(other)
  }
}
