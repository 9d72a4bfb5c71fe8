/// Gives contacts their numbers, each once.
@frozen
public struct ContactIDSource: Hashable, Sendable {
  @usableFromInline var last: UInt32 = 0

  @inlinable
  public init() {}

  @inlinable
  public mutating func next() -> ContactID {
    last &+= 1
    return ContactID(rawValue: last)
  }
}
