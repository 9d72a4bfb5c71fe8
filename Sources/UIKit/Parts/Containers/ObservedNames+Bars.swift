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
    ObservedNames(
      UINavigationBar.self,
      [
        "prefersLargeTitles": \UINavigationBar.prefersLargeTitles,
        "barTintColor": \UINavigationBar.barTintColor,
      ]),
    ObservedNames(
      UINavigationItem.self,
      [
        "title": \UINavigationItem.title, "titleView": \UINavigationItem.titleView,
        "prompt": \UINavigationItem.prompt, "hidesBackButton": \UINavigationItem.hidesBackButton,
        "leftBarButtonItem": \UINavigationItem.leftBarButtonItem,
        "leftBarButtonItems": \UINavigationItem.leftBarButtonItems,
        "rightBarButtonItem": \UINavigationItem.rightBarButtonItem,
        "rightBarButtonItems": \UINavigationItem.rightBarButtonItems,
        "largeTitleDisplayMode": \UINavigationItem.largeTitleDisplayMode,
      ]),
    ObservedNames(
      UIBarItem.self,
      [
        "title": \UIBarItem.title, "isEnabled": \UIBarItem.isEnabled, "image": \UIBarItem.image,
      ]),
    ObservedNames(
      UITabBarItem.self,
      [
        "badgeValue": \UITabBarItem.badgeValue, "selectedImage": \UITabBarItem.selectedImage,
      ]),
    ObservedNames(
      UITabBar.self, ["items": \UITabBar.items, "selectedItem": \UITabBar.selectedItem]),
  ]
}
