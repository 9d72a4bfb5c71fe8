extension UIViewController {
  public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

  public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var candidate = parent
    while let current = candidate {
      if let container = current as? Container { return container }
      candidate = current.parent
    }
    return nil
  }
}
