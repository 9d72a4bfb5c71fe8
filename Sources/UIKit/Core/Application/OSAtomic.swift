// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Synchronization

// Darwin's older operations on numbers that several threads change. They return the new number.

@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(1, value)
}

@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(-1, value)
}

@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  AtomicNumbers.lock.withLock { _ in
    value.pointee &+= amount
    return value.pointee
  }
}

/// Stores `new` if the number is `old`, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  AtomicNumbers.lock.withLock { _ in
    guard value.pointee == old else { return false }
    value.pointee = new
    return true
  }
}

@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(1, value)
}

@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(-1, value)
}

/// One lock for all numbers, as the operations are short.
private enum AtomicNumbers {
  static let lock = Mutex(())
}
