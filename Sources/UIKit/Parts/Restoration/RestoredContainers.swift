import Foundation

extension UINavigationController: RestoresChildren {
  var restorableChoice: Int? { nil }

  /// Sets the stack. Without any restored view controller, the present stack stays.
  func restore(_ children: [UIViewController], choice: Int?) {
    if !children.isEmpty { setViewControllers(children, animated: false) }
  }
}

extension UITabBarController: RestoresChildren {
  var restorableChoice: Int? { viewControllers?.isEmpty == false ? selectedIndex : nil }

  /// Selects the tab. The tabs themselves are those that the program has made.
  func restore(_ children: [UIViewController], choice: Int?) {
    if viewControllers?.isEmpty != false, !children.isEmpty { viewControllers = children }
    if let choice, choice < viewControllers?.count ?? 0 { selectedIndex = choice }
  }
}
