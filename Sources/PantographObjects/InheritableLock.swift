import Foundation

/// A lock that a class can inherit. On Linux, no class can inherit Foundation's `NSLock`: the
/// compiler cannot read all of its members.
open class InheritableLock: NSObject, NSLocking, @unchecked Sendable {
  private let inner = NSLock()

  open var name: String? {
    get { inner.name }
    set { inner.name = newValue }
  }

  public override init() { super.init() }

  open func lock() { inner.lock() }
  open func unlock() { inner.unlock() }
  open func `try`() -> Bool { inner.try() }
  open func lock(before limit: Date) -> Bool { inner.lock(before: limit) }
}

/// A recursive lock that a class can inherit, in place of Foundation's `NSRecursiveLock`.
open class InheritableRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  private let inner = NSRecursiveLock()

  open var name: String? {
    get { inner.name }
    set { inner.name = newValue }
  }

  public override init() { super.init() }

  open func lock() { inner.lock() }
  open func unlock() { inner.unlock() }
  open func `try`() -> Bool { inner.try() }
  open func lock(before limit: Date) -> Bool { inner.lock(before: limit) }
}
