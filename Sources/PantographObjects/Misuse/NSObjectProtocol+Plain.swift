import Foundation

// Delegates and animators conform to `NSObjectProtocol`, as on iOS. These defaults let a Swift
// class that is no `NSObject` conform without implementing its members.
extension NSObjectProtocol {
  public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public var hash: Int { ObjectIdentifier(self).hashValue }
  public func `self`() -> Self { self }
  public func isProxy() -> Bool { false }
  public var description: String { ObjectText.of(self) }
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  public func isKind(of aClass: AnyClass) -> Bool {
    var next: AnyClass? = type(of: self)
    while let current = next {
      if current == aClass { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}
