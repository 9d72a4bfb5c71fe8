import Foundation

extension UIView {
  /// The value of a property by its name, as `frame` or `layer.cornerRadius`; nil where that name is not known.
  public func value(forKeyPath keyPath: String) -> Any? {
    let value = NamedProperties.value(of: self, keyPath)
    return value is NSNull ? nil : value
  }

  /// The value of a property by its name; nil where that name is not known.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
