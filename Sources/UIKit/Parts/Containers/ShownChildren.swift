extension UINavigationController: ShowsOneChild, GoesBack {
  var shownChild: UIViewController? { topViewController }

  func wayBack(from child: UIViewController) -> (any DrivenChange)? {
    topViewController === child ? EdgePop(navigationController: self) : nil
  }
}

extension UITabBarController: ShowsOneChild {
  var shownChild: UIViewController? { selectedViewController }
}
