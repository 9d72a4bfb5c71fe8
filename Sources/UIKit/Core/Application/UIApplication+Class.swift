import Foundation

// Extensions of applications reach the application through its class, as its property is closed to them.
extension UIApplication {
  private static let names: Set<String> = ["shared", "sharedApplication"]

  /// Whether the class has a method of that name: `sharedApplication` alone.
  public class func responds(to aSelector: Selector!) -> Bool {
    names.contains(aSelector?.description ?? "")
  }

  /// The application, for the selector `sharedApplication`; nil for others.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>? {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }

  /// The application, or a value of a property of its: `sharedApplication.keyWindow`.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let words = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = words.first, names.contains(first) else { return nil }
    return words.count == 1 ? shared : shared.value(forKeyPath: words[1])
  }

  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
