import Foundation
import PantographObjects

extension KeyValueObservable {
  /// Returns a proxy of the mutable array in a property. The proxy announces each of its changes,
  /// with the changed elements and their indexes, to the observers of the property by name.
  @preconcurrency @MainActor
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    guard let array = StoredValue.of(self, key) as? NSMutableArray else {
      Misuse.stop(
        "\(type(of: self)) has no NSMutableArray \(key) that mutableArrayValue(forKey:) can change:"
          + " declare the property as one")
    }
    return ObservedArray(array, of: self, key)
  }
}

/// The current value of a stored property that has a name.
private enum StoredValue {
  /// Finds the property in the object's class and its superclasses. The wrapper of a `@Dynamic`
  /// property has the property's name after an underscore.
  static func of(_ object: Any, _ name: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        if child.label == name { return child.value }
        if child.label == "_" + name, let wrapper = child.value as? any ValueWrapper {
          return wrapper.anyValue
        }
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

private protocol ValueWrapper {
  var anyValue: Any { get }
}

extension Dynamic: ValueWrapper {
  fileprivate var anyValue: Any { wrappedValue }
}

/// A mutable array that announces its changes as changes of an object's property.
private final class ObservedArray: NSMutableArray {
  private let array: NSMutableArray
  private let object: AnyObject
  private let key: String

  init(_ array: NSMutableArray, of object: AnyObject, _ key: String) {
    self.array = array
    self.object = object
    self.key = key
    super.init(capacity: 0)
  }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    array = NSMutableArray(objects: objects, count: count)
    (object, key) = (array, "")
    super.init(capacity: 0)
  }

  required convenience init(arrayLiteral elements: Any...) {
    let array = NSMutableArray(array: elements)
    self.init(array, of: array, "")
  }

  required convenience init?(coder: NSCoder) { nil }

  override var count: Int { array.count }

  override func object(at index: Int) -> Any { array.object(at: index) }

  override func insert(_ element: Any, at index: Int) {
    insert([element], at: [index])
  }

  override func add(_ element: Any) { insert(element, at: count) }

  override func addObjects(from elements: [Any]) {
    insert(elements, at: IndexSet(integersIn: count..<count + elements.count))
  }

  override func insert(_ elements: [Any], at indexes: IndexSet) {
    guard !indexes.isEmpty else { return }
    array.insert(elements, at: indexes)
    announce(.insertion, indexes, new: elements)
  }

  override func removeObject(at index: Int) { removeObjects(at: [index]) }

  override func removeLastObject() {
    if count > 0 { removeObject(at: count - 1) }
  }

  override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }

  override func removeObjects(in range: NSRange) {
    removeObjects(at: IndexSet(integersIn: range.location..<range.location + range.length))
  }

  override func removeObjects(at indexes: IndexSet) {
    guard !indexes.isEmpty else { return }
    let old = array.objects(at: indexes)
    array.removeObjects(at: indexes)
    announce(.removal, indexes, old: old)
  }

  override func replaceObject(at index: Int, with element: Any) {
    replaceObjects(at: [index], with: [element])
  }

  override func replaceObjects(at indexes: IndexSet, with elements: [Any]) {
    guard !indexes.isEmpty else { return }
    let old = array.objects(at: indexes)
    array.replaceObjects(at: indexes, with: elements)
    announce(.replacement, indexes, new: elements, old: old)
  }

  private func announce(
    _ kind: NSKeyValueChange, _ indexes: IndexSet, new: [Any]? = nil, old: [Any]? = nil
  ) {
    guard MainQueue.isCurrent else { return }
    let key = key
    nonisolated(unsafe) let (object, new, old) = (object, new, old)
    MainActor.assumeIsolated {
      NamedListener.announce(kind, at: indexes, of: object, key, new: new, old: old)
    }
  }
}
