import Foundation

extension UIBarItem {
  /// Returns the value of a property by its name, or the view that shows the item for `view`; nil for an unknown name.
  public func value(forKey key: String) -> Any? {
    if key == "view" { return shownView }
    let value = NamedProperties.value(of: self, key)
    return value is NSNull ? nil : value
  }

  /// The view that shows the item now; nil if no bar shows it.
  private var shownView: UIView? {
    (self as? UIBarButtonItem).flatMap { $0.customView ?? $0.view }
  }
}
