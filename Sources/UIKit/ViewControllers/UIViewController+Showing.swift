extension UIViewController {
  /// The nearest of this view controller and its ancestors that does the action in a way of its own
  /// and says that it can; nil when none does.
  public func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.handles(action), current.canPerformAction(action, withSender: sender) {
        return current
      }
      candidate = current.parent
    }
    return nil
  }

  // A method that was overridden cannot be told from one that was not. So what is not overridden asks
  // the parent, and with the last one's the search is over: whoever overrides it is found on the way.

  func passOn(_ action: Selector, _ viewController: UIViewController, sender: Any?) {
    var candidate = parent
    while let current = candidate, !current.canPerformAction(action, withSender: sender) {
      candidate = current.parent
    }
    guard let candidate else { return presentOnRoot(viewController) }
    if action == .show {
      candidate.show(viewController, sender: sender)
    } else {
      candidate.showDetailViewController(viewController, sender: sender)
    }
  }

  private func presentOnRoot(_ viewController: UIViewController) {
    guard let root = nearestWindow?.rootViewController else {
      return Misuse.warn(
        "\(type(of: viewController)) is not shown: \(type(of: self)) is in no window; show it from a"
          + " view controller that is")
    }
    var top = root
    while let presented = top.presentation.presented { top = presented }
    top.present(viewController, animated: true)
  }
}
