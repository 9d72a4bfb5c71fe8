// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// How a value is kept with an object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// An object is not kept alive, and is nil once it is gone; any other value is kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept of what can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// What was kept with an object under a key; nil for nothing.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(of: object as AnyObject, key)
}

/// Keeps a value with an object as long as the object lives; nil takes it away.
///
/// The key is an address, usually that of a variable of its own: `&AssociatedKeys.animator`.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.keep(value, with: object as AnyObject, key, policy)
}

/// Takes away all that was kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.forget(object as AnyObject)
}

/// An object that holds what is kept with it, so that it goes when the object goes.
package protocol AssociationOwner: AnyObject {
  nonisolated var associations: Associations? { get set }
}

/// What is kept with one object, by key.
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

  /// What is kept with an object that has no place for it itself.
  private struct Guest {
    weak var object: AnyObject?
    let associations: Associations
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var guests: [ObjectIdentifier: Guest] = [:]
  /// Those that are gone are looked for when there are so many, as that takes time for each.
  nonisolated(unsafe) private static var mostGuests = fewGuests
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
    // What goes by this may keep and forget in its turn: it goes after the lock.
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
    // Another object may have been there before.
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
