extension ObservedNames {
  static let bars = [
    ObservedNames(
      UINavigationController.self,
      [
        "viewControllers": \UINavigationController.viewControllers,
        "topViewController": \UINavigationController.topViewController,
      ]),
    ObservedNames(
      UITabBarController.self,
      [
        "viewControllers": \UITabBarController.viewControllers,
        "selectedIndex": \UITabBarController.selectedIndex,
        "selectedViewController": \UITabBarController.selectedViewController,
      ]),
    ObservedNames(UINavigationItem.self, ["title": \UINavigationItem.title]),
    ObservedNames(
      UIBarItem.self, ["title": \UIBarItem.title, "isEnabled": \UIBarItem.isEnabled]),
    ObservedNames(UITabBarItem.self, ["badgeValue": \UITabBarItem.badgeValue]),
  ]
}
