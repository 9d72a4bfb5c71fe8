extension UIResponder {
  // As NSObject has them, which ours is not: its initializer belongs to no actor.

  public nonisolated func isKind(of aClass: AnyClass) -> Bool { ObjectKind.is(self, aClass) }
  public nonisolated func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
  public nonisolated func isEqual(_ object: Any?) -> Bool { ObjectKind.same(self, object) }
}

extension UIGestureRecognizer {
  public nonisolated func isKind(of aClass: AnyClass) -> Bool { ObjectKind.is(self, aClass) }
  public nonisolated func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
  public nonisolated func isEqual(_ object: Any?) -> Bool { ObjectKind.same(self, object) }
}

extension CALayer {
  public nonisolated func isKind(of aClass: AnyClass) -> Bool { ObjectKind.is(self, aClass) }
  public nonisolated func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
  public nonisolated func isEqual(_ object: Any?) -> Bool { ObjectKind.same(self, object) }
}

/// Answers what a class of NSObject answers of itself.
enum ObjectKind {
  static func `is`(_ object: AnyObject, _ other: AnyClass) -> Bool {
    var next: AnyClass? = type(of: object)
    while let current = next {
      if current == other { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  static func same(_ object: AnyObject, _ other: Any?) -> Bool {
    (other as AnyObject?).map { $0 === object } ?? false
  }
}
