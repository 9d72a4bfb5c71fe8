// These belong to no actor, although only code of the main actor calls them. If a closure of the
// main actor is passed to the standard library, each call checks that it runs there, which takes
// longer than counting a reference.
extension Array where Element: AnyObject {
  /// Calls `body` with each object, without counting a reference to it. The array retains the
  /// objects meanwhile, whatever `body` does to the variable that the array came from.
  @inline(__always)
  func forEachKept(_ body: (Element) -> Void) {
    withExtendedLifetime(self) {
      for index in indices { Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body) }
    }
  }
}

/// Calls `body` with an object, without counting a reference to it. The caller must retain the
/// object meanwhile, with `keep`.
@inline(__always)
func use<Object: AnyObject>(_ object: Unmanaged<Object>, _ body: (Object) -> Void) {
  object._withUnsafeGuaranteedRef(body)
}

/// Extends the lifetime of a value, and of what it retains, up to this call.
@inline(__always)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
