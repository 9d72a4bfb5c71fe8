import Foundation

extension UIResponder {
  /// The scroll view that keys scroll which this responder and those after it leave: it or one around it, or the
  /// first in a view controller's view.
  func scrolls(by key: UIKey) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if (current as? UIView)?.scrolling?.scroll(by: key) == true { return true }
      if let view = (current as? UIViewController)?.viewIfLoaded, view.firstScroll(by: key) {
        return true
      }
      responder = current.next
    }
    return false
  }
}

extension UIView {
  fileprivate func firstScroll(by key: UIKey) -> Bool {
    if scrolling?.scroll(by: key) == true { return true }
    return subviews.contains { !$0.isHidden && $0.firstScroll(by: key) }
  }
}
