import QuartzCore

extension UIViewController {
  func findTarget(forAction action: Selector, sender: Any?) -> UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.does(action), current.canPerformAction(action, withSender: sender) {
        return current
      }
      candidate = current.parent
    }
    return nil
  }

  private func does(_ action: Selector) -> Bool {
    switch action {
    case .show: MethodOverride.show.isMade(by: type(of: self)) || handles(action)
    case .showDetail: MethodOverride.showDetail.isMade(by: type(of: self)) || handles(action)
    default: handles(action)
    }
  }

  /// Passes the action to the nearest ancestor that handles it. Without one, presents the view
  /// controller.
  func passOn(_ action: Selector, _ viewController: UIViewController, sender: Any?) {
    guard let target = parent?.targetViewController(forAction: action, sender: sender) else {
      return presentOnRoot(viewController)
    }
    if action == .show {
      target.show(viewController, sender: sender)
    } else {
      target.showDetailViewController(viewController, sender: sender)
    }
  }

  private func presentOnRoot(_ viewController: UIViewController) {
    guard let root = nearestWindow?.rootViewController else {
      TestPool.keep(viewController)
      return Misuse.warn(
        "\(type(of: viewController)) is not shown: \(type(of: self)) is in no window; show it from a"
          + " view controller that is")
    }
    var top = root
    while let presented = top.presentation.presented { top = presented }
    top.present(viewController, animated: true)
  }
}

extension Selector {
  /// The selector that iOS writes as `#selector(UIViewController.show(_:sender:))`.
  public static let show: Selector = "showViewController:sender:"
  /// The selector that iOS writes as
  /// `#selector(UIViewController.showDetailViewController(_:sender:))`.
  public static let showDetail: Selector = "showDetailViewController:sender:"
}
