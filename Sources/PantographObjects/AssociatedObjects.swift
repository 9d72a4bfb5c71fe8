// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The memory rule by which a value is associated with an object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Stores an object weakly: the value is nil once the object is gone. Any other value is
  /// retained.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Stores a copy of an `NSCopying` value. Any other value is retained.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Returns the value that is associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(of: object as AnyObject, key)
}

/// Associates a value with an object for as long as the object lives; nil removes the value.
///
/// The key is an address, usually that of a static variable: `&AssociatedKeys.animator`.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.keep(value, with: object as AnyObject, key, policy)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.forget(object as AnyObject)
}

/// An object that stores its own associated values, so that they are released together with it.
package protocol AssociationOwner: AnyObject {
  nonisolated var associations: Associations? { get set }
}

/// The associated values of one object, by key.
package final class Associations {
  private var values: [UnsafeRawPointer: Association] = [:]

  private struct Association {
    let value: Any?
    weak var object: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
        self.value = nil
        object = value as AnyObject
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        self.value = (value as? any NSCopying)?.copy() ?? value
      case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
        self.value = value
      }
    }
  }

  /// The associated values of an object that is no `AssociationOwner`.
  private struct Guest {
    weak var object: AnyObject?
    let associations: Associations
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var guests: [ObjectIdentifier: Guest] = [:]
  /// The number of guests at which those whose object is gone are removed. The search visits every
  /// guest, so the limit grows with their number.
  nonisolated(unsafe) private static var mostGuests = fewGuests
  // Saves memory: a guest whose object is gone has no other effect.
  private static let fewGuests = 64

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.lock()
    defer { lock.unlock() }
    guard let association = existing(object)?.values[key] else { return nil }
    return association.value ?? association.object
  }

  static func keep(
    _ value: Any?, with object: AnyObject, _ key: UnsafeRawPointer,
    _ policy: objc_AssociationPolicy
  ) {
    let association = value.map { Association($0, policy) }
    lock.lock()
    // A value that is released here may set or remove associated values from its `deinit`, so it is
    // released after the lock.
    var gone: [Any] = []
    if let association {
      let associations = existing(object) ?? make(object, &gone)
      gone.append(associations.values.updateValue(association, forKey: key) as Any)
    } else {
      gone.append(existing(object)?.values.removeValue(forKey: key) as Any)
    }
    lock.unlock()
    withExtendedLifetime(gone) {}
  }

  static func forget(_ object: AnyObject) {
    lock.lock()
    let gone = existing(object)
    if let owner = object as? any AssociationOwner {
      owner.associations = nil
    } else {
      guests[ObjectIdentifier(object)] = nil
    }
    lock.unlock()
    withExtendedLifetime(gone) {}
  }

  private static func existing(_ object: AnyObject) -> Associations? {
    if let owner = object as? any AssociationOwner { return owner.associations }
    // An earlier object may have had the same address.
    guard let guest = guests[ObjectIdentifier(object)], guest.object === object else { return nil }
    return guest.associations
  }

  private static func make(_ object: AnyObject, _ gone: inout [Any]) -> Associations {
    let associations = Associations()
    if let owner = object as? any AssociationOwner {
      owner.associations = associations
      return associations
    }
    if guests.count < fewGuests || guests.count >= mostGuests {
      let left = guests.filter { $0.value.object == nil }
      gone.append(left)
      for key in left.keys { guests[key] = nil }
      mostGuests = max(fewGuests, 2 * guests.count)
    }
    let before = guests.updateValue(
      Guest(object: object, associations: associations), forKey: ObjectIdentifier(object))
    gone.append(before as Any)
    return associations
  }
}
