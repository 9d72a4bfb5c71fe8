// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Calls the closure. There is no autorelease pool on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Blocks until no other thread holds the object's lock, then holds it until `objc_sync_exit`.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).lock()
  return 0
}

@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).unlock()
  return 0
}

private enum ObjectLocks {
  nonisolated(unsafe) private static var key: UInt8 = 0
  private static let making = NSLock()

  static func lock(of object: AnyObject) -> NSRecursiveLock {
    making.lock()
    defer { making.unlock() }
    if let lock = objc_getAssociatedObject(object, &key) as? NSRecursiveLock { return lock }
    let lock = NSRecursiveLock()
    objc_setAssociatedObject(object, &key, lock, .OBJC_ASSOCIATION_RETAIN)
    return lock
  }
}
