import Foundation

// Extensions of applications cannot use `shared`. They get the application by name from its class.
extension UIApplication {
  private static let names: Set<String> = ["shared", "sharedApplication"]

  /// Whether the class has a method with the selector's name: true for `shared` and
  /// `sharedApplication`.
  public class func responds(to aSelector: Selector!) -> Bool {
    names.contains(aSelector?.description ?? "")
  }

  /// Returns the application for the selectors `shared` and `sharedApplication`; nil for others.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>? {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }

  /// Returns the application, or the value of one of its properties, as in
  /// `sharedApplication.keyWindow`.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let words = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = words.first, names.contains(first) else { return nil }
    return words.count == 1 ? shared : shared.value(forKeyPath: words[1])
  }

  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
