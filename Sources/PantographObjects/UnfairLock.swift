// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// A lock that one thread has at a time. Its value may be copied only before its first use.
public struct os_unfair_lock {
  fileprivate let lock = NSLock()

  public init() {}
}

/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
public typealias os_unfair_lock_s = os_unfair_lock

/// Waits until the lock is free and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }
/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }

/// Takes the lock if it is free. Returns false if another thread has it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }

/// A lock together with the state that it protects.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let own = NSLock()
  private var state: State

  public init(uncheckedState initialState: State) { state = initialState }

  public convenience init(initialState: State) where State: Sendable {
    self.init(uncheckedState: initialState)
  }

  /// Calls the function with the state while the lock is taken.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    own.lock()
    defer { own.unlock() }
    return try body(&state)
  }

  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }

  /// Calls the function if the lock is free; otherwise returns nil.
  public func withLockIfAvailable<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    guard own.try() else { return nil }
    defer { own.unlock() }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public convenience init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is free and takes it.
  public func lock() { own.lock() }
  /// Gives the lock back.
  public func unlock() { own.unlock() }
  public func lockIfAvailable() -> Bool { own.try() }
}
