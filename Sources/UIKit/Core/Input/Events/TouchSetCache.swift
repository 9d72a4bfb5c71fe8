/// Makes the sets that touches are handed on in, and keeps the last one: while the same fingers move,
/// no set is built anew.
@MainActor
struct TouchSetCache {
  private var set: Set<UITouch> = []
  /// Its touches as they were given: comparing them takes less than looking each up.
  private var touches: [UITouch] = []

  /// The set of those that `touch` gives for `0..<count`.
  mutating func set(count: Int, _ touch: (Int) -> UITouch?) -> Set<UITouch> {
    var found = 0
    var isKnown = true
    for index in 0..<count {
      guard let touch = touch(index) else { continue }
      isKnown = isKnown && found < touches.count && touches[found] === touch
      found += 1
    }
    if !isKnown || found != touches.count {
      touches = []
      for index in 0..<count {
        if let touch = touch(index) { touches.append(touch) }
      }
      set = Set(touches)
    }
    return set
  }

  mutating func removeAll() {
    set = []
    touches = []
  }
}

/// Objects that are equal only to themselves: touches and events, which are no NSObjects here, as many
/// of them are made and compared in every frame.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  public nonisolated static func == (left: Self, right: Self) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
