/// Gives contacts their numbers, each once.
@frozen
public struct ContactIDSource: Hashable, Sendable {
  @usableFromInline var last: UInt32 = 0

  @inlinable
  public init() {}

  /// The next number, which nothing has had before.
  @inlinable
  public mutating func next() -> ContactID {
    last &+= 1
    return ContactID(rawValue: last)
  }
}
