/// Objects that are equal only to themselves: touches and events, which are no NSObjects here, as many
/// of them are made and compared in every frame.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  public nonisolated static func == (left: Self, right: Self) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
