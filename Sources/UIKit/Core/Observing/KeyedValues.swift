import Foundation

extension UIView {
  /// Returns the value of a property by its name, such as `frame` or `layer.cornerRadius`; nil for
  /// an unknown name.
  public func value(forKeyPath keyPath: String) -> Any? {
    let value = NamedProperties.value(of: self, keyPath)
    return value is NSNull ? nil : value
  }

  /// Returns the value of a property by its name; nil for an unknown name.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

// The classes whose getters have selectors.
extension UIResponder: NamedGetting {}
extension UIGestureRecognizer: NamedGetting {}
extension NSLayoutConstraint: NamedGetting {}

extension NamedGetting {
  func hasProperty(_ name: String) -> Bool { NamedProperties.has(name, self) }

  func property(_ name: String) -> Any { NamedProperties.value(of: self, name) }
}

extension NSCoder {
  /// The object that was encoded with the key; nil if there is none.
  public func value(forKey key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(forKey: key) : nil
  }
}
