import Foundation

extension UIResponder {
  /// Scrolls by a key. The scroll view is found along the responder chain from here: a view in the
  /// chain, or the first scroll view in the view of a view controller. Returns false if none
  /// scrolls.
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
