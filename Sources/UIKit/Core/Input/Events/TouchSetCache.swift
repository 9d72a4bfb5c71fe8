/// The sets in which touches are passed to views. The last set is cached: while the same fingers
/// move, no new one is built.
@MainActor
struct TouchSetCache {
  private var set: Set<UITouch> = []
  /// The touches of the set in their order: comparing them takes less time than looking each up.
  private var touches: [UITouch] = []

  /// Returns the set of the touches that `touch` returns for `0..<count`.
  // Inlined, so that no reference is counted to the touches that are only compared.
  @inline(__always)
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

/// Objects that are equal only to themselves: touches and events. These are no `NSObject`s here,
/// as many of them are made and compared in every frame.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  public nonisolated static func == (left: Self, right: Self) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
