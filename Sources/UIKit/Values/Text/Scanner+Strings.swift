import Foundation

// The methods of `Scanner` with the type that its results have on Apple's systems. Foundation on
// Linux takes a pointer to a `String` instead, and is preferred where both fit.
extension Scanner {
  @_disfavoredOverload
  @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.store(scanString(string), in: result)
  }

  @_disfavoredOverload
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.store(scanUpToString(string), in: result)
  }

  @_disfavoredOverload
  @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    Self.store(scanCharacters(from: set), in: result)
  }

  @_disfavoredOverload
  @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    Self.store(scanUpToCharacters(from: set), in: result)
  }

  /// A scan that finds nothing leaves the variable as it is.
  private static func store(
    _ found: String?, in result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let found else { return false }
    result?.pointee = NSString(string: found)
    return true
  }
}
