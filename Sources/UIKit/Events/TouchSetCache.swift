/// Makes the sets that touches are handed on in, and keeps the last one: while the same fingers move,
/// no set is built anew.
@MainActor
struct TouchSetCache {
  private var set: Set<UITouch> = []

  /// The set of those that `touch` gives for `0..<count`.
  mutating func set(count: Int, _ touch: (Int) -> UITouch?) -> Set<UITouch> {
    var found = 0
    var isKnown = true
    for index in 0..<count {
      guard let touch = touch(index) else { continue }
      found += 1
      isKnown = isKnown && set.contains(touch)
    }
    if !isKnown || found != set.count {
      set = []
      for index in 0..<count {
        if let touch = touch(index) { set.insert(touch) }
      }
    }
    return set
  }

  mutating func removeAll() {
    set = []
  }
}
