/// Two bodies of a group, or a body and one of its boundaries, in contact.
package struct ContactKey: Hashable, Comparable, Sendable {
  package let group: Int
  package let first: Int
  /// A body, or a boundary's id.
  package let second: Int
  package let isBoundary: Bool

  private var order: (Int, Int, Int, Int) { (group, isBoundary ? 1 : 0, first, second) }

  package static func < (left: ContactKey, right: ContactKey) -> Bool { left.order < right.order }
}

/// Something begins or ends to touch something.
package struct ContactEvent: Hashable, Sendable {
  package let key: ContactKey
  package let hasBegun: Bool
  package let place: PlaneVector
}
