/// Identifies a contact between two bodies of a group, or a body and one of its boundaries.
package struct ContactKey: Hashable, Comparable, Sendable {
  package let group: Int
  package let first: Int
  /// The index of the second body, or the id of the boundary.
  package let second: Int
  package let isBoundary: Bool

  private var order: (Int, Int, Int, Int) { (group, isBoundary ? 1 : 0, first, second) }

  package static func < (left: ContactKey, right: ContactKey) -> Bool { left.order < right.order }
}

/// The beginning or end of a contact.
package struct ContactEvent: Hashable, Sendable {
  package let key: ContactKey
  package let hasBegun: Bool
  package let place: PlaneVector
}
