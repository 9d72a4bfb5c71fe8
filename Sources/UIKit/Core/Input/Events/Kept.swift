// Of no actor, though only the main actor's code calls them: a closure of the main actor's that is handed
// to the standard library is asked at each call whether it runs there, which takes longer than counting.
extension Array where Element: AnyObject {
  /// Goes through its objects without counting a reference to each: the array keeps them all the while,
  /// whatever `body` does to the variable that it came from.
  @inline(__always)
  func forEachKept(_ body: (Element) -> Void) {
    withExtendedLifetime(self) {
      for index in indices { Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body) }
    }
  }
}

/// Uses an object without counting a reference to it; the caller keeps it all the while, by `keep`.
@inline(__always)
func use<Object: AnyObject>(_ object: Unmanaged<Object>, _ body: (Object) -> Void) {
  object._withUnsafeGuaranteedRef(body)
}

/// Lets what the value keeps live up to here.
@inline(__always)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
