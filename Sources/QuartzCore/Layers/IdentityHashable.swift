/// Objects that are equal only to themselves, as those below NSObject are on iOS.
///
/// Ours are not NSObjects: its initializer belongs to no actor, and views belong to the main one.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  public nonisolated static func == (left: Self, right: Self) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
