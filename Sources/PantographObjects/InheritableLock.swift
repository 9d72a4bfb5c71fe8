import Foundation

/// A lock that a class can inherit. On Linux, no class can inherit Foundation's `NSLock`: the
/// compiler cannot read all of its members.
open class InheritableLock: NSObject, NSLocking, @unchecked Sendable {
  private let inner = NSLock()

  /// The name of the lock, for its users.
  open var name: String? {
    get { inner.name }
    set { inner.name = newValue }
  }

  /// Creates an unlocked lock.
  public override init() { super.init() }

  /// Waits until the lock is free, and locks it.
  open func lock() { inner.lock() }
  /// Unlocks the lock.
  open func unlock() { inner.unlock() }
  /// Locks the lock if it is free. Returns whether it did.
  open func `try`() -> Bool { inner.try() }
  /// Waits for the lock until a time. Returns whether it is locked now.
  open func lock(before limit: Date) -> Bool { inner.lock(before: limit) }
}

/// A recursive lock that a class can inherit, in place of Foundation's `NSRecursiveLock`.
open class InheritableRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  private let inner = NSRecursiveLock()

  /// The name of the lock, for its users.
  open var name: String? {
    get { inner.name }
    set { inner.name = newValue }
  }

  /// Creates an unlocked lock.
  public override init() { super.init() }

  /// Waits until the lock is free, and locks it.
  open func lock() { inner.lock() }
  /// Unlocks the lock.
  open func unlock() { inner.unlock() }
  /// Locks the lock if it is free. Returns whether it did.
  open func `try`() -> Bool { inner.try() }
  /// Waits for the lock until a time. Returns whether it is locked now.
  open func lock(before limit: Date) -> Bool { inner.lock(before: limit) }
}
