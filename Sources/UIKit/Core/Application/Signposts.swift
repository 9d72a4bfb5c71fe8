import Foundation

/// The identity of an interval that signposts mark.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identity that no other call returns.
  public init(log: OSLog) { rawValue = SignpostNumbers.next() }

  /// Creates the identity of an object: the same one for each call with the object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identity of intervals that never overlap. Apple's value.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// Apple's values for identities that mark nothing.
  public static let null = OSSignpostID(0)
  public static let invalid = OSSignpostID(.max)

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// The part of an interval that a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

/// The numbers of identities that belong to no object.
private enum SignpostNumbers {
  private static let last = OSAllocatedUnfairLock(initialState: UInt64(0))

  static func next() -> UInt64 {
    last.withLock { number in
      number += 1
      return number
    }
  }
}

/// Marks the beginning or the end of an interval, or a moment.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { inert("no tool reads signposts") }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) { inert("no tool reads signposts") }
